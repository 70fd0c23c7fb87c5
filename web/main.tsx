import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { watchNavigation } from "./navigation.ts";
import { findRoute } from "./routes.ts";
import { workOffline } from "./service-worker/registration.ts";
import "./styles/index.css";

async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("main: the page has no #root");
  watchNavigation();
  // What was prerendered knew no query; with the empty one hydration finds it unchanged, and then reads the true one.
  const app = (
    <Router ssrSearch="">
      <App />
    </Router>
  );
  if (root.firstElementChild === null) return createRoot(root).render(app);
  // Without its page the application would say that it is loading, in the place of what can be read already.
  await findRoute(window.location.pathname).load();
  // In a transition React works in pieces of a few milliseconds, and a press in between is not kept waiting.
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: console.error });
  });
}

await start();
// What is being written must not come out of yesterday's store.
if (import.meta.env.PROD) workOffline();
