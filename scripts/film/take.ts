/**
 * A sitting played without a browser, in time that passes at will. It is the film's plan: what is heard when, what the
 * player does when, and what the stage is told.
 */
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { openGame, type Press, type SoundStage, type Speaker, type Utterance } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices, type SimulatedClock } from "../../engine/journal/index.ts";
import { captionOf, type Caption } from "../../web/game/captions.ts";
import type { Voice } from "./voice.ts";

/** Times are milliseconds from the start of the sitting. */
export interface Take {
  readonly moments: readonly Moment[];
  readonly stage: readonly StageCall[];
  readonly lines: readonly SpokenLine[];
  /** When the last turn of the film has been answered for. */
  readonly end: number;
}

export type Moment =
  | { readonly at: number; readonly type: "heard"; readonly caption: Caption }
  /** The game waits; these are the buttons that the page has now, and what can be typed into. */
  | {
      readonly at: number;
      readonly type: "waiting";
      readonly buttons: readonly string[];
      readonly fields: readonly string[];
    }
  | { readonly at: number; readonly type: "press"; readonly press: Press; readonly label: string };

/** A call of the sound stage, to be made again at its time. */
export interface StageCall {
  readonly at: number;
  readonly call: (stage: SoundStage) => void;
}

export interface SpokenLine {
  readonly at: number;
  /** When it ended or was cut. */
  until: number;
  readonly utterance: Utterance;
}

export interface Script {
  readonly seed: number;
  /** Counted from 1. */
  readonly level: number;
  readonly turns: number;
  /** The turns, counted from 1, that the player answers too soon, so that the film shows what comes of it. */
  readonly hasty: readonly number[];
}

/** The page's own button, where there is a microphone: it is no move of the game. */
const TALK = "Talk";
/** How long the player thinks before a press. */
const THINKING_MILLISECONDS = 650;

/** As the page writes it. */
export function captionLine({ speaker, text }: Caption): string {
  return speaker === null ? text : `${speaker}: ${text}`;
}

export function playTake(game: LoadedGame, script: Script, voice: Voice): Take {
  const clock = createSimulatedClock();
  const moments: Moment[] = [];
  const stage: StageCall[] = [];
  const lines: SpokenLine[] = [];
  let verdicts = 0;

  const playing = openGame({
    game,
    clock,
    ...silentDevices,
    speaker: recordingSpeaker(clock, voice, lines),
    stage: recordingStage(clock, stage),
    store: createMemoryProgressStore(),
    random: { seed: () => script.seed },
    abilities: { canSpeak: true, canBeRead: true, canHear: true },
    level: game.definition.levels[script.level - 1]?.id,
    onTranscript(entry) {
      if (entry.type === "verdict") verdicts++;
      const caption = captionOf(entry, moments.length);
      if (caption !== null) moments.push({ at: clock.now(), type: "heard", caption });
    },
  });

  /** Until the game waits, or all turns have been judged. */
  const settle = (): void => {
    while (!playing.view().isWaiting && verdicts < script.turns) {
      if (!clock.advanceToNext()) throw new Error(`the game stands still at ${playing.view().place}`);
    }
    if (!playing.view().isWaiting) return;
    const { moves } = playing.view();
    const labels = (of: typeof moves) => of.map(({ label }) => label);
    const buttons = labels(moves.filter(({ button, slot }) => button !== undefined || slot === undefined));
    const fields = labels(moves.filter(({ button, slot }) => button === undefined && slot !== undefined));
    moments.push({ at: clock.now(), type: "waiting", buttons: [...buttons, TALK], fields });
  };
  const press = (button: Press): void => {
    clock.advanceTo(clock.now() + THINKING_MILLISECONDS);
    const label = playing.view().moves.find((move) => move.button === button)?.label ?? button;
    moments.push({ at: clock.now(), type: "press", press: button, label });
    playing.press(button);
  };

  const hasty = new Set(script.hasty);
  const chosen = (): Press => {
    const { place, moves } = playing.view();
    // The left answer is the game's own voice.
    if (place === "asking") return "left";
    if (place === "telling") return "select";
    const best = playing.best()?.move;
    const button = moves.find(({ id }) => id === best)?.button;
    if (button === undefined) throw new Error(`the solver's move ${best} at ${place} has no button`);
    // There it would go on: who stops there, stops too soon.
    return button === "up" && hasty.delete(verdicts + 1) ? "select" : button;
  };

  settle();
  while (verdicts < script.turns) {
    press(chosen());
    settle();
  }
  // What is said to the last answer is heard out, up to the next question.
  while (playing.best() === null && clock.advanceToNext());
  const end = clock.now();
  playing.close();
  return { moments: moments.filter(({ at }) => at < end), stage, lines, end };
}

function recordingSpeaker(clock: SimulatedClock, voice: Voice, lines: SpokenLine[]): Speaker {
  let timer: unknown;
  const cut = (): void => {
    clock.clearTimeout(timer);
    const last = lines.at(-1);
    if (last !== undefined) last.until = Math.min(last.until, clock.now());
  };
  return {
    speak(utterance, report) {
      cut();
      const milliseconds = Math.round(voice(utterance).seconds * 1000);
      lines.push({ at: clock.now(), until: clock.now() + milliseconds, utterance });
      report({ type: "started" });
      timer = clock.setTimeout(() => report({ type: "finished" }), milliseconds);
    },
    silence: cut,
  };
}

function recordingStage(clock: SimulatedClock, calls: StageCall[]): SoundStage {
  const note = (call: StageCall["call"]): void => {
    calls.push({ at: clock.now(), call });
  };
  return {
    play: (...sounds) => note((stage) => stage.play(...sounds)),
    stop: (group) => note((stage) => stage.stop(group)),
    bed: (bed) => note((stage) => stage.bed(bed)),
    duck: (ducked) => note((stage) => stage.duck(ducked)),
    mix: (mix) => note((stage) => stage.mix(mix)),
    silence: () => note((stage) => stage.silence()),
    outputDelay: () => 0,
  };
}
