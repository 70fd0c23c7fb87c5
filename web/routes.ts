/** Every address of the site. A page that is not here does not exist: the build writes one file for each of them. */
import { cards } from "../games/cards.ts";
import { catalogue, findGame } from "../games/catalogue.ts";
import { accountRoutes } from "./account-routes.ts";
import { gamePage } from "./game-route.ts";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";
import { SITE_NAME } from "./site-name.ts";

export interface SiteRoute extends LazyPage {
  /** Without a slash at its end. */
  readonly path: string;
  /** As a shared link names it; the browser's tab adds the name of the site. */
  readonly title: string;
  /** Where the tab is to say something else. */
  readonly documentTitle?: string;
  /** One or two sentences for search engines and shared links. */
  readonly description: string;
  /**
   * Not for search engines: pages of a person's own account, of single pictures, of games that are still being made, and
   * for addresses that lead nowhere.
   */
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
    description: `Audio games in five categories: Language, Math, Science, Life Skills and Independence Skills. ${catalogue.length} of ${cards.length} play today.`,
    ...lazyPage(() => import("./pages/game-zone-landing-page.tsx")),
  },
  {
    path: "/game-zone",
    title: "Game Zone",
    description:
      "All audio games by category. Play by keyboard, by touch, by switch or by voice. No screen needed.",
    ...lazyPage(() => import("./pages/game-zone-page.tsx")),
  },
  {
    path: "/our-projects",
    title: "Our projects",
    description:
      "Classrooms, research, workshops, an accessibility hackathon and a video channel for children: what we do besides making audio games.",
    ...lazyPage(() => import("./pages/our-projects-page.tsx")),
  },
  {
    path: "/impact",
    title: "Our impact",
    description:
      "Awards, photos, a map of partner schools, and the organizations and educators who bring audio games to children who are blind.",
    ...lazyPage(() => import("./pages/impact-page.tsx")),
  },
  {
    path: "/about-us",
    title: "Our team",
    description:
      "The volunteers who make audio games for children who are blind, and how to become one of them.",
    ...lazyPage(() => import("./pages/about-us-page.tsx")),
  },
  {
    path: "/press",
    title: "Press",
    description: "Where to read what others write about our audio games, and how to ask us.",
    ...lazyPage(() => import("./pages/press-page.tsx")),
  },
  {
    path: "/for-teachers",
    title: "For teachers",
    description:
      "Which audio games play today, which skill and standard each trains, how long it takes, how braille, switch and gestures are set up, and lesson plans of twenty minutes.",
    ...lazyPage(() => import("./pages/for-teachers-page.tsx")),
  },
  {
    path: "/create",
    title: "Make a game",
    description:
      "Make an audio game for your class: a spelling list, a word list, a sorting game, pairs, or a story with choices. By keyboard and screen reader, kept on your device, given away as a link or a file.",
    ...lazyPage(() => import("./pages/create-page.tsx")),
  },
  {
    path: "/game-toolkit",
    title: "Game Toolkits",
    description:
      "Free guides to well-known video games for players who are blind or have low vision: what works without sight, which options help, and where it gets hard.",
    ...lazyPage(() => import("./pages/game-toolkit-page.tsx")),
  },
  {
    path: "/accessibility-studio",
    title: "Accessibility Studio",
    description:
      "Free accessibility testing for indie game developers by 30+ blind testers: submit a build, get a report, open your game to more players.",
    ...lazyPage(() => import("./pages/accessibility-studio-page.tsx")),
  },
  {
    path: "/sounds",
    title: "Sound library",
    description:
      "Every sound of our audio games, to hear, to look at, to measure and to download: by family and by search, with pitch, pace, side and room to try.",
    ...lazyPage(() => import("./pages/sounds-page.tsx")),
  },
  {
    path: "/audio-console",
    title: "Buzzle, the audio console",
    description:
      "Buzzle is a planned game console without a screen for students who are blind: buttons, a speaker and 30+ original audio games.",
    ...lazyPage(() => import("./pages/audio-console-page.tsx")),
  },
  {
    path: "/build-a-buzzle",
    title: "Build a Buzzle",
    description:
      "How to build Buzzle, the audio console: what to buy, how to wire it, how to install it with one command, and what each spoken error means.",
    ...lazyPage(() => import("./pages/console-guide-page.tsx")),
  },
  {
    path: "/troubleshooting",
    title: "Troubleshooting",
    documentTitle: `${SITE_NAME} | Troubleshooting`,
    description: "The microphone is not working? How to let Chrome use it, step by step.",
    ...lazyPage(() => import("./pages/troubleshooting-page.tsx")),
  },
  {
    path: "/troubleshooting/pictures",
    title: "Pictures of the steps",
    description: "Drawings of the microphone settings of Chrome, for the steps of the page Troubleshooting.",
    isPrivate: true,
    ...lazyPage(() => import("./pages/troubleshooting-pictures-page.tsx")),
  },
  {
    path: "/accessibility-statement",
    title: "Accessibility Statement",
    description: "What we aim for, how we check it, what does not work yet, and how to tell us.",
    ...lazyPage(() => import("./pages/accessibility-statement-page.tsx")),
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description: "What we know about those who play and read here, which is very little.",
    ...lazyPage(() => import("./pages/privacy-policy-page.tsx")),
  },
  {
    path: "/terms-of-use",
    title: "Terms of Use",
    description: "The rules for using this site, its games and its guides.",
    ...lazyPage(() => import("./pages/terms-of-use-page.tsx")),
  },
];

const games: readonly SiteRoute[] = cards.map(({ slug, title, description }) => ({
  path: `/game/${slug}`,
  title,
  // Nobody is to be led from a search to a game that does not play yet.
  ...(findGame(slug) === undefined
    ? { description: `Still being made: ${description}`, isPrivate: true }
    : { description }),
  ...gamePage,
}));

export const routes: readonly SiteRoute[] = [...pages, ...accountRoutes, ...games, notFound];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** The route of an address, with or without a slash at its end; for an unknown one, the page that says so. */
export function findRoute(pathname: string): SiteRoute {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname) ?? notFound;
}
