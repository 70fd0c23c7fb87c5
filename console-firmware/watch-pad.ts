/** What only a console has to look after: a button that is stuck, and two that are held together to switch it off. */
import type { ButtonPad, Clock, PadButton } from "../engine/index.ts";
import type { ButtonSource } from "./buttons.ts";

export interface PadWatch {
  /** The pad as games read it: a stuck button is let go. */
  readonly pad: ButtonPad;
  close(): void;
}

export interface PadWatchReports {
  readonly stuck: (button: PadButton) => void;
  readonly heldToSwitchOff: () => void;
}

/** Longer than anybody holds a button in play. */
const STUCK_MILLISECONDS = 30_000;
/** Far apart on every layout, and each does little by itself. */
const OFF_CHORD: readonly PadButton[] = ["up", "down"];
const OFF_MILLISECONDS = 3000;

export function watchPad(
  { pad, down: downNow }: Pick<ButtonSource, "pad" | "down">,
  clock: Clock,
  reports: PadWatchReports,
): PadWatch {
  const listeners = new Set<Parameters<ButtonPad["listen"]>[0]>();
  const down = new Map<PadButton, unknown>();
  let offTimer: unknown;
  /** Jammed from the start, and never reported by the pad. */
  const startTimer = clock.setTimeout(() => {
    for (const button of downNow?.() ?? []) if (!down.has(button)) reports.stuck(button);
  }, STUCK_MILLISECONDS);

  const tell: Parameters<ButtonPad["listen"]>[0] = (event) => {
    for (const report of listeners) report(event);
  };
  const stop = pad.listen((event) => {
    const { button, edge } = event;
    clock.clearTimeout(offTimer);
    if (edge === "up") {
      const timer = down.get(button);
      // It was let go when it was found to be stuck.
      if (!down.delete(button)) return;
      clock.clearTimeout(timer);
      tell(event);
      return;
    }
    const timer = clock.setTimeout(() => {
      down.delete(button);
      tell({ button, edge: "up" });
      reports.stuck(button);
    }, STUCK_MILLISECONDS);
    down.set(button, timer);
    if (OFF_CHORD.every((one) => down.has(one))) {
      offTimer = clock.setTimeout(reports.heldToSwitchOff, OFF_MILLISECONDS);
    }
    tell(event);
  });

  return {
    pad: {
      buttons: pad.buttons,
      listen(report) {
        listeners.add(report);
        return () => listeners.delete(report);
      },
    },
    close() {
      stop();
      clock.clearTimeout(offTimer);
      clock.clearTimeout(startTimer);
      for (const timer of down.values()) clock.clearTimeout(timer);
    },
  };
}
