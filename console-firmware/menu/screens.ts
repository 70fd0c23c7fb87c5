/** The lists of Buzzle's own menu, and what each entry means. Pure: made of the world as it is when it is heard. */
import { say, type Cue } from "../../engine/index.ts";
import { PLAYER_NAMES } from "../../engine/learner/index.ts";
import type { Menu, MenuEntry } from "../../engine/menu/index.ts";
import {
  otherValue,
  SETTING_IDS,
  settingLabel,
  settingValue,
  type Settings,
} from "../../engine/settings/index.ts";
import type { UpkeepView } from "../upkeep/upkeep.ts";
import type { Player } from "../vault.ts";
import { questionOf, upkeepEntries } from "./upkeep-entries.ts";

export type ScreenName =
  | "main"
  | "categories"
  | "games"
  | "who"
  | "names"
  | "keepsakes"
  | "progress"
  | "settings"
  | "about"
  | "upkeep"
  | "remove-player"
  | "remove-game"
  | "sure";

/** A list and the place in it; `of` is the category whose games are listed, or what is to be done if somebody is sure. */
export interface Screen {
  readonly name: ScreenName;
  readonly of: string | null;
  readonly cursor: number;
}

export interface ShelfGame {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly description: string;
}

export interface Keepsake {
  /** "The goose's horn, from Addition Express" */
  readonly label: string;
  /** How it is heard. */
  readonly cues: readonly Cue[];
}

export interface World {
  readonly players: readonly Player[];
  /** Null until somebody has picked a name. */
  readonly player: Player | null;
  readonly games: readonly ShelfGame[];
  /** The game that was played last. */
  readonly last: ShelfGame | null;
  readonly settings: Settings;
  readonly volume: number;
  readonly volumeMost: number;
  readonly sleepMinutes: number;
  /** What the sound comes out of, where there is a choice. */
  readonly outputs: readonly string[];
  readonly output: string;
  readonly canHear: boolean;
  /** Five buttons have none: SELECT is held for it, and menus are left by their last entry. */
  readonly hasRepeat: boolean;
  /** One speaker alone: there is no left and right to choose. */
  readonly isMono: boolean;
  /** What the player was given for good. */
  readonly keepsakes: readonly Keepsake[];
  /** What was learned, and what to play next: a sentence or two each. */
  readonly learned: readonly string[];
  /** By game, what was played to its end. */
  readonly finished: readonly string[];
  readonly about: readonly string[];
  /** Games that came on a stick. */
  readonly brought: readonly ShelfGame[];
  readonly upkeep: UpkeepView;
}

export type Outcome =
  | { readonly type: "go"; readonly to: ScreenName; readonly of?: string }
  | { readonly type: "back" }
  | { readonly type: "play"; readonly slug: string }
  | { readonly type: "player"; readonly id: number }
  | { readonly type: "name"; readonly name: string }
  | { readonly type: "hear"; readonly cues: readonly Cue[] }
  | { readonly type: "do"; readonly deed: string }
  | { readonly type: "off" };

const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  language: "Words and language",
  math: "Numbers",
  science: "Science",
  "life-skills": "Everyday life",
  "independence-skills": "On my own",
};

const BACK: MenuEntry = { id: "back", label: "Back" };

/** What is said as a screen opens: what it asks or how to use it. Its name has just been heard. */
export function titleOf({ name, of }: Screen, world: World): string {
  switch (name) {
    case "main":
      return "Main menu.";
    case "categories":
      return "Which kind of game?";
    case "games":
      return "Which game?";
    case "who":
      return "Who is playing?";
    case "names":
      return world.player === null
        ? "First, pick a name. Press down for the next one, and select for the one you like."
        : "Pick a name.";
    case "keepsakes":
      if (world.keepsakes.length > 0) return "Your keepsakes. Select plays them.";
      return world.finished.length > 0
        ? "No keepsakes yet. This is what you have played to its end."
        : "Nothing here yet. Play a game to its end.";
    case "progress":
      return world.learned.length > 0
        ? "What you have learned. Press down for more."
        : "Nothing here yet. Play a game, and I will tell you what you have learned.";
    case "settings":
      return "Left and right change a setting.";
    case "about":
      return "Press down for more.";
    case "upkeep":
      return "What shall I do?";
    case "remove-player":
      return "Which child shall I forget?";
    case "remove-game":
      return "Which game shall I put away?";
    case "sure":
      return questionOf(of ?? "", world);
  }
}

export function menuOf(screen: Screen, world: World): Menu {
  const entries = entriesOf(screen, world);
  return { entries, cursor: Math.min(screen.cursor, entries.length - 1) };
}

