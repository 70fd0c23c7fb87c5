/**
 * A plain quiz of 100 questions on our engine, on jsPsych and on ink, played in turn in one process, so that a busy
 * moment falls on all of them.
 *
 * Compared is what each does for "ask, take the right answer, judge it, go on", from a fresh start to the end, without
 * drawing or sound. Loading is left out for all: parsing our game, compiling the ink story, importing jsPsych. Not the
 * same is what they do besides. Ours runs six state machines, speaks and silences, makes the list of moves, draws the
 * next item, keeps a journal, and saves the progress at every verdict; jsPsych builds a data set and empties its part
 * of the page; ink keeps its state, which can be saved, and nothing else.
 *
 * A turn of our engine is timed from the first question that waits; opening the game, which makes the machines and tells
 * the story before that question, has a row of its own and is part of the comparison.
 */
import { createInkQuiz } from "./quiz-ink.ts";
import { openJsPsychQuiz } from "./quiz-jspsych.ts";
import { openQuizOnEngine, QUESTIONS } from "./quiz-engine.ts";
import type { Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

const ENGINE_BOUND_MICROSECONDS = 500;
const WARM_UP_ROUNDS = 30;
const ROUNDS = 100;
const LONGEST_MILLISECONDS = 20_000;

/** Answers all questions; gives how many were answered right. */
type Play = () => number | Promise<number>;

interface Contestant {
  readonly open: () => Play;
  /** In microseconds, by the clock. */
  readonly opening: number[];
  /** Means of one quiz each, in microseconds a question: by the clock, and of the processor's time. */
  readonly wall: number[];
  readonly processor: number[];
}

export async function measureQuizzes(): Promise<Row[]> {
  refuseDevelopmentBuild();
  const engine = contestant(openQuizOnEngine);
  const jsPsychQuiz = await openJsPsychQuiz();
  const jsPsych = contestant(() => jsPsychQuiz.play);
  const playInk = createInkQuiz();
  const ink = contestant(() => playInk);

  try {
    await playInTurn([engine, jsPsych, ink]);
  } finally {
    jsPsychQuiz.close();
  }

  const [ours, theirs, inks] = [engine, jsPsych, ink].map(wholeQuestion);
  return [
    {
      what: "engine, one turn: median",
      figure: median(engine.wall),
      unit: "µs",
      bound: ENGINE_BOUND_MICROSECONDS,
      note: `${engine.wall.length} quizzes of ${QUESTIONS} questions`,
    },
    { what: "engine, one turn: 95th percentile", figure: percentile(engine.wall, 95), unit: "µs" },
    {
      what: "engine, one turn: processor time, median",
      figure: median(engine.processor),
      unit: "µs",
      note: busyNote(engine),
    },
    { what: "engine, opening a game: median", figure: median(engine.opening), unit: "µs" },
    { what: "jsPsych, one question: median", figure: theirs ?? null, unit: "µs" },
    { what: "ink, one question: median", figure: inks ?? null, unit: "µs" },
    { what: "engine, opening included, to jsPsych", figure: ratio(ours, theirs), unit: "times" },
    { what: "engine, opening included, to ink", figure: ratio(ours, inks), unit: "times" },
  ];
}

function contestant(open: Contestant["open"]): Contestant {
  return { open, opening: [], wall: [], processor: [] };
}

/** Of a quiz from a fresh start to the end, in microseconds a question. */
function wholeQuestion({ opening, wall }: Contestant): number {
  return median(wall) + median(opening) / QUESTIONS;
}

async function playInTurn(contestants: readonly Contestant[]): Promise<void> {
  const begun = performance.now();
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    if (performance.now() - begun > LONGEST_MILLISECONDS) return;
    for (const each of contestants) await playOnce(each, round >= 0);
  }
}

async function playOnce({ open, opening, wall, processor }: Contestant, counts: boolean): Promise<void> {
  const opened = performance.now();
  const play = open();
  const before = process.cpuUsage();
  const begun = performance.now();
  const right = await play();
  const ended = performance.now();
  const { user, system } = process.cpuUsage(before);
  if (right !== QUESTIONS) throw new Error(`${right} of ${QUESTIONS} questions were answered right`);
  if (!counts) return;
  opening.push((begun - opened) * 1000);
  wall.push(((ended - begun) * 1000) / QUESTIONS);
  processor.push((user + system) / QUESTIONS);
}

/** XState's own is several times slower; Node takes it only where it is started with --conditions=development. */
function refuseDevelopmentBuild(): void {
  const resolved = import.meta.resolve("xstate");
  if (resolved.includes("development")) throw new Error(`This is XState's development build: ${resolved}`);
}

/** On a quiet machine the clock and the processor agree. */
function busyNote({ wall, processor }: Contestant): string {
  const share = median(processor) / median(wall);
  return share < 0.8 ? `the machine is busy: we had ${(100 * share).toFixed(0)} % of a processor` : "";
}

function ratio(one: number | undefined, other: number | undefined): number | null {
  return one === undefined || other === undefined ? null : one / other;
}
