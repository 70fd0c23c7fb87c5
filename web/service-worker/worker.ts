/** The service worker: from here on a page that was opened once needs no network. Its events, and nothing else. */
import { OUTDATED, type FromWorker, type KeptOfGames, type ToWorker } from "./messages.ts";
import { createSiteCache } from "./site-cache.ts";
import type { SiteFiles } from "./site-files.ts";

/** Of the types of workers, what is used here: they cannot stand beside those of pages. */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PageMessage extends LastingEvent {
  readonly data: ToWorker;
  readonly source: { postMessage(message: unknown): void } | null;
  readonly ports: readonly { postMessage(message: FromWorker): void }[];
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listen: (event: PageMessage) => void): void;
}
declare const self: WorkerScope;
/** The build puts the list here. */
declare const SITE_FILES: SiteFiles;

const PATIENCE_MILLISECONDS = 3000;
// Once: wherever the name stands, the whole list is put.
const files = SITE_FILES;

const site = createSiteCache({
  files,
  shelves: caches,
  origin: self.location.origin,
  fetch: (request, options) => fetch(request, options),
  patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS)),
});

// It need not wait until the last page of an old version is closed: what that one may still ask for is kept.
self.addEventListener("install", (event) => event.waitUntil(site.install().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(site.tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const answer = site.answer(event.request);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const message = event.data;
  switch (message.type) {
    case "game.opened":
      return event.waitUntil(site.keepGames([message.slug]));
    case "script.running":
      if (!files.hashed.includes(message.script)) event.source?.postMessage(OUTDATED);
      return undefined;
    case "games.asked":
      return event.waitUntil(answered(event, message.slugs, async () => undefined));
    case "games.keep":
      return event.waitUntil(answered(event, message.slugs, (tell) => site.keepGames(message.slugs, tell)));
    case "games.remove":
      return event.waitUntil(answered(event, message.slugs, () => site.removeGames(message.slugs)));
  }
});

/** Does something with games, and tells by the port how far it is and what is kept in the end. */
async function answered(
  { ports: [port] }: PageMessage,
  slugs: readonly string[],
  act: (tell: (kept: KeptOfGames) => void) => Promise<void>,
): Promise<void> {
  try {
    await act((kept) => port?.postMessage({ type: "told", kept, isDone: false }));
    port?.postMessage({ type: "told", kept: await site.keptOf(slugs), isDone: true });
  } catch (error) {
    port?.postMessage({
      type: "failed",
      isFull: error instanceof DOMException && error.name === "QuotaExceededError",
    });
  }
}
