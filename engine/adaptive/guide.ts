/** The guide of a sitting, by what is believed of the player. Pure. */
import { createRandom } from "../random.ts";
import type { KeptVerdict, VerdictLog } from "../save/progress.ts";
import type { AskedEase, AskedItem, AskedLevel, Guide, GuidedItem } from "../sitting/guide.ts";
import { chooseItem, expectedOf } from "./choose-item.ts";
import { chooseEase } from "./choose-ease.ts";
import { chooseLevel, type Outlook } from "./choose-level.ts";
import { knownOf } from "./known.ts";

/** Where nobody knows how many answers there will be: four. */
const USUAL_CHANCE = 0.25;

export const guide: Guide = {
  chooseItem(log, asked): GuidedItem {
    const { set, purpose, now } = asked;
    const verdicts = verdictsOf(log, asked.game);
    const last = asked.last ?? verdicts.at(-1)?.item ?? null;
    const chance = chanceIn(verdicts, set);
    const candidates = asked.items.map(({ id }) => ({ id, difficulty: set.difficulty, chance }));
    const known = knownOf(verdicts.filter(({ skill }) => skill === set.skill));
    const choice = chooseItem(candidates, known, now, { purpose, last }, createRandom(asked.seed));
    const item = asked.items.find(({ id }) => id === choice.item) ?? firstOf(asked);
    return { item, purpose: choice.purpose };
  },

  suggestLevel(log, { game, levels, usual, now }: AskedLevel): number {
    const verdicts = verdictsOf(log, game);
    return chooseLevel(
      levels.map((level) => outlookOf(verdicts, level, now)),
      usual,
    );
  },

  ease: (log, { game, level, now }: AskedEase): number =>
    chooseEase(outlookOf(verdictsOf(log, game), level, now)),
};

/** @param verdicts of the game */
function outlookOf(
  verdicts: readonly KeptVerdict[],
  { skill, difficulty }: AskedEase["level"],
  now: number,
): Outlook {
  const own = verdicts.filter((verdict) => verdict.skill === skill);
  const chance = own.at(-1)?.chance ?? USUAL_CHANCE;
  return { answers: own.length, expected: expectedOf({ id: "", difficulty, chance }, knownOf(own), now) };
}

function verdictsOf({ verdicts }: VerdictLog, game: string): readonly KeptVerdict[] {
  return verdicts.filter((verdict) => verdict.game === game);
}

/** As it was when this set was last played, or this skill. */
function chanceIn(verdicts: readonly KeptVerdict[], { id, skill }: AskedItem["set"]): number {
  const like =
    verdicts.findLast(({ level }) => level === id) ?? verdicts.findLast((verdict) => verdict.skill === skill);
  return like?.chance ?? USUAL_CHANCE;
}

function firstOf({ items, set }: AskedItem) {
  const [first] = items;
  if (first === undefined) throw new RangeError(`${set.id}: no item may come`);
  return first;
}
