import { useMemo } from "react";
import type { ReadyPlay } from "./open-play.ts";
import { readPad } from "./read-pad.ts";
import { useLatePad } from "./use-late-pad.ts";
import { useShown } from "./use-view.ts";

/** Only where the player likes it: its buttons are taken from other players, and one that is unplugged may press. */
export function useHeadset(play: ReadyPlay): void {
  const isOn = useShown(play.screen, ({ headset }) => headset);
  const open = useMemo(() => {
    if (!isOn) return null;
    return async () => {
      const { openHeadset } = await import("./late/headset.ts");
      return readPad(openHeadset(), play);
    };
  }, [play, isOn]);
  useLatePad(open);
}
