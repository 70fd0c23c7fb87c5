/** A level's figures, as text. */
import { table } from "../table.ts";
import type { LevelFigures, PlayerFigures } from "./measure.ts";

const MOST_LINES = 12;

export const HEADINGS = [
  "player",
  "minutes",
  "short",
  "success",
  "tally",
  "of solver's",
  "stakes at the end",
  "hints",
  "presses",
];

export function rowsOf({ players }: LevelFigures): string[][] {
  return Object.entries(players).map(([name, one]) => [name, ...cells(one, players.solver.tally)]);
}

/** What else is to be said of a level, a line each, and under some of them more. */
export function remarksOf(
  level: LevelFigures,
): { readonly about: string; readonly lines: readonly string[] }[] {
  const { heardOften, heardTwiceRunning, neverMet, stalls } = level;
  return [
    { about: `Turns in which a stake moved: ${percent(level.shareOfTurnsWithStakeMoved)}`, lines: [] },
    {
      about: `Longest stretch without anything new: ${Math.round(level.longestStretchSeconds)} seconds`,
      lines: [],
    },
    { about: `Words before the first press: ${level.wordsBeforeFirstPress}`, lines: [] },
    {
      about: "Most presses for a turn are needed in",
      lines: stalls.map(([act, presses]) => `${act}: ${presses.toFixed(1)}`),
    },
    { about: `Items never met: ${neverMet.length}`, lines: neverMet },
    {
      about: `Lines heard more than four times: ${heardOften.length}`,
      lines: heardOften.map(([line, times]) => `${times} times: ${line}`),
    },
    { about: `Lines heard twice running: ${heardTwiceRunning.length}`, lines: heardTwiceRunning },
  ];
}

export function reportText(slug: string, level: LevelFigures): string {
  return [
    "",
    `${slug} ${level.level}`,
    table(HEADINGS, rowsOf(level)),
    ...remarksOf(level).flatMap(({ about, lines }) => [
      `  ${about}`,
      ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`),
      ...(lines.length > MOST_LINES ? [`    and ${lines.length - MOST_LINES} more`] : []),
    ]),
  ].join("\n");
}

function cells(one: PlayerFigures, solver: number): string[] {
  const stakes = Object.entries(one.stakes).map(([id, at]) => `${id} ${at.toFixed(1)}`);
  return [
    one.minutes.toFixed(1),
    one.minutesShort.toFixed(1),
    percent(one.success),
    one.tally.toFixed(1),
    solver === 0 ? "none" : percent(one.tally / solver),
    stakes.join(", "),
    one.hints.toFixed(1),
    Math.round(one.presses).toString(),
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
