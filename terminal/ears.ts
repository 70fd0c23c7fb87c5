/** What the game hears in a terminal beside what is typed: the microphone, or recordings. */
import {
  createArecordRecorder,
  createPocketsphinxListener,
  createWavRecorder,
  readWav,
} from "../engine/adapters/pocketsphinx/index.ts";
import { failure, success, type Clock, type Listener, type Result } from "../engine/index.ts";

export interface Ears {
  readonly listener: Listener;
  /** How many recordings there are to be heard; null for a microphone. */
  readonly recordings: number | null;
}

/** @param files recordings, in the order in which they are to be heard; the microphone where there are none */
export async function openEars(files: readonly string[], clock: Clock): Promise<Result<Ears, string>> {
  try {
    const recorder = files.length === 0 ? createArecordRecorder() : createWavRecorder(files.map(readWav));
    const listener = await createPocketsphinxListener(recorder, clock);
    return success({ listener, recordings: files.length === 0 ? null : files.length });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}
