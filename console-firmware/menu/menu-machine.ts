/** Buzzle's own menu: what is heard between games, from the first hello to good night. */
import { assign, setup } from "xstate";
import { sound, type Cue, type Press } from "../../engine/index.ts";
import type { Narrator } from "../narrator.ts";
import { afterPress, OFF, type MenuDeeds } from "./after-press.ts";
import { screenAt, startPath, type Path } from "./path.ts";
import { apology, farewell, greeting, here, opened, refusal, reminder, told } from "./said.ts";

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

export interface MenuDevices extends MenuDeeds {
  readonly narrator: Narrator;
  /** What is to be said before anything else: what went wrong at the start. */
  readonly troubles: readonly string[];
  readonly open: (slug: string) => void;
  /** The game's voice waits as long as the console has something to say in it. */
  readonly takeVoice: () => void;
  readonly giveVoiceBack: () => void;
  readonly off: () => void;
}

export interface MenuContext {
  /** From the main menu to where the player is. */
  path: Path;
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
      greet: assign({
        cues: ({ context }) => [...greeting(world(), devices.troubles), ...opened(context.path, world())],
      }),
      obey: assign(({ context, event }) =>
        event.type === "menu.press" ? afterPress(context.path, event.press, devices) : {},
      ),
      welcomeBack: assign(() => {
        const main = [screenAt("main")];
        return { path: main, cues: [sound("menu-open"), ...opened(main, world())] };
      }),
      apologize: assign(() => {
        const main = [screenAt("main")];
        return { path: main, cues: [...apology(), ...opened(main, world())] };
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
        cues: ({ event }) => (event.type === "game.refused" ? refusal(event.reason) : []),
      }),
      remind: assign({ cues: ({ context }) => reminder(context.path, world()) }),
      sayFarewell: assign({
        cues: ({ event }) => farewell(event.type === "console.off" ? event.farewell : undefined),
      }),
      play: ({ context, self }) =>
        narrator.play(context.cues, () => self.send({ type: "narrator.finished" })),
      open: ({ context }) => {
        if (context.opening !== null && context.opening !== OFF) devices.open(context.opening);
      },
      silence: () => narrator.silence(),
      takeVoice: () => devices.takeVoice(),
      giveVoiceBack: () => devices.giveVoiceBack(),
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
          /** The game was paused; what it says of that is heard behind the news. */
          telling: {
            entry: ["takeVoice", "play"],
            exit: ["silence", "giveVoiceBack"],
            on: {
              "menu.tell": { actions: "keepForLater" },
              "narrator.finished": [
                { guard: "hasMore", target: "telling", actions: "tell", reenter: true },
                { target: "quiet" },
              ],
              "menu.told": { target: "quiet" },
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
