/** What is believed of a player, told: to who plays, by ear or by eye. Never how little, always how far. Pure. */
import type { Skill } from "./skills.ts";

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

/** What was asked, as far as its id says it: "12-5" is "12 − 5", "three-eggs" is "three eggs". */
export function itemName({ item }: { readonly item: string }): string {
  if (/^\d+-\d+$/.test(item)) return item.replace("-", " − ");
  return item.includes("=") ? item.replaceAll("-", ", ") : item.replaceAll("-", " ");
}

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
      : `You know ${name} well. Play on, or try another game.`;
  return { game: growing.game, why };
}
