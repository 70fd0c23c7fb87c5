/**
 * A list, or a question with its answers, that waits to be chosen from: asks, asks again by itself at most twice, goes
 * through the list, and tells the lobby what was chosen. What comes of it is the lobby's business.
 */
import { assertEvent, assign, raise, setup } from "xstate";
import { sound, type Cue } from "../cue.ts";
import { entryCues, heardCues, helpCues, menuMoves, type Menu } from "../menu/menu.ts";
import type { Move } from "../move.ts";
import { movesAt } from "../places.ts";
import { isSettingId } from "../settings/index.ts";
import { actorNamed, offerVoice, snapshotsIn, typed, type ActorSystem } from "./actors.ts";
import { IDLE_MILLISECONDS, MOST_REPROMPTS, noticeIdle } from "./idle.ts";
import { spokenMoves } from "./tell-moves.ts";
import { withValues } from "./lobby-menus.ts";
import { takeMenuMove, takeMenuPress } from "./take-menu-press.ts";

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
export function createMenuMachine(keys: readonly Cue[]) {
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
      takePress: raise(({ context: { list, moves }, event }) => {
        assertEvent(event, "menu.press");
        return takeMenuPress(list, moves, event.press);
      }),
      takeAction: raise(({ context: { list, moves }, event }) => {
        assertEvent(event, "menu.act");
        return takeMenuMove(list, moves, event.action.move);
      }),
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
      sayNothingHere: ({ system }) =>
        play(system, [sound("nothing"), ...spokenMoves(movesAt(snapshotsIn(system)))]),
      explain: ({ context, system }) => {
        if (context.list !== null) play(system, helpCues(context.list));
      },
      say: ({ event, system }) => {
        if (event.type === "menu.say") play(system, event.cues);
      },
      playMoved: ({ context, event, system }) => {
        assertEvent(event, "menu.moved");
        const { cues, menu } = event.choice;
        play(system, [...cues, ...heardAt({ ...context, list: menu })]);
      },
      takeMoved: assign(({ event }) => {
        assertEvent(event, "menu.moved");
        return { ...withList(event.choice.menu), reminders: 0 };
      }),
      takeSettings: assign(({ context: { list }, event }) => {
        if (event.type !== "menu.settings") return {};
        const isRead = event.settings.output === "reader";
        return list === null ? { isRead } : { isRead, ...withList(withValues(list, event.settings)) };
      }),
      tellPicked: ({ event, system }) => {
        assertEvent(event, "menu.picked");
        actorNamed(system, "lobby").send({ type: "menu.chosen", id: event.choice.id });
      },
      tellChanged: ({ event, system }) => {
        assertEvent(event, "menu.changed");
        const { id: setting, direction } = event.choice;
        if (isSettingId(setting)) actorNamed(system, "lobby").send({ type: "lobby.set", setting, direction });
      },
      noticeIdle,
      offerVoice: ({ system }) => offerVoice(system, () => movesAt(snapshotsIn(system))),
    },
    guards: {
      isMove: ({ context, event }) =>
        event.type === "menu.act" && context.moves.some(({ id }) => id === event.action.move),
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
          "menu.press": { actions: "takePress" },
          "menu.act": { guard: "isMove", actions: "takeAction" },
          "menu.moved": { target: ".saying", actions: ["playMoved", "takeMoved"] },
          "menu.changed": { actions: "tellChanged" },
          "menu.picked": { actions: "tellPicked" },
          "menu.repeated": { target: ".saying", actions: ["forgetReminders", "askAgain"] },
          "menu.explained": { target: ".saying", actions: ["forgetReminders", "explain"] },
          "menu.refused": { target: ".saying", actions: ["forgetReminders", "sayNothingHere"] },
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
            on: { "idle.noticed": { target: "saying", actions: ["countReminder", "remind"] } },
            after: {
              idle: { guard: "mayRemind", target: "waiting", reenter: true, actions: "noticeIdle" },
            },
          },
        },
      },
    },
  });
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
