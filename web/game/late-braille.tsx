import { useEffect, useState, type RefObject } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { useShown } from "./use-view.ts";

interface LateBrailleProps {
  readonly play: ReadyPlay;
  readonly region: RefObject<HTMLElement | null>;
}

/** Few read by touch: what tells them is fetched when it is wanted, and misses none of the lines before it. */
export function LateBraille({ play, region }: LateBrailleProps) {
  const isOn = useShown(play.screen, ({ braille }) => braille);
  const [wasOn] = useState(isOn);
  const [late, setLate] = useState<typeof import("./late/braille-line.tsx") | null>(null);
  useEffect(() => {
    if (!isOn) return;
    // Where it does not come through, the captions are told as they are to any screen reader.
    import("./late/braille-line.tsx").then(setLate, () => play.screen.set({ braille: false }));
  }, [isOn, play]);
  return isOn && late !== null && <late.BrailleLine play={play} region={region} isWhole={wasOn} />;
}
