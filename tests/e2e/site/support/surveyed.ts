/** The pages that are looked at one by one: of the games, which share one module, three stand for all. */
import type { Page } from "playwright";
import { findGame } from "../../../../games/catalogue.ts";
import { routes, type SiteRoute } from "../../../../web/routes.ts";

const NOWHERE = "/nowhere";
const GAMES = new Set(["/game/addition", "/game/socialSense", "/game/timeTamer"]);
/** Whoever is not logged in is led from these to /login; tests/e2e/accounts looks at them. */
const MEMBERS_ONLY = /^\/(account|classes|dashboard)/;

/** A page of the table, with an address that shows it. */
export interface Surveyed {
  readonly path: string;
  readonly route: SiteRoute;
}

export const surveyed: readonly Surveyed[] = routes
  .filter(({ path }) => !path.startsWith("/game/") || GAMES.has(path))
  .filter(({ path }) => !MEMBERS_ONLY.test(path))
  .map((route) => ({ path: route.path === "/404" ? NOWHERE : route.path, route }));

/** The page of a game says more once the game is there, which may be after everything else is. */
export async function whenWhole(page: Page): Promise<void> {
  const slug = /^\/game\/([^/]+)$/.exec(new URL(page.url()).pathname)?.[1];
  if (slug === undefined || findGame(slug) === undefined) return;
  await page.getByText("The game is ready").waitFor();
  // What it says of itself comes after it.
  await page.getByText("For grown-ups").first().waitFor();
}
