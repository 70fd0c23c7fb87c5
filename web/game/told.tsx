import type { PlayPicture } from "./play.ts";

interface ToldProps {
  readonly view: PlayPicture["view"];
  readonly id?: string;
  readonly children: string;
}

/** A word of the screen's own. Our voice says it too, where it speaks: then no screen reader is told. */
export function Told({ view, id, children }: ToldProps) {
  return (
    <output id={id} aria-live={isRead(view) ? "polite" : "off"}>
      {children}
    </output>
  );
}

/** What the game says reaches the player by reading alone. */
export function isRead(view: PlayPicture["view"]): boolean {
  return view !== null && (view.settings.output === "reader" || view.isVoiceLost);
}
