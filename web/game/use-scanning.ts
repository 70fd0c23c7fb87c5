import { useEffect, type RefObject } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { useShown } from "./use-view.ts";

/** Plays with one switch, where the player has only one. */
export function useScanning(region: RefObject<HTMLElement | null>, play: ReadyPlay): void {
  const { isOn, key } = useShown(play.screen, ({ scanning }) => scanning);
  useEffect(() => {
    const element = region.current;
    if (element === null || !isOn) return undefined;
    let isWanted = true;
    let stop = (): void => {};
    const begin = async (): Promise<void> => {
      try {
        const { scan } = await import("./late/scanning.ts");
        if (isWanted) stop = scan(element, key, play);
      } catch {
        // It did not come through: the other ways to play are there.
      }
    };
    void begin();
    return () => {
      isWanted = false;
      stop();
    };
  }, [region, play, isOn, key]);
}
