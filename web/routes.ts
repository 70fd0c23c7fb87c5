/** Every address of the site. A page that is not here does not exist: the build writes one file for each of them. */
import { cards } from "../games/cards.ts";
import { gamePage } from "./game-route.ts";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";

export interface SiteRoute extends LazyPage {
  /** Without a slash at its end. */
  readonly path: string;
  /** As a shared link names it; the browser's tab adds the name of the site. */
  readonly title: string;
  /** Where the tab is to say something else. */
  readonly documentTitle?: string;
  /** One or two sentences for search engines and shared links. */
  readonly description: string;
  /** Not for search engines: pages of a person's own account, and the one for addresses that lead nowhere. */
  readonly isPrivate?: boolean;
}

const notFound: SiteRoute = {
  path: "/404",
  title: "Page not found",
  description: "This page does not exist. The Game Zone does.",
  isPrivate: true,
  ...lazyPage(() => import("./pages/not-found-page.tsx")),
};

const pages: readonly SiteRoute[] = [
  {
    path: "/",
    title: "Audio games for children who are blind",
    description:
      "Free audio games for children who are blind or have low vision: math, language, science and the skills of every day. Played by ear, with a keyboard, by touch or by voice.",
    ...lazyPage(() => import("./pages/home-page.tsx")),
  },
  {
    path: "/game-zone-landing-page",
    title: "Choose a category",
    description:
      "Fifty-two audio games in five categories: Language, Math, Science, Life Skills and Independence Skills.",
    ...lazyPage(() => import("./pages/game-zone-landing-page.tsx")),
  },
  {
    path: "/game-zone",
    title: "Game Zone",
    description:
      "All audio games by category. Play by keyboard, by touch, by switch or by voice. No screen needed.",
    ...lazyPage(() => import("./pages/game-zone-page.tsx")),
  },
];

const games: readonly SiteRoute[] = cards.map(({ slug, title, description }) => ({
  path: `/game/${slug}`,
  title,
  description,
  ...gamePage,
}));

export const routes: readonly SiteRoute[] = [...pages, ...games, notFound];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The route of an address, with or without a slash at its end; for an unknown one, the page that says so. */
export function findRoute(pathname: string): SiteRoute {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname) ?? notFound;
}
