/** `/preview.html`, where `npm run games -- preview` serves it. The build does not know this page. */
import { createRoot } from "react-dom/client";
import { SENT_ANEW, SENT_AT, type SentGame } from "../../games/workbench/preview/sent.ts";
import { createShown } from "../game/shown.ts";
import "../styles/index.css";
import "./preview.css";
import { PreviewPage } from "./preview-page.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("preview: the page has no #root");
const first = (await (await fetch(SENT_AT)).json()) as SentGame;
const game = createShown(first);
import.meta.hot?.on(SENT_ANEW, (sent: SentGame) => game.set(sent));
createRoot(root).render(<PreviewPage game={game} />);
