/**
 * A list, or a question with its answers, that waits to be chosen from: asks, asks again by itself at most twice, goes
 * through the list, and tells the lobby what was chosen. What comes of it is the lobby's business.
 */
import { assign, setup } from "xstate";
import { sound, type Cue } from "../cue.ts";
import {
  applyMenu,
  entryCues,
  heardCues,
  helpCues,
  menuMoves,
  type Menu,
  type MenuChoice,
} from "../menu/menu.ts";
import type { Move } from "../move.ts";
import { isAnswering, movesAt } from "../places.ts";
import { isSettingId } from "../settings/index.ts";
import { actorNamed, offerVoice, typed, type ActorSystem, type Running } from "./actors.ts";
import type { MenuEvent } from "./events.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS } from "./idle.ts";
import { moveFor, spokenMoves } from "./judge.ts";
import { withValues } from "./lobby-menus.ts";
import { oncePerEvent } from "./once-per-event.ts";

interface MenuContext {
  /** Null where there is no list, only a question. */
  list: Menu | null;
  /** What can be done with it. */
  moves: readonly Move[];
  /** What was asked, so that it can be asked again. */
  asked: readonly Cue[];
  /** What REPEAT says, where it is more than the words of what was asked. */
  again: readonly Cue[] | null;
  reminders: number;
  /** A screen reader says the entries: nothing is played over it. */
  isRead: boolean;
}

/**
 * Sends the lobby `menu.chosen` with the id of an entry or an answer, and `lobby.set` for a step of a setting.
 * @param keys what the buttons are called here, for who has not pressed any for a long time
 */
