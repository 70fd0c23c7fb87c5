import { PAD_BUTTONS, type ButtonPad, type PadButton, type PadEvent } from "../../engine/ports/button-pad.ts";

export interface FakeButtonPad extends ButtonPad {
  down(button: PadButton): void;
  up(button: PadButton): void;
}

/** A pad whose buttons the test presses. */
export function createFakeButtonPad(buttons: readonly PadButton[] = PAD_BUTTONS): FakeButtonPad {
  const down = new Set<PadButton>();
  const listeners = new Set<(event: PadEvent) => void>();
  const reported = new Set<PadButton>();
  return {
    buttons: new Set(buttons),
    listen(report) {
      listeners.add(report);
      return () => listeners.delete(report);
    },
    down(button) {
      if (down.has(button)) return;
      down.add(button);
      if (listeners.size > 0) reported.add(button);
      for (const report of listeners) report({ button, edge: "down" });
    },
    up(button) {
      down.delete(button);
      if (!reported.delete(button)) return;
      for (const report of listeners) report({ button, edge: "up" });
    },
  };
}
