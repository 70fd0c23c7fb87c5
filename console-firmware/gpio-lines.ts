/** The lines of a GPIO header, by the numbers that are printed on its drawings. */
export interface GpioLines {
  /**
   * Reports each line's level as it changes, and once at the beginning for those that are low. A button connects its
   * line to ground, so low is pressed.
   */
  watch(lines: readonly number[], report: (line: number, isLow: boolean) => void): GpioWatch;
}

export interface GpioWatch {
  close(): void;
}

/** Chips of the header by the labels that their drivers give them: Pi 5; Pi 4; Pi Zero 2 W, 3 and before. */
export const HEADER_CHIPS = ["pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835"] as const;

/** The others where the first cannot be watched: a kernel may have an interface, and not let us use it. */
export function firstLines(
  first: GpioLines,
  others: GpioLines | null,
  before: (lines: readonly number[]) => void,
): GpioLines {
  return {
    watch(lines, report) {
      before(lines);
      try {
        return first.watch(lines, report);
      } catch (error) {
        if (others === null) throw error;
        console.error(`Lines by sysfs: ${String(error)}. By gpiomon instead.`);
        return others.watch(lines, report);
      }
    },
  };
}
