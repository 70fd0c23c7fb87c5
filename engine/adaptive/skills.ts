/** Every skill that a log of verdicts tells of, for those who look at it: players, parents, teachers. Pure. */
import type { KeptVerdict, VerdictLog } from "../save/progress.ts";
import { knownOf } from "./known.ts";
import { isDue } from "./memory.ts";
import { ratingAt } from "./rating.ts";
import { ownCredit } from "./response.ts";

export interface Skill {
  /** The game's slug, and the skill's id in it. */
  readonly game: string;
  readonly skill: string;
  /** In logits, on the scale on which games are authored: about -2 for a first level, about 2 for a last one. */
  readonly ability: number;
  /** It lies this near to the truth 19 times out of 20: two deviations, in logits. */
  readonly give: number;
  readonly answers: number;
  /** When the last one was given, in milliseconds since 1970; 0 where no clock was. */
  readonly at: number;
  /** How long a right answer takes, in seconds: the middle one. Says nothing about ability. Null before there is one. */
  readonly pace: number | null;
  /** Items that would soon be forgotten. */
  readonly due: number;
}

/** @param now milliseconds since 1970 */
export function skillsOf({ verdicts }: VerdictLog, now: number): readonly Skill[] {
  const bySkill = new Map<string, KeptVerdict[]>();
  for (const verdict of verdicts) {
    const key = `${verdict.game}/${verdict.skill}`;
    const own = bySkill.get(key);
    if (own === undefined) bySkill.set(key, [verdict]);
    else own.push(verdict);
  }
  return [...bySkill.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [skillFrom(first, own, now)];
  });
}

function skillFrom({ game, skill }: KeptVerdict, verdicts: readonly KeptVerdict[], now: number): Skill {
  const { rating, memories } = knownOf(verdicts);
  const { mean, variance } = ratingAt(rating, now);
  const right = verdicts.filter((verdict) => ownCredit(verdict) >= 0.9).map(({ seconds }) => seconds);
  return {
    game,
    skill,
    ability: mean,
    give: 2 * Math.sqrt(variance),
    answers: verdicts.length,
    at: Math.max(...verdicts.map(({ at }) => at)),
    pace: right.toSorted((a, b) => a - b)[Math.floor(right.length / 2)] ?? null,
    due: [...memories.values()].filter((memory) => isDue(memory, now)).length,
  };
}
