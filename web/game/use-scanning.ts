import { useMemo, type RefObject } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { useLatePad } from "./use-late-pad.ts";
import { useShown } from "./use-view.ts";

/** Plays with one switch, where the player has only one. */
export function useScanning(region: RefObject<HTMLElement | null>, play: ReadyPlay): void {
  const { isOn, key } = useShown(play.screen, ({ scanning }) => scanning);
  const open = useMemo(() => {
    if (!isOn) return null;
    return async () => {
      const { scan } = await import("./late/scanning.ts");
      return region.current === null ? () => {} : scan(region.current, key, play);
    };
  }, [region, play, isOn, key]);
  useLatePad(open);
}
