/** What is set for the console and not for a child: how loud it is, when it sleeps, where the sound comes out. */
import { createChosenOutput, type ChosenOutputOptions } from "./chosen-output.ts";
import { createLoudness, type Loudness, type LoudnessOptions } from "./loudness.ts";
import { isAtEars } from "./outputs.ts";
import type { World } from "./menu/screens.ts";
import { createSleepTimer } from "./sleep-timer.ts";

export interface ConsoleSettingsOptions extends Omit<LoudnessOptions, "isAtEars">, ChosenOutputOptions {
  /** When the time that was chosen is over. */
  readonly asleep: () => void;
}

export interface ConsoleSettings {
  readonly loudness: Loudness;
  readonly view: () => Pick<
    World,
    "volume" | "volumeMost" | "sleepMinutes" | "outputs" | "output" | "isMono"
  >;
  /** Returns whether it is one of these. */
  change(setting: string, direction: 1 | -1): boolean;
  close(): void;
}

export function createConsoleSettings(options: ConsoleSettingsOptions): ConsoleSettings {
  const loudness = createLoudness({ ...options, isAtEars: () => isAtEars(options.outputs.now()) });
  const sleep = createSleepTimer(options.clock, options.asleep);
  const output = createChosenOutput(options);
  const steps: Readonly<Record<string, (direction: 1 | -1) => void>> = {
    volume: (direction) => loudness.step(direction),
    sleep: (direction) => sleep.step(direction),
    output: (direction) => output.step(direction),
  };
  return {
    loudness,
    view: () => ({
      volume: loudness.volume(),
      volumeMost: loudness.most(),
      sleepMinutes: sleep.minutes(),
      outputs: options.outputs.names(),
      output: output.name(),
      isMono: options.config.speakers === "one",
    }),
    change(setting, direction) {
      const step = steps[setting];
      step?.(direction);
      return step !== undefined;
    },
    close() {
      loudness.close();
      sleep.close();
    },
  };
}
