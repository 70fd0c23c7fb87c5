import { useEffect, useState } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { useShown } from "./use-view.ts";

/** Pictures are no help to them: whoever wants fewer things on a screen has said so. */
const UNWANTED = "(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)";

/** The scene comes after everything that is heard, and never where it is not wanted. */
export function LateScene({ play }: { readonly play: ReadyPlay }) {
  const isOn = useShown(play.screen, ({ scene }) => scene);
  const isWanted = isOn && !window.matchMedia(UNWANTED).matches;
  const [late, setLate] = useState<typeof import("./scene/scene.tsx") | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Whoever has no network plays without a picture.
    import("./scene/scene.tsx").then(setLate, () => {});
  }, [isWanted]);
  return isWanted && late !== null ? <late.Scene play={play} /> : null;
}
