/** Called by a page: sets the worker up, tells it which games are played, and hears when the page is of yesterday. */
import { showToast } from "../components/toast.tsx";
import { OUTDATED, type ToWorker } from "./messages.ts";

const HOUR = 3_600_000;

/** Call once, when the page stands. Where a browser knows no workers, or refuses them, everything else works. */
export function workOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  let isFirst = workers.controller === null;
  workers.addEventListener("controllerchange", () => {
    if (!isFirst) workers.controller?.postMessage(runningScript());
    isFirst = false;
  });
  workers.addEventListener("message", ({ data }) => {
    if (data === OUTDATED) tellOutsideGames();
  });
  // What the worker fetches must not hold up what is being looked at.
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    lookForNewVersions(await navigator.serviceWorker.register("/service-worker.js"));
    keepOpenedGames();
  } catch {
    // It is refused here, or the network has gone: the next page tries again.
  }
}

/** A browser looks by itself when a page is loaded; a page of this site may stay open for weeks. */
function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** A worker of another version is told again: it may have been made before the game was opened. */
function keepOpenedGames(): void {
  const tell = async (): Promise<void> => {
    const slug = /^\/game\/([^/]+)/.exec(window.location.pathname)?.[1];
    if (slug === undefined) return;
    const { active } = await navigator.serviceWorker.ready;
    const message: ToWorker = { type: "game.opened", slug };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is always of this origin
    active?.postMessage(message);
  };
  void tell();
  onNavigation(() => void tell());
  navigator.serviceWorker.addEventListener("controllerchange", () => void tell());
}

/** The module script of the document: its name changes with whatever it imports. */
function runningScript(): ToWorker {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]");
  return { type: "script.running", script: new URL(script?.src ?? "", window.location.href).pathname };
}

/** A game is never interrupted: it is told on the next page. */
function tellOutsideGames(): void {
  const tell = (): boolean => {
    if (window.location.pathname.startsWith("/game/")) return false;
    showToast("A new version of this website is ready.", {
      label: "Load it now",
      act: () => window.location.reload(),
    });
    return true;
  };
  if (tell()) return;
  const stop = onNavigation(() => {
    if (tell()) stop();
  });
}

/** wouter tells of the addresses that it changes by events of its own. Returns what ends it. */
function onNavigation(listen: () => void): () => void {
  const end = new AbortController();
  for (const type of ["pushState", "replaceState", "popstate"]) {
    window.addEventListener(type, listen, { signal: end.signal });
  }
  return () => end.abort();
}
