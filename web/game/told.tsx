import { isRead } from "./hearing.ts";
import type { Play } from "./play.ts";
import { useView } from "./use-view.ts";

interface ToldProps {
  readonly play: Pick<Play, "opened">;
  readonly id?: string;
  readonly children: string;
}

/** A word of the screen's own. Our voice says it too, where it speaks: then no screen reader is told. */
export function Told({ play, id, children }: ToldProps) {
  return (
    <output id={id} aria-live={useView(play, isRead) ? "polite" : "off"}>
      {children}
    </output>
  );
}
