import { isRead } from "./hearing.ts";
import type { ReadyPlay } from "./open-play.ts";
import { useShown, useView } from "./use-view.ts";

interface ToldProps {
  readonly play: Pick<ReadyPlay, "opened" | "screen">;
  readonly id?: string;
  readonly children: string;
}

/** A word of the screen's own. Our voice says it too, where it speaks: then only fingers that read are told. */
export function Told({ play, id, children }: ToldProps) {
  const isForFingers = useShown(play.screen, ({ braille }) => braille);
  const isForReader = useView(play, isRead);
  return (
    <output id={id} aria-live={isForReader || isForFingers ? "polite" : "off"}>
      {children}
    </output>
  );
}
