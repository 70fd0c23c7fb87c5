import type { Synthesiser } from "../../engine/adapters/sound-bank.ts";

/** Makes samples beside the page, which meanwhile scrolls, reads and answers presses. */
export interface SynthesisThread {
  /** Rejects where the browser gives no thread, or the thread's script cannot be fetched. */
  readonly synthesiser: Synthesiser;
  /** What was not answered before never is. */
  close(): void;
}

const NO_THREAD = "Sounds cannot be made in a thread of their own.";

type Samples = Awaited<ReturnType<Synthesiser>>;

export function createSynthesisThread(): SynthesisThread {
  const worker = openWorker();
  /** The oldest first, which is the order of the answers. */
  const waiting: { resolve(samples: Samples): void; reject(reason: Error): void }[] = [];
  let failure = worker === undefined ? new Error(NO_THREAD) : null;

  worker?.addEventListener("message", ({ data }: MessageEvent<Samples>) => waiting.shift()?.resolve(data));
  worker?.addEventListener("error", (event) => {
    failure = new Error(NO_THREAD, { cause: event });
    for (const { reject } of waiting.splice(0)) reject(failure);
  });

  return {
    synthesiser: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure);
        waiting.push({ resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        worker?.postMessage(request);
      }),
    close() {
      worker?.terminate();
    },
  };
}

function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL("../../engine/adapters/synthesis-worker.ts", import.meta.url), {
      type: "module",
    });
  } catch {
    return undefined;
  }
}
