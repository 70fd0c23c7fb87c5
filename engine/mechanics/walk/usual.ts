/** What is said of a ground where its game says nothing else: apart from the schema, which a page does without. */
import { withDefaults } from "../../definition/defaults.ts";
import type { WalkContent, Words } from "./schema.ts";

const steps = (way: string): Words["ways"]["left"] => ({
  one: `one step ${way}`,
  many: `{count} steps ${way}`,
});

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

const USUAL: Omit<Words, "turning"> = {
  enter: "{place}.",
  position: "You stand in the {row}, {column}.",
  standing: "{place}: {row}, {column}.",
  rows: PLACES.map((place) => `${place} row`),
  columns: PLACES.map((place) => `${place} from the left`),
  ways: { left: steps("left"), right: steps("right"), up: steps("forward"), down: steps("back") },
  joinLegs: "{first}, then {next}",
  behind: "behind you, {distance}",
  here: "right here",
  distances: ["close", "a little way off", "far off"],
  moves: {
    left: { label: "Go left", phrases: ["go left"] },
    right: { label: "Go right", phrases: ["go right"] },
    up: { label: "Go forward", phrases: ["go forward"] },
    down: { label: "Go back", phrases: ["go back"] },
  },
};

/** A game's content is one object for as long as it is played: its words are found by it. */
const known = new WeakMap<WalkContent, Words>();

/** All its words. */
export function wordsOf(content: WalkContent): Words {
  const whole = known.get(content) ?? withDefaults<Words>(USUAL, content.words);
  known.set(content, whole);
  return whole;
}
