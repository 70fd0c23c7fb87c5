/** docs/games.md: which games play, each with its verb, its stakes and devices, its arcs and its keepsakes, from the games. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Act, Definition } from "../engine/definition/index.ts";
import { devices as deviceTypes } from "../engine/devices/catalogue.ts";
import { catalogue, findGame } from "../games/catalogue.ts";
import { loadGames } from "../games/load-games.ts";

const ROOT = join(import.meta.dirname, "..");
export const TABLE_FILE = join(ROOT, "docs", "games.md");

export interface TabledGame {
  readonly definition: Definition;
  /** What the fingers do, and why it is the lesson: the first sentence of the README's first point. */
  readonly verb: string;
}

/** Every game that plays, in the catalogue's order. */
export async function tabledGames(): Promise<TabledGame[]> {
  const files = await Promise.all(
    catalogue.map(async ({ slug }) => ({ file: slug, text: JSON.stringify(await findGame(slug)?.load()) })),
  );
  const { games } = await loadGames(files);
  return games.map(({ definition }) => ({ definition, verb: verbIn(readmeOf(definition.slug)) }));
}

function readmeOf(slug: string): string {
  return readFileSync(join(ROOT, "games", slug, "README.md"), "utf8");
}

export function verbIn(readme: string): string {
  const told = /\*\*(?:The )?verb\*?\*?[.:](?:\*\*)?:?\s*(.+?[.;:])(?:\s|$)/is.exec(readme)?.[1] ?? "";
  return told.replace(/\s+/g, " ").replace(/[.;:]$/, "");
}

/** The acts of a chapter in their order, without what is only told: "learn, ride, choose, boss, perform". */
export function arcOf(chapter: readonly Act[]): string {
  const acts = chapter.flatMap((act) => {
    if (act.type === "play") return [act.as];
    if (act.type === "choose") return ["choose"];
    return act.type === "tell" && act.as !== "story" ? [act.as] : [];
  });
  return acts.filter((act, index) => act !== acts[index - 1]).join(", ");
}

/** A game's main stake: the first of its first level, by its device's type where it is one. */
export function mainStakeOf({ devices = {}, levels }: Definition): string {
  const [first] = levels;
  const stake = first?.stakes?.[0];
  if (stake !== undefined) return stake;
  const [id] = first?.devices ?? Object.keys(devices);
  return id === undefined ? "none" : `${devices[id]?.type ?? ""} (${id})`;
}

export function tableText(games: readonly TabledGame[]): string {
  const rows = games.map(({ definition, verb }) => {
    const { slug, title, mechanic, stakes = {}, devices = {}, keepsakes = {}, levels } = definition;
    return [
      `[${title}](../games/${slug}/README.md)`,
      mechanic,
      verb,
      Object.keys(stakes).join(", ") || "none",
      Object.entries(devices)
        .map(([id, { type }]) => (id === type ? type : `${type} (${id})`))
        .join(", ") || "none",
      levels.map(({ id, chapter }) => `${id}: ${arcOf(chapter)}`).join("<br>"),
      Object.values(keepsakes)
        .map(({ name }) => name)
        .join("; "),
    ];
  });
  const head = ["game", "mechanic", "verb", "stakes", "devices", "acts of each level", "keepsakes"];
  return [
    "# Games",
    `${games.length} games play. \`npm run catalogue\` writes this from the games and from the first point of their READMEs.`,
    tableOf([head, ...rows]),
    "## Devices and mechanics",
    "Who uses which; what a game has beside devices are stakes of its own, moved by what its mechanic counts.",
    tableOf([["device", "games"], ...usersOfDevices(games)]),
    tableOf([["mechanic", "games"], ...usersOfMechanics(games)]),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}

/** A row for each device, one for prices, and one for games that have none of them. */
export function usersOfDevices(games: readonly TabledGame[]): string[][] {
  const using = (uses: (definition: Definition) => readonly string[]): string =>
    games
      .flatMap(({ definition }) => {
        const named = uses(definition);
        return named.length === 0 ? [] : [`${definition.title} (${named.join(", ")})`];
      })
      .join("; ");
  const none = games.filter(({ definition }) => Object.keys(definition.devices ?? {}).length === 0);
  return [
    ...Object.keys(deviceTypes).map((type) => [
      type,
      using(({ devices = {} }) =>
        Object.entries(devices).flatMap(([id, device]) => (device.type === type ? [id] : [])),
      ),
    ]),
    ["prices", using(pricedIn)],
    ["no device", none.map(({ definition }) => definition.title).join("; ")],
  ];
}

/** What has a price somewhere in a game. */
function pricedIn({ prices = {}, levels }: Definition): string[] {
  return [...new Set([prices, ...levels.map((level) => level.prices ?? {})].flatMap(Object.keys))];
}

function usersOfMechanics(games: readonly TabledGame[]): string[][] {
  const mechanics = [...new Set(games.map(({ definition }) => definition.mechanic))].toSorted();
  return mechanics.map((id) => [
    id,
    games.flatMap(({ definition: { mechanic, title } }) => (mechanic === id ? [title] : [])).join("; "),
  ]);
}

/** @param rows the head first */
function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map(inCell).join(" | ")} |`)
    .join("\n");
}

function inCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
