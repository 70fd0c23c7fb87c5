import type { ButtonPad, PadButton, PadEvent } from "../engine/index.ts";

export interface PadState {
  readonly pad: ButtonPad;
  /** The buttons that are down. */
  readonly down: ReadonlySet<PadButton>;
  set(button: PadButton, isDown: boolean): void;
  /** The wire is cut: nothing is held any more. */
  releaseAll(): void;
}

/** What every pad of the console has in common, wherever its buttons are. */
export function createPadState(buttons: readonly PadButton[]): PadState {
  const down = new Set<PadButton>();
  /** By listener, what it was told is down: it hears of no release that it did not hear the press of. */
  const listeners = new Map<(event: PadEvent) => void, Set<PadButton>>();

  const set = (button: PadButton, isDown: boolean): void => {
    if (down.has(button) === isDown) return;
    if (isDown) down.add(button);
    else down.delete(button);
    for (const [report, told] of listeners) {
      if (isDown) told.add(button);
      else if (!told.delete(button)) continue;
      report({ button, edge: isDown ? "down" : "up" });
    }
  };

  return {
    pad: {
      buttons: new Set(buttons),
      listen(report) {
        listeners.set(report, new Set());
        return () => listeners.delete(report);
      },
    },
    down,
    set,
    releaseAll() {
      for (const button of down) set(button, false);
    },
  };
}
