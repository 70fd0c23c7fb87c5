/** The page's side of keeping games on purpose: asks the worker, and hears how far it is. */
import type { FromWorker, ToWorker } from "./messages.ts";

type Wish = Extract<ToWorker, { type: `games.${string}` }>;

/**
 * Asks the worker of this very version, if there is one by now.
 * @param tell hears each answer, the last one as well
 * @returns what hears no more; null where there is no worker to ask
 */
export function askWorker(wish: Wish, tell: (told: FromWorker) => void): (() => void) | null {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null) return null;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => tell(data));
  port1.start();
  worker.postMessage(wish, [port2]);
  return () => port1.close();
}

/** Those who show what is kept: what one of them has changed, the others tell anew. */
const watching = new Set<(what: Changed) => void>();
export type Changed = "worker" | "games";

/** There may be a worker only after a while, and then another one; and games come and go. Returns what ends it. */
export function onChanged(listen: (what: Changed) => void): () => void {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  const other = (): void => listen("worker");
  workers?.addEventListener("controllerchange", other);
  watching.add(listen);
  return () => {
    workers?.removeEventListener("controllerchange", other);
    watching.delete(listen);
  };
}

export function tellChanged(): void {
  for (const listen of watching) listen("games");
}

/** What is kept on purpose is not to go when room grows short. A browser may say no, and keeps it as long as it can. */
export function askForGood(): void {
  if (!("storage" in navigator) || !("persist" in navigator.storage)) return;
  navigator.storage.persist().catch(() => undefined);
}
