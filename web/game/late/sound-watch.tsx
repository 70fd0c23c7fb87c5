import { useEffect, useState } from "react";
import type { ReadyPlay } from "../open-play.ts";
import { Told } from "../told.tsx";

/** A device that is only changed for another one is back by then. */
const PATIENCE_MILLISECONDS = 1000;
const LOST = "The sound went away. Plug it back in, or press any key, and I try again.";
const CLOSED = "The sound went away for good. Load this page again to hear it.";

/** A game whose loudspeaker has gone waits, says so, and goes on when it is back. */
export function SoundWatch({ play }: { readonly play: ReadyPlay }) {
  const [told, setTold] = useState("");
  useEffect(() => {
    const { loudspeaker } = play;
    if (loudspeaker === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const view = () => play.opened().getSnapshot();
    const tell = (): void => {
      // Nobody is here, and whoever left the game has silenced it.
      if (play.isAway() || loudspeaker.state === "running" || view().place === "left") return;
      const words = loudspeaker.state === "closed" ? CLOSED : LOST;
      if (view().place !== "paused") play.press("pause");
      setTold(words);
      play.sayAside(words);
    };
    const look = (): void => {
      clearTimeout(timer);
      if (loudspeaker.state === "running") setTold("");
      else timer = setTimeout(tell, PATIENCE_MILLISECONDS);
    };
    const tryAgain = (): void => {
      if (loudspeaker.state !== "running" && !play.isAway()) play.wake(true);
    };
    loudspeaker.addEventListener("statechange", look);
    // Whoever comes back finds it at rest, and waking it takes a moment.
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    navigator.mediaDevices?.addEventListener("devicechange", tryAgain);
    // It may have gone before this came, which is fetched late.
    if (loudspeaker.currentTime > 0) look();
    return () => {
      clearTimeout(timer);
      loudspeaker.removeEventListener("statechange", look);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      navigator.mediaDevices?.removeEventListener("devicechange", tryAgain);
    };
  }, [play]);
  return <Told play={play}>{told}</Told>;
}