export function createMenuMachine(running: Running, keys: readonly Cue[]) {
  const choiceOf = oncePerEvent(choiceIn);

  return setup({
    types: typed<"menu", MenuContext>(),
    actions: {
      open: assign(({ event }) => {
        if (event.type === "menu.open")
          return { ...withList(event.list), asked: event.cues, again: null, reminders: 0 };
        if (event.type === "menu.ask")
          return {
            list: null,
            moves: event.answers,
            asked: event.cues,
            again: event.again ?? null,
            reminders: 0,
          };
        return {};
      }),
      close: assign({ list: null, moves: [], asked: [], again: null }),
      ask: ({ context, system }) => play(system, [...context.asked, ...heardAt(context)]),
      askAgain: ({ context, system }) => {
        const again = context.again ?? [...shortly(context), ...heardAt(context)];
        play(system, [sound("tick", { hold: "none" }), ...again]);
      },
      forgetReminders: assign({ reminders: 0 }),
      countReminder: assign(({ context }) => ({ reminders: context.reminders + 1 })),
      remind: ({ context, system }) => {
        const isLast = context.reminders === MOST_REPROMPTS;
        play(system, [...shortly(context), ...(isLast ? keys : [])]);
      },
      sayNothingHere: ({ system }) => play(system, [sound("nothing"), ...spokenMoves(movesAt(running()))]),
      explain: ({ context, system }) => {
        if (context.list !== null) play(system, helpCues(context.list));
      },
      say: ({ event, system }) => {
        if (event.type === "menu.say") play(system, event.cues);
      },
      playMoved: ({ context, event, system }) => {
        const choice = choiceOf(context, event);
        if (choice?.type === "moved")
          play(system, [...choice.cues, ...heardAt({ ...context, list: choice.menu })]);
      },
      takeMoved: assign(({ context, event }) => {
        const choice = choiceOf(context, event);
        return choice?.type === "moved" ? { ...withList(choice.menu), reminders: 0 } : {};
      }),
      takeSettings: assign(({ context: { list }, event }) => {
        if (event.type !== "menu.settings") return {};
        const isRead = event.settings.output === "reader";
        return list === null ? { isRead } : { isRead, ...withList(withValues(list, event.settings)) };
      }),
      tellChosen: ({ context, event, system }) => {
        const choice = choiceOf(context, event);
        if (choice?.type === "chosen")
          actorNamed(system, "lobby").send({ type: "menu.chosen", id: choice.id });
      },
      tellChanged: ({ context, event, system }) => {
        const choice = choiceOf(context, event);
        if (choice?.type !== "changed" || !isSettingId(choice.id)) return;
        const { id: setting, direction } = choice;
        actorNamed(system, "lobby").send({ type: "lobby.set", setting, direction });
      },
      offerVoice: ({ system }) => offerVoice(system, () => movesAt(running())),
    },
    guards: {
      isMoved: ({ context, event }) => choiceOf(context, event)?.type === "moved",
      isChanged: ({ context, event }) => choiceOf(context, event)?.type === "changed",
      isChosen: ({ context, event }) => choiceOf(context, event)?.type === "chosen",
      isRepeat: ({ event }) => event.type === "menu.press" && event.press === "repeat",
      isExplain: ({ context, event }) =>
        context.list !== null && event.type === "menu.press" && event.press === "hint",
      isAnswering: () => isAnswering(running()),
      mayRemind: ({ context }) => context.reminders < MOST_REPROMPTS,
    },
    delays: { idle: IDLE_MILLISECONDS },
  }).createMachine({
    id: "menu",
    context: { list: null, moves: [], asked: [], again: null, reminders: 0, isRead: false },
    initial: "closed",
    on: {
      "menu.open": { target: ".open", reenter: true, actions: ["open", "ask"] },
      "menu.ask": { target: ".open", reenter: true, actions: ["open", "ask"] },
      "menu.close": { target: ".closed", actions: "close" },
      "menu.settings": { actions: "takeSettings" },
    },
    states: {
      closed: {},
      open: {
        tags: "open",
        initial: "saying",
        on: {
          "menu.press": [
            ...CHOICES,
            { guard: "isRepeat", target: ".saying", actions: ["forgetReminders", "askAgain"] },
            { guard: "isExplain", target: ".saying", actions: ["forgetReminders", "explain"] },
            { target: ".saying", actions: ["forgetReminders", "sayNothingHere"] },
          ],
          "menu.act": CHOICES,
          "menu.say": { target: ".saying", actions: ["forgetReminders", "say"] },
        },
        states: {
          saying: {
            on: {
              "prompt.finished": { target: "waiting", actions: "offerVoice" },
              "prompt.interrupted": "waiting",
            },
          },
          waiting: {
            after: {
              idle: [
                { guard: "isAnswering", target: "waiting", reenter: true },
                { guard: "mayRemind", target: "saying", actions: ["countReminder", "remind"] },
              ],
            },
          },
        },
      },
    },
  });
}

const CHOICES = [
  { guard: "isMoved", target: ".saying", actions: ["playMoved", "takeMoved"] },
  { guard: "isChanged", actions: "tellChanged" },
  { guard: "isChosen", actions: "tellChosen" },
] as const;

/** What the move of this event does; null if it is none. */
function choiceIn({ list, moves }: MenuContext, event: MenuEvent): MenuChoice | null {
  const move = moveOf(event, moves);
  if (move === undefined) return null;
  return list === null ? { type: "chosen", id: move.id } : applyMenu(list, move.id);
}

function moveOf(event: MenuEvent, moves: readonly Move[]): Move | undefined {
  if (event.type === "menu.press") return moveFor(moves, event.press);
  if (event.type === "menu.act") return moves.find(({ id }) => id === event.action.move);
  return undefined;
}

function withList(list: Menu): Pick<MenuContext, "list" | "moves"> {
  return { list, moves: menuMoves(list) };
}

/** The sound of the entry at the cursor, after its name. */
function heardAt({ list, isRead }: Pick<MenuContext, "list" | "isRead">): readonly Cue[] {
  return list === null || isRead ? [] : heardCues(list);
}

/** What was asked, without its ceremony. */
function shortly({ list, asked }: MenuContext): Cue[] {
  return list === null ? asked.filter((cue) => cue.type === "say") : entryCues(list);
}

function play(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.play", cues, from: "menu" });
}
