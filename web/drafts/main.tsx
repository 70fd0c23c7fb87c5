/** `/drafts.html`, while one develops: the games in the folder drafts. The build does not know this page. */
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import { loadGames } from "../../games/load-games.ts";
import "../styles/index.css";
import { DraftsPage } from "./drafts-page.tsx";

const texts = import.meta.glob<string>("../../drafts/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});

const root = document.getElementById("root");
if (root === null) throw new Error("drafts: the page has no #root");
const files = Object.entries(texts).map(([path, text]) => ({ file: path.replace("../../", ""), text }));
const drafts = await loadGames(files);
createRoot(root).render(
  // Every way out of a draft leads back to the list.
  <Router hook={() => ["/drafts.html", () => window.location.reload()]}>
    <DraftsPage {...drafts} />
  </Router>,
);
