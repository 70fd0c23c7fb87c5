/** What sound comes out of in Node: the devices by name, and a context on one of them. */
import { failure, success, type Result } from "../result.ts";
import { hasSoundServer } from "./sound-card.ts";

export type AudioLibrary = typeof import("node-web-audio-api");

export interface AudioOutput {
  readonly id: string;
  readonly name: string;
}

export interface OpenedContext {
  readonly context: AudioContext;
  /** With none all runs as usual and is not heard. */
  readonly device: "found" | "none";
  /** The id of the one that it plays on; empty for the default one, and where there is none. */
  readonly output: string;
}

export async function loadAudioLibrary(
  importLibrary = (): Promise<AudioLibrary> => import("node-web-audio-api"),
): Promise<Result<AudioLibrary, string>> {
  try {
    return success(await importLibrary());
  } catch (error) {
    return failure(explain(error));
  }
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const remedy = message.includes("libasound")
    ? "Install the system library: apt-get install libasound2 (libasound2t64 on newer systems)."
    : "Run npm ci again on this machine, so that the build for its processor is installed.";
  return `Sound cannot be loaded: ${message}. ${remedy}`;
}

/** Part of Web Audio, and not yet of the compiler's library. */
const noSink = { sinkId: { type: "none" } } as AudioContextOptions;

/** What is played ahead on a sound server, which stands still after a gap. */
const SERVER_SECONDS = 0.05;

/** The default one of the system. */
const DEFAULT_OUTPUT = "";

/**
 * @param outputs ids of `outputsOf`, the first that can be opened is taken; the default one if absent
 * @param latencyHint seconds of what is played ahead; as little as can be, or as a sound server needs, if absent
 */
export function openContext(
  { AudioContext }: AudioLibrary,
  outputs: readonly string[] = [DEFAULT_OUTPUT],
  latencyHint: AudioContextOptions["latencyHint"] = hasSoundServer() ? SERVER_SECONDS : "interactive",
): OpenedContext {
  for (const sinkId of outputs) {
    try {
      const options = { latencyHint, sinkId } as AudioContextOptions;
      return { context: new AudioContext(options), device: "found", output: sinkId };
    } catch {
      // The next.
    }
  }
  return { context: new AudioContext(noSink), device: "none", output: DEFAULT_OUTPUT };
}

/** As they are now: looked up anew each time. */
export async function outputsOf(library: AudioLibrary): Promise<AudioOutput[]> {
  // Exported, and missing in its types.
  const { mediaDevices } = library as unknown as { readonly mediaDevices: MediaDevices };
  try {
    const devices = await mediaDevices.enumerateDevices();
    return devices
      .filter(({ kind }) => kind === "audiooutput")
      .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
  } catch {
    return [];
  }
}
