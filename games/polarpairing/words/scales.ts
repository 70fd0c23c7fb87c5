/** Opposites by strength: what stands on one scale, the strongest pair first. Only those that are equally strong go together. */
import type { Lines, Pair } from "../types.ts";

interface Step {
  readonly two: readonly [first: string, second: string];
  readonly says?: Lines;
}

function scale(id: string, ...steps: readonly Step[]): Pair[] {
  return steps.map(({ two: [first, second], says }, index) => ({
    id: `${id}-${index + 1}`,
    first,
    second,
    scale: id,
    ...(says === undefined ? {} : { says }),
  }));
}

/** Three steps: both ends, and what lies between them. */
export const long: readonly Pair[][] = [
  scale(
    "heat",
    { two: ["boiling", "freezing"], says: [{ sound: "boil" }, "pip: The very ends of the scale!"] },
    { two: ["hot", "cold"], says: ["bo: One step in from the ends."] },
    { two: ["warm", "cool"], says: ["pip: The gentle middle. Like a bath."] },
  ),
  scale(
    "goodness",
    { two: ["best", "worst"], says: ["pip: Nothing is better than best."] },
    { two: ["better", "worse"], says: ["bo: Better than what? It always asks."] },
    { two: ["good", "bad"], says: ["bo: Plain good, plain bad. No extras."] },
  ),
  scale(
    "size",
    { two: ["biggest", "smallest"], says: ["bo: On my ice, I'm the biggest. I'm also alone."] },
    { two: ["bigger", "smaller"], says: ["pip: Bigger needs somebody to be bigger than."] },
    { two: ["big", "small"] },
  ),
  scale(
    "pace",
    { two: ["fastest", "slowest"], says: ["pip: Fastest at breakfast: me."] },
    { two: ["faster", "slower"], says: ["bo: I'm slower after lunch. And before."] },
    { two: ["fast", "slow"] },
  ),
  scale(
    "trouble",
    { two: ["hardest", "easiest"], says: ["pip: Easiest thing in the world: sliding."] },
    { two: ["harder", "easier"] },
    { two: ["hard", "easy"], says: ["bo: Easy, once you've heard it twice."] },
  ),
  scale(
    "distance",
    { two: ["farthest", "nearest"], says: ["bo: Farthest from me: Pip."] },
    { two: ["farther", "nearer"] },
    { two: ["far", "near"], says: ["pip: Far is fine, with a radio."] },
  ),
  scale(
    "weight",
    { two: ["heaviest", "lightest"], says: [{ sound: "boss-step" }, "pip: Heaviest? I hear him coming."] },
    { two: ["heavier", "lighter"] },
    { two: ["heavy", "light"], says: ["bo: Heavy. Thank you. It's the fur."] },
  ),
];

/** Two steps: the strong pair and the plain one. */
export const short: readonly Pair[][] = [
  scale(
    "loudness",
    { two: ["deafening", "silent"], says: ["pip: Silent. Not a peep. Peep!"] },
    { two: ["loud", "quiet"] },
  ),
  scale(
    "speed",
    { two: ["zooming", "crawling"], says: ["pip: Zooming! That's me in water."] },
    { two: ["fast", "slow"] },
  ),
  scale(
    "mood",
    { two: ["overjoyed", "heartbroken"], says: ["bo: Overjoyed: too much joy to carry."] },
    { two: ["happy", "sad"] },
  ),
  scale(
    "often",
    { two: ["always", "never"], says: ["bo: Always and never leave no room at all."] },
    { two: ["often", "rarely"], says: ["pip: Rarely: hardly ever, like rain down here."] },
  ),
  scale(
    "amount",
    { two: ["all", "none"], says: ["pip: All the fish. None for Wallace."] },
    { two: ["many", "few"] },
  ),
  scale(
    "liking",
    { two: ["love", "hate"], says: ["bo: Strong words. Careful with the second."] },
    { two: ["like", "dislike"] },
  ),
  scale(
    "dirt",
    { two: ["spotless", "filthy"], says: ["pip: Filthy: dirty with extra dirt on top."] },
    { two: ["clean", "dirty"] },
  ),
  scale(
    "water",
    { two: ["soaked", "bone-dry"], says: [{ sound: "splash" }, "pip: Soaked! Wet in every feather."] },
    { two: ["wet", "dry"] },
  ),
  scale(
    "hunger",
    {
      two: ["starving", "stuffed"],
      says: [{ sound: "monster-gurgle" }, "bo: I'm between the two. No, I'm not."],
    },
    { two: ["hungry", "full"] },
  ),
  scale(
    "courage",
    { two: ["fearless", "terrified"], says: ["pip: Fearless: zero fear. I have three."] },
    { two: ["bold", "timid"] },
  ),
  scale(
    "chance",
    { two: ["certain", "impossible"], says: ["bo: Snow tomorrow? Certain."] },
    { two: ["likely", "unlikely"], says: ["pip: A bear at my pole? Unlikely."] },
  ),
];
