/** Sound in Node: node-web-audio-api behind the names of a browser, and every recipe at hand. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAllRecipes } from "../sound/recipes.ts";

export type NodeAudio =
  | {
      readonly type: "ready";
      /**
       * A context of a device, or of none: then all runs as usual and is not heard.
       * @param output one of `outputs`; the default device if absent or gone
       */
      openContext(output?: string): { readonly context: AudioContext; readonly device: "found" | "none" };
      /** What sound can come out of, by name. */
      outputs(): Promise<readonly AudioOutput[]>;
      readonly OfflineAudioContext: typeof OfflineAudioContext;
      readonly createToneSoundStage: typeof import("./tone-sound-stage.ts").createToneSoundStage;
    }
  /** The library cannot be loaded; `reason` says what to do. */
  | { readonly type: "missing"; readonly reason: string };

export interface AudioOutput {
  readonly id: string;
  readonly name: string;
}

type Library = typeof import("node-web-audio-api");

/** The stage must come from here: Tone takes the browser's names at the moment of its import, and keeps them. */
export async function loadNodeAudio(
  importLibrary = (): Promise<Library> => import("node-web-audio-api"),
): Promise<NodeAudio> {
  let library: Library;
  try {
    library = await importLibrary();
  } catch (error) {
    return { type: "missing", reason: explain(error) };
  }
  await loadAllRecipes();
  const { createToneSoundStage } = await withBrowserNames(library, () => import("./tone-sound-stage.ts"));
  return {
    type: "ready",
    openContext: (output) => openContext(library, output),
    outputs: () => outputsOf(library),
    OfflineAudioContext: library.OfflineAudioContext,
    createToneSoundStage: (context, synthesiser, recordings = readRecording) =>
      createToneSoundStage(context, synthesiser, recordings),
  };
}

/** Where they lie in the repository, and beside the built program. */
const RECORDINGS = [["..", "..", "assets", "recordings"], ["recordings"]].map((path) =>
  join(import.meta.dirname, ...path),
);

async function readRecording(name: string): Promise<ArrayBuffer> {
  const folder = RECORDINGS.find((path) => existsSync(path)) ?? "recordings";
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, `${name}.mp3`));
  return buffer.slice(byteOffset, byteOffset + byteLength);
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

function openContext(
  { AudioContext }: Library,
  output?: string,
): { context: AudioContext; device: "found" | "none" } {
  for (const sinkId of output === undefined ? [""] : [output, ""]) {
    try {
      const options = { latencyHint: "interactive", sinkId } as AudioContextOptions;
      return { context: new AudioContext(options), device: "found" };
    } catch {
      // The next.
    }
  }
  return { context: new AudioContext(noSink), device: "none" };
}

async function outputsOf(library: Library): Promise<AudioOutput[]> {
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

/** Only while Tone is imported: other packages tell a browser from Node by whether there is a `window`. */
async function withBrowserNames<T>(library: Library, importing: () => Promise<T>): Promise<T> {
  const names = globalThis as { window?: unknown };
  const before = Object.getOwnPropertyDescriptor(names, "window");
  names.window = { ...library };
  try {
    return await importing();
  } finally {
    if (before) Object.defineProperty(names, "window", before);
    else delete names.window;
  }
}
