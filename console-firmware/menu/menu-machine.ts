/** Buzzle's own menu: what is heard between games, from the first hello to good night. */
import { assign, setup } from "xstate";
import { say, sound, type Cue, type Press } from "../../engine/index.ts";
import { applyMenu, entryCues, menuMoves } from "../../engine/menu/index.ts";
import type { Narrator } from "../narrator.ts";
import { helpOf, helpWay, howTo } from "./help.ts";
import {
  menuOf,
  outcomeOf,
  titleOf,
  type Outcome,
  type Screen,
  type ScreenName,
  type World,
} from "./screens.ts";

export type MenuEvent =
  | { type: "menu.press"; press: Press }
  /** All that was to be heard has been. */
  | { type: "narrator.finished" }
  /** Something that the console has to say, whatever is going on. */
  | { type: "menu.tell"; text: string }
  | { type: "menu.told" }
  | { type: "game.opened" }
  /** A game cannot be loaded. */
  | { type: "game.refused"; reason: string }
  | { type: "game.left" }
  /** It has stopped by a mistake of its own. */
  | { type: "game.broke" }
  | { type: "console.off"; farewell: string };

export interface MenuDevices {
  readonly narrator: Narrator;
  readonly world: () => World;
  /** What is to be said before anything else: what went wrong at the start. */
  readonly troubles: readonly string[];
  readonly open: (slug: string) => void;
  readonly choosePlayer: (id: number) => void;
  /** Who cannot be kept plays as a guest. */
  readonly addPlayer: (name: string) => "kept" | "guest" | "refused";
  readonly change: (setting: string, direction: 1 | -1) => void;
  readonly off: () => void;
}

export interface MenuContext {
  /** From the main menu to where the player is. */
  path: readonly Screen[];
  /** What is to be heard now. */
  cues: readonly Cue[];
  /** Whether what is chosen leads out of the menu. */
  opening: string | null;
  reminders: number;
  /** What the console has to say, and could not yet: it was saying something. */
  later: readonly string[];
}

/** As in games: it speaks again by itself twice, then rests until a press. */
const IDLE_MILLISECONDS = 20_000;
const MOST_REMINDERS = 2;
/** A voice that fails must not keep Buzzle from switching off. */
const LONGEST_FAREWELL_MILLISECONDS = 10_000;

