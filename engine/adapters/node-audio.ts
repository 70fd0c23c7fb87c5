/** Sound in Node: node-web-audio-api behind the names of a browser, and every recipe at hand. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAllRecipes } from "../sound/recipes.ts";
import {
  loadAudioLibrary,
  openContext,
  outputsOf,
  type AudioLibrary,
  type AudioOutput,
  type OpenedContext,
} from "./audio-device.ts";

export type NodeAudio =
  | {
      readonly type: "ready";
      /** @param outputs ids of some of `outputs`, the first that can be opened is taken; the default one if absent */
      openContext(
        outputs?: readonly string[],
        latencyHint?: AudioContextOptions["latencyHint"],
      ): OpenedContext;
      /** What sound can come out of, by name. */
      outputs(): Promise<readonly AudioOutput[]>;
      readonly OfflineAudioContext: typeof OfflineAudioContext;
      readonly createToneSoundStage: typeof import("./tone-sound-stage.ts").createToneSoundStage;
    }
  /** The library cannot be loaded; `reason` says what to do. */
  | { readonly type: "missing"; readonly reason: string };

/** The stage must come from here: Tone takes the browser's names at the moment of its import, and keeps them. */
export async function loadNodeAudio(importLibrary?: () => Promise<AudioLibrary>): Promise<NodeAudio> {
  const loaded = await loadAudioLibrary(importLibrary);
  if (!loaded.ok) return { type: "missing", reason: loaded.problem };
  const library = loaded.value;
  await loadAllRecipes();
  const { createToneSoundStage } = await withBrowserNames(library, () => import("./tone-sound-stage.ts"));
  return {
    type: "ready",
    openContext: (...how) => openContext(library, ...how),
    outputs: () => outputsOf(library),
    OfflineAudioContext: library.OfflineAudioContext,
    createToneSoundStage: (context, synthesiser, recordings = readRecording, ...most) =>
      createToneSoundStage(context, synthesiser, recordings, ...most),
  };
}

/** Where they lie in the repository, and beside the built program, of which this is in a folder. */
const RECORDINGS = [
  ["..", "..", "assets", "recordings"],
  ["..", "recordings"],
].map((path) => join(import.meta.dirname, ...path));

async function readRecording(name: string): Promise<ArrayBuffer> {
  const folder = RECORDINGS.find((path) => existsSync(path)) ?? "recordings";
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, `${name}.mp3`));
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

/** Only while Tone is imported: other packages tell a browser from Node by whether there is a `window`. */
async function withBrowserNames<T>(library: AudioLibrary, importing: () => Promise<T>): Promise<T> {
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
