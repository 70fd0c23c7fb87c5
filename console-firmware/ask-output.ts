/** Where nobody has said which of several cards is heard: each in turn asks for a press. */
import type { ButtonPad, Clock, SoundStage, Speaker } from "../engine/index.ts";
import { spokenAs, usualSettings } from "../engine/settings/index.ts";

export interface AskOutputOptions {
  /** The likeliest first. */
  readonly names: readonly string[];
  readonly use: (name: string) => Promise<void>;
  readonly speaker: Speaker;
  readonly stage: Pick<SoundStage, "play">;
  readonly pad: Pick<ButtonPad, "listen">;
  readonly clock: Clock;
  /** What is said, for the captions. */
  readonly onSaid: (text: string) => void;
}

const QUESTION = "Press Select when you hear me.";
/** Then there may be nobody, or no button: Buzzle begins, and asks at the next start. */
const ROUNDS = 3;
/** To be heard out and answered. */
const PATIENCE_MILLISECONDS = 3000;
/** A voice that fails, or a card that never tells, keeps nobody waiting. */
const LONGEST_MILLISECONDS = 10_000;

/** @returns the one that was heard; null where no button was pressed */
export async function askOutput(options: AskOutputOptions): Promise<string | null> {
  const { names, use, speaker } = options;
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      await use(name);
      const isHeard = await isAnswered(options);
      speaker.silence();
      if (isHeard) return name;
    }
  }
  return null;
}

function isAnswered({ speaker, stage, pad, clock, onSaid }: AskOutputOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isHeard: boolean): void => {
      clock.clearTimeout(timer);
      stop();
      resolve(isHeard);
    };
    let timer = clock.setTimeout(() => end(false), LONGEST_MILLISECONDS);
    const stop = pad.listen(({ edge }) => {
      if (edge === "down") end(true);
    });
    stage.play({ sound: "help", side: 0, level: 1, pitch: 0 });
    onSaid(QUESTION);
    speaker.speak({ ...spokenAs(usualSettings), text: QUESTION, side: 0 }, ({ type }) => {
      if (type === "started") return;
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => end(false), PATIENCE_MILLISECONDS);
    });
  });
}
