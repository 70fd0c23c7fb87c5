/** Asks the thread that checks games. What takes too long is ended, so that nothing from outside can hang the page. */
import type { Answer, Asked } from "./checker-worker.ts";

const MOST_MILLISECONDS = 30_000;
const BIGGEST_FILE = 20_000_000;

export async function checkFile(file: File): Promise<Answer> {
  if (file.size > BIGGEST_FILE) return refused(`${file.name}: it is too big for a pack.`);
  return checkGame({ type: "file", name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

/** Never rejects: what cannot be checked is told like any other fault. */
export function checkGame(asked: Asked): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = openWorker();
    if (worker === undefined) return resolve(refused("This browser cannot check games here."));
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => end(refused("It took too long to try this game.")), MOST_MILLISECONDS);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => end(data));
    worker.addEventListener("error", () =>
      end(refused("What checks games did not come through. Look at the internet, and try again.")),
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    worker.postMessage(asked);
  });
}

function refused(problem: string): Answer {
  return { type: "games", games: [], problems: [problem] };
}

function openWorker(): Worker | undefined {
  try {
    return new Worker(new URL("./checker-worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined;
  }
}
