/** What was played, told: to who has played it, and to grown-ups. Pure. */
import type { Skill } from "../../../engine/adaptive/index.ts";

/** Below this, what is believed of somebody is mostly what is believed of anybody. */
const ENOUGH_ANSWERS = 8;
/** On the scale on which games are authored: -2 is a first level, 2 a last one. */
const FINDING = -0.5;
const KNOWING = 0.8;

/** "make-ten" is "Make ten". */
export function skillName({ skill }: Pick<Skill, "skill">): string {
  const words = skill.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** For who plays: never how little, always how far. */
export function stageOf({ ability, answers }: Pick<Skill, "ability" | "answers">): string {
  if (answers < ENOUGH_ANSWERS) return "You have made a start.";
  if (ability < FINDING) return "You are finding your way.";
  return ability < KNOWING ? "You are getting good at it." : "You know it well.";
}

export interface Next {
  readonly game: string;
  readonly why: string;
}

/** What to play next, and why: what would soon be forgotten, else what is nearly known. Null before anything was played. */
export function playNext(skills: readonly Skill[]): Next | null {
  const most = (score: (skill: Skill) => number) => skills.toSorted((a, b) => score(b) - score(a))[0];
  const fading = most(({ due }) => due);
  if (fading === undefined) return null;
  if (fading.due > 0)
    return {
      game: fading.game,
      why: `Some of “${skillName(fading)}” would soon be forgotten. A few turns bring it back.`,
    };
  const growing = most(({ ability }) => (ability < KNOWING ? ability : Number.NEGATIVE_INFINITY)) ?? fading;
  const name = `“${skillName(growing)}”`;
  const why =
    growing.ability < KNOWING
      ? `${name} gets better with every turn.`
      : `You know ${name} well. Try its next level.`;
  return { game: growing.game, why };
}

/** A row of the table for grown-ups. */
export interface SkillRow {
  readonly game: string;
  readonly skill: string;
  readonly turns: number;
  /** On the authored scale, and how near the truth is to it. */
  readonly estimate: string;
  readonly give: string;
  /** How long a right answer takes. */
  readonly pace: string;
  readonly due: number;
  readonly last: string;
}

export function skillRow(skill: Skill, title: string): SkillRow {
  const { answers, ability, give, pace, due, at } = skill;
  return {
    game: title,
    skill: skillName(skill),
    turns: answers,
    estimate: ability.toFixed(1),
    give: give.toFixed(1),
    pace: pace === null ? "" : `${Math.round(pace)} s`,
    due,
    last: at === 0 ? "" : new Date(at).toISOString().slice(0, "2026-11-22".length),
  };
}

export const columns: readonly (readonly [keyof SkillRow, string])[] = [
  ["game", "Game"],
  ["skill", "Skill"],
  ["turns", "Turns"],
  ["estimate", "Estimate"],
  ["give", "Sure to within"],
  ["pace", "A right answer takes"],
  ["due", "Soon forgotten"],
  ["last", "Last played"],
];

/** The rows for a spreadsheet. Titles and skills are ours: no cell is a formula. */
export function tableOf(rows: readonly SkillRow[]): string {
  const lines = [
    columns.map(([, name]) => name),
    ...rows.map((row) => columns.map(([key]) => String(row[key]))),
  ];
  return lines.map((cells) => `${cells.map((cell) => `"${cell}"`).join(",")}\r\n`).join("");
}