function entriesOf({ name, of }: Screen, world: World): readonly MenuEntry[] {
  switch (name) {
    case "main":
      return mainEntries(world);
    case "categories":
      return [
        ...categoriesOf(world).map((category) => ({ id: `in:${category}`, label: categoryName(category) })),
        BACK,
      ];
    case "games":
      return [
        ...world.games
          .filter(({ category }) => of === null || category === of)
          .map(({ slug, title }) => ({ id: `play:${slug}`, label: title })),
        BACK,
      ];
    case "who":
      return [
        ...world.players.map(({ id, name: label }) => ({ id: `player:${id}`, label })),
        { id: "new", label: "Somebody new" },
        BACK,
      ];
    case "names": {
      const taken = new Set(world.players.map((player) => player.name));
      const free = PLAYER_NAMES.filter((label) => !taken.has(label)).map((label) => ({
        id: `name:${label}`,
        label,
      }));
      return world.player === null && free.length > 0 ? free : [...free, BACK];
    }
    case "keepsakes":
      return [
        ...world.keepsakes.map(({ label }, index) => ({ id: `keepsake:${index}`, label })),
        ...world.finished.map((label, index) => ({ id: `finished:${index}`, label })),
        BACK,
      ];
    case "progress":
      return [...toldEntries("learned", world.learned), BACK];
    case "settings":
      return settingEntries(world);
    case "about":
      return [...toldEntries("about", world.about), BACK];
    case "upkeep":
      return [...upkeepEntries(world), BACK];
    case "remove-player":
      return [
        ...world.players.map(({ id, name: label }) => ({ id: `sure:remove-player:${id}`, label })),
        BACK,
      ];
    case "remove-game":
      return [
        ...world.brought.map(({ slug, title }) => ({ id: `sure:remove-game:${slug}`, label: title })),
        BACK,
      ];
    case "sure":
      return [
        { id: "back", label: "No" },
        { id: `do:${of ?? ""}`, label: "Yes" },
      ];
  }
}

/** An entry gets its full stop as it is said. */
function toldEntries(kind: string, texts: readonly string[]): MenuEntry[] {
  return texts.map((text, index) => ({ id: `${kind}:${index}`, label: text.replace(/\.$/, "") }));
}

function mainEntries({ last, player, players, keepsakes }: World): MenuEntry[] {
  return [
    ...(last === null ? [] : [{ id: `play:${last.slug}`, label: `Go on with ${last.title}` }]),
    { id: "go:categories", label: "Kinds of games" },
    { id: "go:games", label: "All games" },
    {
      id: "go:who",
      label: players.length > 1 ? `Who is playing? ${player?.name ?? "Nobody"} is` : "Who is playing?",
    },
    { id: "go:keepsakes", label: keepsakes.length === 0 ? "Keepsakes" : `Keepsakes: ${keepsakes.length}` },
    { id: "go:progress", label: "My progress" },
    { id: "go:settings", label: "Settings" },
    { id: "go:about", label: "About Buzzle" },
    ...(player === null ? [] : [{ id: "go:upkeep", label: "For grown-ups" }]),
    { id: "off", label: "Switch off" },
  ];
}

function settingEntries(world: World): MenuEntry[] {
  const { volume, volumeMost, sleepMinutes, outputs, output, settings } = world;
  // The player's own, and the same as in every game. The console's stand around them.
  const senseless = new Set<string>([
    "output",
    "voice",
    ...(world.canHear ? [] : ["microphone"]),
    ...(world.isMono ? ["mono", "ears"] : []),
  ]);
  const theirs = SETTING_IDS.filter((id) => !senseless.has(id));
  return [
    { id: "volume", label: "Loudness", value: `${volume} of ${volumeMost}` },
    ...theirs.map((id) => ({
      id,
      label: settingLabel(id),
      value: settingValue(settings, id),
      other: otherValue(settings, id),
    })),
    { id: "sleep", label: "Sleep timer", value: sleepMinutes === 0 ? "off" : `${sleepMinutes} minutes` },
    ...(outputs.length > 1 ? [{ id: "output", label: "Sound comes out of", value: output }] : []),
    BACK,
  ];
}

/** What SELECT does on an entry without a value. */
export function outcomeOf(id: string, world: World): Outcome {
  const [kind = "", ...more] = id.split(":");
  const rest = more.join(":");
  switch (kind) {
    case "go":
      return { type: "go", to: rest as ScreenName };
    case "in":
      return { type: "go", to: "games", of: rest };
    case "play":
      return { type: "play", slug: rest };
    case "player":
      return { type: "player", id: Number(rest) };
    case "new":
      return { type: "go", to: "names" };
    case "name":
      return { type: "name", name: rest };
    case "keepsake":
      return { type: "hear", cues: world.keepsakes[Number(rest)]?.cues ?? [] };
    case "finished":
      return { type: "hear", cues: [say(world.finished[Number(rest)] ?? "")] };
    case "learned":
      return { type: "hear", cues: [say(world.learned[Number(rest)] ?? "")] };
    case "about":
      return { type: "hear", cues: [say(world.about[Number(rest)] ?? "")] };
    case "sure":
      return { type: "go", to: "sure", of: rest };
    case "do":
      return { type: "do", deed: rest };
    case "off":
      return { type: "off" };
    default:
      return { type: "back" };
  }
}

function categoriesOf({ games }: World): string[] {
  return [...new Set(games.map(({ category }) => category))];
}

function categoryName(category: string): string {
  return CATEGORY_NAMES[category] ?? category;
}
