/** What was played, told to grown-ups: rows of tables. Pure. */
import type { Skill } from "../../../engine/adaptive/index.ts";
import { capitalize } from "../../../engine/index.ts";
import type { KeptPlay } from "../../../engine/learner/index.ts";
import type { Lessons } from "../for-teachers/lessons.ts";

/** A row of the table of skills. */
export interface SkillRow {
  readonly game: string;
  readonly skill: string;
  /** Those that its game names. */
  readonly standards: string;
  readonly turns: number;
  /** On the authored scale, and how near the truth is to it. */
  readonly estimate: string;
  readonly give: string;
  /** How long a right answer takes. */
  readonly pace: string;
  readonly due: number;
  readonly last: string;
}

export function skillRow(
  { answers, ability, give, pace, due, at }: Skill,
  named: { readonly title: string; readonly name: string; readonly standards: readonly string[] },
): SkillRow {
  return {
    game: named.title,
    skill: named.name,
    standards: named.standards.join("; "),
    turns: answers,
    // No "-0.0".
    estimate: (Math.round(ability * 10) / 10 + 0).toFixed(1),
    give: give.toFixed(1),
    pace: pace === null ? "" : `${Math.round(pace)} s`,
    due,
    last: at === 0 ? "" : new Date(at).toISOString().slice(0, "2026-11-22".length),
  };
}

export const columns: readonly (readonly [keyof SkillRow, string])[] = [
  ["skill", "Skill"],
  ["game", "Game"],
  ["standards", "Standards of the game"],
  ["turns", "Turns"],
  ["estimate", "Estimate"],
  ["give", "Sure to within"],
  ["pace", "A right answer takes"],
  ["due", "Soon forgotten"],
  ["last", "Last played"],
];

/** A screen reader passes over a hyphen. */
export function estimateInWords({ estimate }: SkillRow): string {
  return estimate.replace("-", "−");
}

/** The rows for a spreadsheet. Titles, skills and standards are ours: no cell is a formula. */
export function tableOf(rows: readonly SkillRow[]): string {
  const lines = [
    columns.map(([, name]) => name),
    ...rows.map((row) => columns.map(([key]) => String(row[key]))),
  ];
  return lines.map((cells) => `${cells.map((cell) => `"${cell}"`).join(",")}\r\n`).join("");
}

export interface TimeRow {
  readonly game: string;
  readonly minutes: number;
  /** In the last seven days. */
  readonly lately: number;
  readonly plays: number;
  readonly finished: number;
}

const WEEK = 7 * 86_400_000;

/** Those with most time first. @param now milliseconds since 1970 */
export function timeRows(
  plays: readonly KeptPlay[],
  titleOf: (slug: string) => string,
  now = Date.now(),
): readonly TimeRow[] {
  const games = [...new Set(plays.map(({ game }) => game))];
  return games
    .map((slug) => {
      const own = plays.filter(({ game }) => game === slug);
      const minutesOf = (some: readonly KeptPlay[]) =>
        Math.round(some.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
      return {
        game: titleOf(slug),
        minutes: minutesOf(own),
        lately: minutesOf(own.filter(({ at }) => at > now - WEEK)),
        plays: own.length,
        finished: own.filter(({ finished }) => finished).length,
      };
    })
    .toSorted((a, b) => b.minutes - a.minutes || a.game.localeCompare(b.game));
}

/** How the devices of a game began in its last sitting, and why; nothing where they began as usual. */
export function easeRows(
  eases: readonly (readonly [game: string, ease: number])[],
  lessons: Readonly<Record<string, Pick<Lessons, "eases">>>,
  titleOf: (slug: string) => string,
): readonly { readonly game: string; readonly why: string }[] {
  return eases.flatMap(([slug, ease]) => {
    const told = lessons[slug]?.eases?.[ease] ?? [];
    if (told.length === 0) return [];
    const since = ease > 0 ? "since the turns before were hard" : "since the turns before went easily";
    return [{ game: titleOf(slug), why: capitalize(`${told.join(", and ")}, ${since}.`) }];
  });
}
