/** Sound in Node: node-web-audio-api behind the names of a browser. */
export type NodeAudio =
  | {
      readonly type: "ready";
      /** A context of the default device, or of none: then all runs as usual and is not heard. */
      openContext(): { readonly context: AudioContext; readonly device: "default" | "none" };
      readonly OfflineAudioContext: typeof OfflineAudioContext;
      readonly createToneSoundStage: typeof import("./tone-sound-stage.ts").createToneSoundStage;
    }
  /** The library cannot be loaded; `reason` says what to do. */
  | { readonly type: "missing"; readonly reason: string };

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
  const { createToneSoundStage } = await withBrowserNames(library, () => import("./tone-sound-stage.ts"));
  return {
    type: "ready",
    openContext: () => openContext(library),
    OfflineAudioContext: library.OfflineAudioContext,
    createToneSoundStage,
  };
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

function openContext({ AudioContext }: Library): { context: AudioContext; device: "default" | "none" } {
  try {
    return { context: new AudioContext({ latencyHint: "interactive" }), device: "default" };
  } catch {
    return { context: new AudioContext(noSink), device: "none" };
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
