import { useEffect, useState } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { useShown } from "./use-view.ts";

/** Pictures are no help to them: whoever wants fewer things on a screen has said so. */
const UNWANTED = "(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)";

type Drawing = typeof import("./scene/scene.tsx");
let fetched: Drawing | "none" | null = null;

/** After all that a game needs, and before it begins: then it is known whether a picture needs room. */
export async function fetchDrawing(): Promise<Drawing | "none"> {
  if (!canDraw()) return "none";
  try {
    fetched = await import("./scene/scene.tsx");
  } catch {
    // Whoever has no network plays without a picture.
    fetched = "none";
  }
  return fetched;
}

function canDraw(): boolean {
  return !window.matchMedia(UNWANTED).matches;
}

/** The scene comes after everything that is heard, and never where it is not wanted. Its room is kept from the start. */
export function LateScene({ play }: { readonly play: ReadyPlay }) {
  const isOn = useShown(play.screen, ({ scene }) => scene);
  const isWanted = isOn && canDraw();
  const [late, setLate] = useState(fetched);
  useEffect(() => {
    if (isWanted) void fetchDrawing().then(setLate);
  }, [isWanted]);
  if (!isWanted || late === "none") return null;
  return late === null ? <div className="scene" aria-hidden="true" /> : <late.Scene play={play} />;
}
