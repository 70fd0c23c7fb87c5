/** What a dial says where its game states nothing else. */
import { withDefaults } from "../../definition/defaults.ts";
import type { SoundId } from "../../sound/index.ts";
import type { DialContent, StatedContent } from "./words.ts";

/** What a game may leave out. */
type Usual = {
  [K in keyof StatedContent]-?: undefined extends StatedContent[K]
    ? undefined extends DialContent[K]
      ? never
      : K
    : never;
}[keyof StatedContent];

/** What is true of every number that is reached. */
const THERE = "{value}.";

const USUAL: Pick<DialContent, Usual> = {
  jump: { one: "jump", many: "jumps" },
  start: THERE,
  value: THERE,
  began: THERE,
  where: ["You are at {value}.", "Now: {value}."],
  knocks: { ten: { sound: "tom", word: "boom" }, one: { sound: "kalimba", word: "ting" } },
  stop: { label: "Stop here", phrases: ["stop", "stop here", "done"] },
  whole: { label: "Say the number", phrases: ["<number>", "it is <number>"] },
  ends: { low: "It begins at {limit}.", high: "It ends at {limit}.", begun: THERE },
  lost: THERE,
  answers: {
    express: THERE,
    slower: THERE,
    longer: THERE,
    told: THERE,
    helped: THERE,
    pushed: THERE,
    corrected: THERE,
    low: "More than {value}.",
    high: "Less than {value}.",
    shorter: "{way}.",
    elsewhere: "From {from}: {par}.",
    stays: THERE,
    because: {},
  },
  andThen: ",",
  credits: [1, 0.6, 0.3],
  bestMove: { once: "{button}: {label}.", often: "{button}, {times} times: {label}." },
  there: "You are there. Select stops.",
  astray: {
    past: "{button}: {label}.",
    behind: "{button}: {label}.",
    whole: "{start} and {value} make {sum}, not {total}.",
  },
  sounds: {
    open: "tick",
    rail: "cello",
    exact: ["right"],
    express: ["right"],
    low: ["almost"],
    high: ["almost"],
    limit: "nothing",
    pick: "tick",
  },
};

/** Where a game names none of its own: what stands in `USUAL`. */
export const usualSounds: readonly SoundId[] = [
  "tom",
  "kalimba",
  "tick",
  "cello",
  "right",
  "almost",
  "nothing",
];

/** A game's content is one object for as long as it is played: what belongs to it is found by it. */
const known = new WeakMap<StatedContent, DialContent>();

/** The content with all its words. */
export function stated(content: StatedContent): DialContent {
  const whole = known.get(content) ?? { ...content, ...withDefaults(USUAL, content) };
  known.set(content, whole);
  return whole;
}
