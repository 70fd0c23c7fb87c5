import { useEffect, useMemo, useState } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { readPad } from "./read-pad.ts";
import { useLatePad } from "./use-late-pad.ts";

/** Plays with a game controller once there is one: browsers tell of it at its first press. */
export function useGamepad(play: ReadyPlay): void {
  const [isThere, setIsThere] = useState(hasGamepad);
  useEffect(() => {
    const onConnected = () => setIsThere(true);
    window.addEventListener("gamepadconnected", onConnected);
    return () => window.removeEventListener("gamepadconnected", onConnected);
  }, []);
  const open = useMemo(() => {
    if (!isThere) return null;
    return async () => {
      const { createGamepadButtonPad } = await import("../adapters/gamepad-button-pad.ts");
      return readPad(createGamepadButtonPad(), play);
    };
  }, [play, isThere]);
  useLatePad(open);
}

function hasGamepad(): boolean {
  return navigator.getGamepads().some((gamepad) => gamepad !== null);
}
