/** What a game asks to tell apart lies apart: `npm run sounds:distances` prints the matrix. */
import { expect, test } from "vitest";
import type { SoundId } from "../../engine/sound/index.ts";
import { TOLD_APART } from "../../engine/sound/told-apart.ts";
import { character, distance, type Character } from "../../engine/sound/measure/character.ts";
import { rendered } from "../sound/rendered.ts";

/** Two differences that are each heard at once, or one that is twice as large. */
const FAR = 2;
/** The standard says how they sound: they are told by their pauses, which one ring does not have. */
const BY_STANDARD = ["phone-dial-tone and phone-ring-back"];

const known = new Map<SoundId, Character>();
function characterOf(id: SoundId): Character {
  const figures = known.get(id) ?? character(rendered(id));
  known.set(id, figures);
  return figures;
}

test.for(Object.entries<readonly SoundId[]>(TOLD_APART))("%s can be told apart", ([, ids]) => {
  const near = ids.flatMap((one, index) =>
    ids.slice(index + 1).map((other) => ({
      pair: `${one} and ${other}`,
      apart: distance(characterOf(one), characterOf(other)),
    })),
  );
  expect(near.filter(({ pair, apart }) => apart < FAR && !BY_STANDARD.includes(pair))).toEqual([]);
});

test.for([
  ["menu-open", "menu-close"],
  ["ready-tone", "mic-closed"],
  ["footstep", "footstep-mat"],
  ["almost", "menu-close"],
  ["warmer", "cooler"],
  // A stranger who saw drawings of them took the one for the other.
  ["accordion", "car-horn"],
  ["mosquito", "violin"],
  ["cane-grass", "snare"],
  ["pour-thick", "train-by"],
  ["rope-creak", "crowd-laugh"],
] as const)("%s and %s, which were confused, lie far apart", ([one, other]) => {
  expect(distance(characterOf(one), characterOf(other))).toBeGreaterThan(2.5);
});
