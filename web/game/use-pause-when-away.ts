import { useEffect } from "react";
import type { ReadyPlay } from "./open-play.ts";

/**
 * A game that nobody is with waits in silence, and says where it is when somebody comes back. Nobody is with it while
 * its page is hidden or its window is behind another; who is asked for the microphone is with it all the same.
 */
export function usePauseWhenAway(play: ReadyPlay): void {
  useEffect(() => {
    let isAway = false;
    const view = () => play.opened().getSnapshot();
    const leave = (): void => {
      if (isAway) return;
      isAway = true;
      play.wake(false);
      if (view().place !== "paused") play.press("pause");
    };
    const comeBack = (): void => {
      if (!isAway || document.hidden) return;
      isAway = false;
      play.wake(true);
      if (view().place === "paused") play.press("repeat");
    };
    const onVisibility = (): void => (document.hidden ? leave() : comeBack());
    const onBlur = (): void => {
      if (!view().isListening) leave();
    };
    document.addEventListener("visibilitychange", onVisibility);
    window.addEventListener("blur", onBlur);
    window.addEventListener("focus", comeBack);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("blur", onBlur);
      window.removeEventListener("focus", comeBack);
    };
  }, [play]);
}
