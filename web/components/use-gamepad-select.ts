import { useEffect, useEffectEvent } from "react";

/** Calls back when SELECT is pressed on a game controller. Browsers tell of one at its first press. */
export function useGamepadSelect(callback: () => void): void {
  const select = useEffectEvent(callback);
  useEffect(() => {
    let isWanted = true;
    let stop = (): void => {};
    const listen = async (): Promise<void> => {
      window.removeEventListener("gamepadconnected", begin);
      const { createGamepadButtonPad } = await import("../adapters/gamepad-button-pad.ts");
      if (!isWanted) return;
      stop = createGamepadButtonPad().listen(({ button, edge }) => {
        if (button === "select" && edge === "down") select();
      });
    };
    // Without it the other ways to start are there.
    const begin = (): void => void listen().catch(() => {});
    if (navigator.getGamepads().some((gamepad) => gamepad !== null)) begin();
    else window.addEventListener("gamepadconnected", begin);
    return () => {
      isWanted = false;
      window.removeEventListener("gamepadconnected", begin);
      stop();
    };
  }, []);
}
