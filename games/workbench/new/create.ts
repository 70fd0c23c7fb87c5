/** A small whole game from a few answers: what somebody changes until it is their own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KindId } from "../../made/kinds.ts";
import { gameOf } from "../../made/make.ts";
import { sampleOf } from "../../made/templates.ts";

const TEMPLATES = join(import.meta.dirname, "templates");

export const CATEGORIES = ["language", "math", "science", "life-skills", "independence-skills"] as const;
/** What the turns of the first act are (PLAY.md tells more of each). */
export const ARCS = ["ride", "duel", "hunt", "build", "rescue"] as const;

export interface Answers {
  readonly title: string;
  readonly category: (typeof CATEGORIES)[number];
  readonly mechanic: string;
  readonly arc: (typeof ARCS)[number];
  /** By the names of `DEVICES`. */
  readonly devices: readonly string[];
}

/** Mechanics that play a list, with the kind of list: the page that makes games of lists has the same templates. */
const LISTS: Readonly<Record<string, KindId>> = { choose: "words", enter: "spelling", pairs: "pairs" };

/** Those that play a list, and those of which a small whole game lies in `templates/`. */
export function mechanicsToBeginWith(): string[] {
  const own = readdirSync(TEMPLATES)
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replace(/\.json$/, ""));
  return [...own, ...Object.keys(LISTS)].toSorted();
}

interface Template {
  readonly description: string;
  readonly objective: string;
  readonly devices?: object;
  readonly levels: readonly {
    readonly chapter: readonly { readonly type: string; as?: string; readonly id: string }[];
  }[];
}

function templateOf(mechanic: string, title: string): Template {
  const kind = LISTS[mechanic];
  if (kind === undefined)
    return JSON.parse(readFileSync(join(TEMPLATES, `${mechanic}.json`), "utf8")) as Template;
  const made = gameOf({ ...sampleOf(kind), title }) as Template;
  return { ...made, description: made.objective };
}

/** Devices as they begin: beside any mechanic, with words of their own that somebody replaces. */
export const DEVICES: Readonly<Record<string, object>> = {
  purse: {
    type: "purse",
    unit: { one: "coin", many: "coins" },
    start: 3,
    earns: { right: 2 },
  },
  pursuer: {
    type: "pursuer",
    name: "The gull",
    step: { sound: "wings", caption: "a flap on the right", side: 0.7 },
    away: 6,
    nears: { missed: 2 },
    flees: { right: 1 },
    how: "A gull wants to sit with us. What goes amiss brings it nearer; what goes well drives it off.",
    came: ["The gull lands, and sings along.", "The gull hops off, and is back on its post."],
  },
  collection: {
    type: "collection",
    unit: { one: "instrument", many: "instruments" },
    things: [
      { id: "tambourine", name: "The tambourine", lines: [{ sound: "tambourine" }] },
      { id: "bell", name: "The bell", lines: [{ sound: "hand-bell" }] },
      { id: "triangle", name: "The triangle", lines: [{ sound: "triangle" }] },
    ],
    gains: { right: 1 },
  },
};

/** "The Music Room" becomes "theMusicRoom": for ever, since saves refer to it. */
export function slugOf(title: string): string {
  const words =
    title
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .match(/[A-Za-z]+/g) ?? [];
  const [first = "game", ...others] = words.map((word) => word.toLowerCase());
  return first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** The text of the file. */
export function newGame({ title, category, mechanic, arc, devices }: Answers, schema: string): string {
  const template = structuredClone(templateOf(mechanic, title));
  for (const { chapter } of template.levels)
    for (const act of chapter) if (act.type === "play" && act.as !== "boss") act.as = arc;
  const chosen = Object.fromEntries(devices.map((name) => [name, DEVICES[name]]));
  const game = {
    ...template,
    $schema: schema,
    slug: slugOf(title),
    title,
    category,
    ...(devices.length === 0 ? {} : { devices: { ...template.devices, ...chosen } }),
  };
  return `${JSON.stringify(game, null, 2)}\n`;
}
