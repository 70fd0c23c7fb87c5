/** What the game hears in a terminal beside what is typed: the microphone, or recordings. */
import {
  answersIn,
  canHear,
  createArecordRecorder,
  createPocketsphinxListener,
  createWavRecorder,
  NO_POCKETSPHINX,
  readWav,
} from "../engine/adapters/pocketsphinx/index.ts";
import { failure, success, type Clock, type Listener, type Result } from "../engine/index.ts";

export interface Ears {
  readonly listener: Listener;
  /** How many answers there are in the recordings; null for a microphone. */
  readonly recordings: number | null;
}

/** @param files recordings, in the order in which they are to be heard; the microphone where there are none */
export async function openEars(files: readonly string[], clock: Clock): Promise<Result<Ears, string>> {
  if (files.length === 0 && !canHear()) return failure(NO_POCKETSPHINX);
  try {
    const answers = files.flatMap(answersOf);
    const recorder = files.length === 0 ? createArecordRecorder() : createWavRecorder(answers);
    const listener = await createPocketsphinxListener(recorder, clock);
    return success({ listener, recordings: files.length === 0 ? null : answers.length });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

function answersOf(file: string): readonly Int16Array[] {
  const answers = answersIn(readWav(file));
  if (answers.length > 0) return answers;
  throw new Error(
    `${file}: I hear nobody speak in it. Record an answer closer to the microphone, with a second of silence after it.`,
  );
}
