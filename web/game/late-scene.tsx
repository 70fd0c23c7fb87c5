import { useEffect, useState } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { useShown } from "./use-view.ts";

/** Pictures are no help to them: whoever wants fewer things on a screen has said so. */
const UNWANTED = "(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)";

/** The scene comes after everything that is heard, and never where it is not wanted. Its room is kept from the start. */
export function LateScene({ play }: { readonly play: ReadyPlay }) {
  const isOn = useShown(play.screen, ({ scene }) => scene);
  const isWanted = isOn && !window.matchMedia(UNWANTED).matches;
  const [late, setLate] = useState<typeof import("./scene/scene.tsx") | "none" | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    // Whoever has no network plays without a picture.
    import("./scene/scene.tsx").then(setLate, () => setLate("none"));
  }, [isWanted]);
  if (!isWanted || late === "none") return null;
  return late === null ? <div className="scene" aria-hidden="true" /> : <late.Scene play={play} />;
}
