/** The page that all games share, apart from the table of routes, so that a list of games can fetch it ahead. */
import { lazyPage } from "./lazy-page.tsx";

export const gamePage = lazyPage(() => import("./pages/any-game-page.tsx"));