export function createMenuMachine(devices: MenuDevices) {
  const { narrator, world } = devices;
  return setup({
    types: { context: {} as MenuContext, events: {} as MenuEvent },
    actions: {
      greet: assign({ cues: ({ context }) => [...greeting(devices), ...opened(context.path, world())] }),
      obey: assign(({ context, event }) =>
        event.type === "menu.press" ? afterPress(context, event.press, devices) : {},
      ),
      welcomeBack: assign(() => {
        const main = [screenAt("main")];
        return { path: main, cues: [sound("menu-open"), ...opened(main, world())] };
      }),
      apologize: assign(() => {
        const main = [screenAt("main")];
        return { path: main, cues: [sound("nothing"), say(SORRY), ...opened(main, world())] };
      }),
      keepForLater: assign({
        later: ({ context, event }) =>
          event.type === "menu.tell" ? [...context.later, event.text] : context.later,
      }),
      tell: assign(({ context }) => ({ cues: told(context.later), later: [] })),
      tellAndGoOn: assign(({ context }) => ({
        cues: [...told(context.later), ...here(context.path, world())],
        later: [],
      })),
      tellRefusal: assign({
        cues: ({ event }) => (event.type === "game.refused" ? [sound("nothing"), say(event.reason)] : []),
      }),
      remind: assign({
        cues: ({ context }) => [...here(context.path, world()), say(howTo(last(context.path), world()))],
      }),
      sayFarewell: assign({
        cues: ({ event }) => [
          sound("farewell"),
          say(event.type === "console.off" ? event.farewell : "Switching off. Goodbye."),
        ],
      }),
      play: ({ context, self }) =>
        narrator.play(context.cues, () => self.send({ type: "narrator.finished" })),
      open: ({ context }) => {
        if (context.opening !== null && context.opening !== OFF) devices.open(context.opening);
      },
      silence: () => narrator.silence(),
      countReminder: assign({ reminders: ({ context }) => context.reminders + 1 }),
      forgetReminders: assign({ reminders: 0 }),
      forgetOpening: assign({ opening: null }),
      off: () => devices.off(),
    },
    guards: {
      isOff: ({ context }) => context.opening === OFF,
      isOpening: ({ context }) => context.opening !== null,
      hasMore: ({ context }) => context.later.length > 0,
      mayRemind: ({ context }) => context.reminders < MOST_REMINDERS,
    },
    delays: { idle: IDLE_MILLISECONDS, farewell: LONGEST_FAREWELL_MILLISECONDS },
  }).createMachine({
    id: "menu",
    context: () => ({
      path: startPath(world()),
      cues: [],
      opening: null,
      reminders: 0,
      later: [],
    }),
    initial: "choosing",
    on: { "console.off": { target: ".parting", actions: "sayFarewell" } },
    states: {
      choosing: {
        initial: "greeting",
        on: {
          "menu.press": { target: ".deciding", actions: ["forgetReminders", "obey"] },
          "menu.tell": { actions: "keepForLater" },
        },
        states: {
          greeting: { entry: ["greet", "play"], on: { "narrator.finished": "resting" } },
          deciding: {
            always: [
              { guard: "isOff", target: "#menu.parting", actions: "sayFarewell" },
              { guard: "isOpening", target: "#menu.opening" },
              { target: "saying" },
            ],
          },
          saying: { entry: "play", on: { "narrator.finished": "resting" } },
          resting: {
            always: [{ guard: "hasMore", target: "saying", actions: "tellAndGoOn" }, { target: "waiting" }],
          },
          waiting: {
            on: { "menu.tell": { target: "saying", actions: ["keepForLater", "tellAndGoOn"] } },
            after: {
              idle: { guard: "mayRemind", target: "saying", actions: ["countReminder", "remind"] },
            },
          },
        },
      },
      opening: {
        entry: ["play", "open"],
        on: {
          "menu.tell": { actions: "keepForLater" },
          "game.opened": { target: "playing", actions: "silence" },
          "game.refused": { target: "choosing.saying", actions: ["forgetOpening", "tellRefusal"] },
        },
      },
      playing: {
        on: {
          "menu.tell": { target: ".telling", actions: ["keepForLater", "tell"] },
          "game.broke": { target: "choosing.saying", actions: ["forgetOpening", "apologize"] },
          "game.left": { target: "choosing.saying", actions: ["forgetOpening", "welcomeBack"] },
        },
        initial: "quiet",
        states: {
          quiet: {},
          /** The game was paused; its own voice comes back with the next press. */
          telling: {
            entry: "play",
            on: {
              "menu.tell": { actions: "keepForLater" },
              "narrator.finished": [
                { guard: "hasMore", target: "telling", actions: "tell", reenter: true },
                { target: "quiet" },
              ],
              "menu.told": { target: "quiet", actions: "silence" },
            },
          },
        },
      },
      parting: {
        entry: "play",
        on: { "narrator.finished": "off" },
        after: { farewell: "off" },
      },
      off: { type: "final", entry: ["silence", "off"] },
    },
  });
}

const GUEST =
  "I cannot keep your name: my memory card is full or broken. You can play, but I will forget it. Please tell a grown-up.";
const SORRY = "Sorry, the game stopped all by itself. That was my mistake, not yours. What you did is kept.";
/** In the place of a game: the way out. */
const OFF = "off";

function startPath({ player }: World): readonly Screen[] {
  const main = screenAt("main");
  return player === null ? [main, screenAt("names")] : [main];
}

