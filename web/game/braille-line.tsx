import { isRead } from "./hearing.ts";
import type { Play } from "./play.ts";
import { useShown, useView } from "./use-view.ts";

/** The newest line for a braille display while our own voice speaks; where captions are read, they are it. */
export function BrailleLine({ play }: { readonly play: Pick<Play, "opened" | "picture"> }) {
  const isReadAnyway = useView(play, isRead);
  const newest = useShown(play.picture, ({ captions }) => captions.at(-1));
  return (
    <output className="visually-hidden" aria-label="Newest line" aria-live={isReadAnyway ? "off" : "polite"}>
      {/* A line of its own each time: the same words twice are told twice. */}
      {!isReadAnyway && newest !== undefined && (
        <span key={newest.id}>
          {newest.speaker === null ? newest.text : `${newest.speaker}: ${newest.text}`}
        </span>
      )}
    </output>
  );
}
