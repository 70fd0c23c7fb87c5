/** What the lobby tells and offers: the lists, the questions, how it stands, the goodbye. */
import { say, sound, type Cue } from "../cue.ts";
import { entryCues } from "../menu/menu.ts";
import { guidedLevel } from "../learner/progress.ts";
import type { Progress } from "../save/progress.ts";
import { isItemOpen, sittingMoves } from "../places.ts";
import { withGame } from "../sitting/log.ts";
import { goodbyeCues, standingCues } from "../sitting/tell.ts";
import { sentences } from "../words.ts";
import { actorNamed, snapshotsIn, type ActorSystem } from "./actors.ts";
import { spokenMoves, spokenTurnMoves } from "./tell-moves.ts";
import { isOpening } from "./lobby-choices.ts";
import {
  atSettings,
  farewellMenu,
  keptCues,
  levelMenu,
  levelMenuCues,
  OUTPUT_MOVES,
  outputQuestion,
  pauseMenu,
  STOP_MOVES,
  stopQuestion,
  type ShellAbilities,
} from "./lobby-menus.ts";
import type { LobbyMoment, LobbyOptions } from "./lobby-options.ts";
import { isMenuOpen } from "./lobby-passing.ts";
import { frameIn } from "./turn-context.ts";

type Needed = Pick<LobbyOptions, "abilities" | "game" | "guide" | "today">;

export function lobbyTells({ abilities, game, guide, today }: Needed) {
  const { definition } = game;
  const keyCues = keyCuesOf(abilities);

  const suggested = (progress: Progress): number => guidedLevel(guide, progress, definition, today());

  /** What is at stake and counted in the sitting that is going on; nothing where there is none. */
  const howItStands = (system: ActorSystem): Cue[] => {
    const session = actorNamed(system, "session").getSnapshot();
    return session.hasTag("idle") ? [] : standingCues(withGame(game, session.context.sitting));
  };

  /** What the game says to somebody who leaves in the middle. */
  const goodbye = (system: ActorSystem): Cue[] => {
    const session = actorNamed(system, "session").getSnapshot();
    return session.hasTag("idle")
      ? [sentences.goodbye]
      : goodbyeCues(withGame(game, session.context.sitting));
  };

  /** Where nothing is at stake and nothing counted, the menu opens instead. */
  const withStanding = ({ self, system }: LobbyMoment, tell: (cues: readonly Cue[]) => void): void => {
    const standing = howItStands(system);
    if (standing.length === 0) self.send({ type: "lobby.open", what: "menu" });
    else tell([sound("help"), ...standing]);
  };

  return {
    askOutput: ({ system }: LobbyMoment): void => {
      const cues = outputQuestion(definition);
      actorNamed(system, "menu").send({ type: "menu.ask", answers: OUTPUT_MOVES, cues });
    },
    openLevels: ({ context, system }: LobbyMoment): void => {
      const list = context.listBelow ?? levelMenu(game, context.progress, suggested(context.progress));
      const missing = context.isMissing ? [sound("almost"), sentences.levelMissing] : [];
      const keys = context.isNew ? keyCues : [];
      const cues = [...missing, ...keys, ...levelMenuCues(definition, list, context.listBelow !== null)];
      actorNamed(system, "menu").send({ type: "menu.open", list, cues });
    },
    sayOneMoment: ({ system }: LobbyMoment): void => {
      const cues = [sound("tick"), sentences.oneMoment];
      if (isMenuOpen(system)) actorNamed(system, "menu").send({ type: "menu.say", cues });
      else play(system, cues);
    },
    openPause: ({ context, event, system }: LobbyMoment): void => {
      const list = pauseMenu(context.progress.settings, abilities, {
        isItemOpen: isItemOpen(snapshotsIn(system)),
        hasStanding: howItStands(system).length > 0,
      });
      const shown = isOpening(event, "settings") ? atSettings(list) : list;
      const isAtPlay = !actorNamed(system, "session").getSnapshot().hasTag("idle");
      const opened = isAtPlay ? sentences.paused : sentences.menuOpen;
      const cues = [sound("menu-open"), opened, ...entryCues(shown)];
      actorNamed(system, "menu").send({ type: "menu.open", list: shown, cues });
    },
    askStop: ({ system }: LobbyMoment): void => {
      actorNamed(system, "menu").send({ type: "menu.ask", answers: STOP_MOVES, cues: stopQuestion() });
    },
    sayGoodbye: ({ context, system }: LobbyMoment): void => {
      const waits = context.progress.settings.output === "reader" ? [sentences.pressToLeave] : [];
      play(system, [sound("farewell", { hold: "end" }), ...goodbye(system), ...waits]);
    },
    openFarewell: ({ context, system }: LobbyMoment): void => {
      const list = context.listBelow ?? farewellMenu(definition, context.level ?? 0);
      const unsaved = context.isSaved ? [] : [sentences.unsaved];
      const isTold = context.listBelow === null && context.isFirstFinish;
      const canAlso =
        isTold && abilities.canHear && !context.progress.settings.microphone ? [sentences.mayTalk] : [];
      const cues = [sound("menu-step"), ...unsaved, ...canAlso, ...entryCues(list)];
      actorNamed(system, "menu").send({ type: "menu.open", list, cues });
    },
    tellStanding: (moment: LobbyMoment): void => withStanding(moment, (cues) => play(moment.system, cues)),
    /** As an answer of the list that is open. */
    sayStanding: (moment: LobbyMoment): void =>
      withStanding(moment, (cues) => actorNamed(moment.system, "menu").send({ type: "menu.say", cues })),
    sayKeepsakes: ({ context, system }: LobbyMoment): void => {
      const cues = [sound("menu-step"), ...keptCues(definition, context.progress)];
      actorNamed(system, "menu").send({ type: "menu.say", cues });
    },
    sayMoves: ({ system }: LobbyMoment): void => {
      const snapshots = snapshotsIn(system);
      const { context } = snapshots.turn;
      const moves = sittingMoves(snapshots);
      const told = isItemOpen(snapshots)
        ? spokenTurnMoves(frameIn(game, context), context.turn, moves)
        : spokenMoves(moves);
      if (moves.length > 0) play(system, [sound("help"), ...told, ...keyCues]);
    },
  };
}

/** What the buttons are called here. */
export function keyCuesOf({ keys }: ShellAbilities): readonly Cue[] {
  return keys === undefined ? [] : [say(keys, "object")];
}

export function play(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.play", cues, from: "lobby" });
}
