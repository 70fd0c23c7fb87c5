/** What a dial says where its game states nothing else. */
import { withDefaults } from "../../definition/defaults.ts";
import type { DialContent, StatedContent } from "./words.ts";

/** What a game may leave out. */
type Usual = {
  [K in keyof StatedContent]-?: undefined extends StatedContent[K]
    ? undefined extends DialContent[K]
      ? never
      : K
    : never;
}[keyof StatedContent];

const USUAL: Pick<DialContent, Usual> = {
  jump: { one: "jump", many: "jumps" },
  start: ["You start at {value}.", "{value} to start with."],
  value: "{value}.",
  began: "You began at {value}.",
  where: ["You are at {value}.", "Now: {value}."],
  knocks: { ten: { sound: "gong", word: "gong" }, one: { sound: "kalimba", word: "ting" } },
  stop: { label: "Stop here", phrases: ["stop", "stop here", "done"] },
  whole: { label: "Say the number", phrases: ["<number>", "it is <number>"] },
  ends: {
    low: "It begins at {limit}.",
    high: "It ends at {limit}.",
    begun: "{value}. You began with {start}.",
  },
  lost: "Stop where it feels right: Select.",
  answers: {
    express: ["{value}, in {jumps}.", "{value}, and no jump too many."],
    slower: ["{value}. There is a way in {par}.", "{value}, in {jumps}."],
    longer: ["{value}. From {from} it takes {par}.", "{value}, in {jumps}."],
    told: ["{value}. You said it.", "{value} it is."],
    helped: ["{value}.", "{value}, there it is."],
    pushed: "{value}.",
    corrected: ["{value}. Now it fits.", "{value} it is."],
    low: ["{value} is too little.", "More than {value}."],
    high: ["{value} is too much.", "Less than {value}."],
    shorter: "Shorter: {way}.",
    elsewhere: "From {from} it takes {par}.",
    stays: "You are still at {value}.",
    because: {},
  },
  andThen: ", then",
  credits: [1, 0.6, 0.3],
  bestMove: { once: "Try {button}: {label}.", often: "Try {button}, {times} times: {label}." },
  there: "You are there. Select stops.",
  astray: {
    past: "{value} is too far. {button}: {label}.",
    behind: "{value} is before where you began. {button}: {label}.",
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
    pick: "lever-pull",
  },
};

/** A game's content is one object for as long as it is played: what belongs to it is found by it. */
const known = new WeakMap<StatedContent, DialContent>();

/** The content with all its words. */
export function stated(content: StatedContent): DialContent {
  const whole = known.get(content) ?? { ...content, ...withDefaults(USUAL, content) };
  known.set(content, whole);
  return whole;
}
