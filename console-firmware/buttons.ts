/** Where buttons are, whatever the wire: the pad that games read, and what a console has besides. */
import type { ButtonPad, PadButton } from "../engine/index.ts";
import type { Control } from "./config.ts";

export interface ButtonSource {
  readonly pad: ButtonPad;
  /** Lights up the buttons that do something now, where there are lights. */
  light?(buttons: ReadonlySet<PadButton>): void;
  /** Those that are down: nobody reports a button that was down before anybody listened. */
  readonly down?: () => ReadonlySet<PadButton>;
  close(): void;
}

export interface ButtonReports {
  /** A button that is the console's own went down, or the wheel was turned by a click. */
  readonly control: (control: Control) => void;
  /** Something that the player must hear: what is wrong and what to do, in a sentence or two. */
  readonly problem: (spoken: string) => void;
  /** It works, or works again. */
  readonly ready: () => void;
}

/** Several at once, as one: a button is down as long as it is down anywhere. */
export function joinSources(sources: readonly ButtonSource[]): ButtonSource {
  return {
    pad: {
      buttons: new Set(sources.flatMap(({ pad }) => [...pad.buttons])),
      listen(report) {
        const down = new Map<PadButton, number>();
        const stops = sources.map(({ pad }) =>
          pad.listen(({ button, edge }) => {
            const before = down.get(button) ?? 0;
            const after = before + (edge === "down" ? 1 : -1);
            down.set(button, after);
            if (before === 0 || after === 0) report({ button, edge });
          }),
        );
        return () => stops.forEach((stop) => stop());
      },
    },
    light: (buttons) => sources.forEach((source) => source.light?.(buttons)),
    down: () => new Set(sources.flatMap((source) => [...(source.down?.() ?? [])])),
    close: () => sources.forEach((source) => source.close()),
  };
}