function screenAt(name: ScreenName, of: string | null = null): Screen {
  return { name, of, cursor: 0 };
}

function greeting({ world, troubles }: MenuDevices): Cue[] {
  const { player } = world();
  const hello = player === null ? "Hello! I am Buzzle." : `Hello, ${player.name}!`;
  return [say(hello), ...troubles.map((trouble) => say(trouble))];
}

function opened(path: readonly Screen[], world: World): Cue[] {
  const screen = last(path);
  return [say(titleOf(screen, world)), ...entryCues(menuOf(screen, world))];
}

function told(texts: readonly string[]): Cue[] {
  return texts.flatMap((text) => [sound("help"), say(text)]);
}

function here(path: readonly Screen[], world: World): Cue[] {
  return [sound("tick", { hold: "none" }), ...entryCues(menuOf(last(path), world))];
}

type Change = Partial<Pick<MenuContext, "path" | "cues" | "opening">>;

function afterPress({ path }: MenuContext, press: Press, devices: MenuDevices): Change {
  const world = devices.world();
  const screen = last(path);
  const menu = menuOf(screen, world);
  const entry = menu.entries[menu.cursor];
  switch (press) {
    case "repeat":
    case "hold select":
      return { cues: here(path, world) };
    case "hint":
      return { cues: [sound("tick", { hold: "none" }), say(helpOf(entry?.id ?? "", screen, world))] };
    case "pause":
      return back(path, world);
    default: {
      const move = menuMoves(menu).find(({ button }) => button === press);
      if (move === undefined) return { cues: here(path, world) };
      const choice = applyMenu(menu, move.id);
      switch (choice.type) {
        case "moved":
          return {
            path: [...path.slice(0, -1), { ...screen, cursor: choice.menu.cursor }],
            cues: choice.cues,
          };
        case "changed": {
          devices.change(choice.id, choice.direction);
          return { cues: [sound("tick", { hold: "none" }), ...entryCues(menuOf(screen, devices.world()))] };
        }
        case "chosen":
          return afterOutcome(path, outcomeOf(choice.id, world), devices);
      }
    }
  }
}

function afterOutcome(path: readonly Screen[], outcome: Outcome, devices: MenuDevices): Change {
  const world = devices.world();
  switch (outcome.type) {
    case "go": {
      const longer = [...path, screenAt(outcome.to, outcome.of)];
      return { path: longer, cues: [sound("menu-open"), ...opened(longer, world)] };
    }
    case "back":
      return back(path, world);
    case "hear":
      return { cues: [sound("tick", { hold: "none" }), ...outcome.cues] };
    case "play":
      return { opening: outcome.slug, cues: [sound("menu-open")] };
    case "off":
      return { opening: OFF };
    case "player": {
      devices.choosePlayer(outcome.id);
      return welcome(devices.world());
    }
    case "name": {
      const added = devices.addPlayer(outcome.name);
      if (added === "refused") return { cues: [sound("nothing"), ...here(path, world)] };
      return welcome(devices.world(), [say(added === "kept" ? helpWay(world) : GUEST)]);
    }
  }
}

function welcome(world: World, news: readonly Cue[] = []): Change {
  const main = [screenAt("main")];
  return {
    path: main,
    cues: [sound("star"), say(`Hello, ${world.player?.name ?? ""}!`), ...news, ...opened(main, world)],
  };
}

/** Nowhere further back than the main menu, and not past the first name. */
function back(path: readonly Screen[], world: World): Change {
  if (path.length === 1 || world.player === null) return { cues: [sound("nothing"), ...here(path, world)] };
  const shorter = path.slice(0, -1);
  return { path: shorter, cues: [sound("menu-close"), ...opened(shorter, world)] };
}

function last(path: readonly Screen[]): Screen {
  const screen = path.at(-1);
  if (screen === undefined) throw new Error("menu: the path is empty");
  return screen;
}
