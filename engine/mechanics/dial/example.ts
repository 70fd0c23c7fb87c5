/** A frog on numbered lily pads, for the tests of this folder. */
import type { Cue } from "../../cue.ts";
import { bareDeal } from "../kit/deal.ts";
import type { DialDeal, DialItem, DialRules, DialWorld } from "./schema.ts";
import type { DialContent } from "./words.ts";
import { beginWorld } from "./world.ts";

export const content: DialContent = {
  unit: { one: "pad", many: "pads" },
  jump: { one: "hop", many: "hops" },
  tasks: {
    plus: {
      plus: "plus",
      what: "what",
      ask: { total: "?", missing: "makes" },
      hints: {
        count: "Count on from {a}.",
        fillTen: "Fill the ten with some of {b}.",
        ones: "Add the ones of {a} and {b}.",
        tens: "Add the tens of {a} and {b}.",
        tensThenOnes: "Tens of {b} first.",
        roundUp: "{b} is nearly {near}.",
        tenPair: "Which two make ten?",
        inTurn: "One after the other.",
        missing: "From {a} to {total}?",
      },
      worked: {
        start: "Start at {a}. Count {b} more.",
        counted: "{list}.",
        need: "{a} needs {b} to make {c}.",
        split: "{a} is {b} and {c}.",
        join: "{a} and {b} make {c}.",
        less: "{a} less {b} is {c}.",
        still: "How many tens from {a}, {b} more?",
      },
    },
  },
  start: "From {amount}.",
  value: "{value}.",
  began: "From {amount}.",
  where: "{amount} so far.",
  jumps: {
    hop: {
      change: { by: 1 },
      label: "Hop on",
      phrases: ["hop on"],
      way: { one: "hop", many: "hops" },
      sound: "couple-one",
    },
    back: {
      change: { by: -1 },
      label: "Hop back",
      phrases: ["hop back"],
      way: { one: "back", many: "back" },
      sound: "uncouple-one",
    },
    leap: {
      change: { by: 10 },
      label: "Leap ten",
      phrases: ["leap"],
      way: { one: "leap", many: "leaps" },
      sound: "couple-ten",
    },
    "leap-back": {
      change: { by: -10 },
      label: "Leap back",
      phrases: ["leap back"],
      way: { one: "leap back", many: "leaps back" },
      sound: "uncouple-ten",
    },
    fill: {
      change: { upTo: 10 },
      label: "Fill the ten",
      phrases: ["fill"],
      way: { one: "fill", many: "fills" },
      sound: "couple-ten",
      caption: "plop",
    },
    empty: {
      change: { downTo: 10 },
      label: "Empty the ten",
      phrases: ["empty"],
      way: { one: "emptying", many: "emptyings" },
      sound: "uncouple-ten",
    },
  },
  knocks: { ten: { sound: "couple-ten", word: "boom" }, one: { sound: "couple-one", word: "tick" } },
  stop: { label: "Croak", phrases: ["croak"] },
  whole: { label: "Say the number", phrases: ["<number>"] },
  ends: {
    low: "No pad before {limit}.",
    high: "No pad after {limit}.",
    begun: "{value}: you began at {start}.",
  },
  lost: "Still hopping, at {value}?",
  answers: {
    express: "{value} in {jumps}, the fewest.",
    slower: "{value} in {jumps}; {par} would do: {way}.",
    longer: "{value} in {jumps}; {par} from {from}.",
    told: "{value}, straight away: {way}.",
    helped: "{value}, as it was told.",
    pushed: "{value}, carried.",
    corrected: "{value} now.",
    low: ["{value} is {gap} low.", "Higher than {value}."],
    high: "{value} is {gap} high.",
    shorter: "Shorter: {way}.",
    elsewhere: "From {from}: {par}.",
    stays: "Still at {value}.",
    because: {
      whole: "{value} is all of it; {start} are there.",
      part: "{value} is a part; {start} were there.",
      begun: "{value} is where you began.",
      counted: "After {start} comes {next}.",
      tenLess: "A ten is missing.",
      tenMore: "A ten too many.",
      atTen: "{value} is only the ten, with {come}.",
      fill: "{start} needs {need} to make {ten}.",
      missing: "{start} and {value}: {sum}, not {total}.",
      over: "Fewer came to the {start}.",
    },
  },
  andThen: ",",
  credits: [1, 0.6, 0.3],
  bestMove: { once: "Try {button}: {label}.", often: "Try {button} {times} times: {label}." },
  there: "Here it is. Select croaks.",
  astray: {
    past: "{value} is too far. {button}: {label}.",
    behind: "Behind the start. {button}: {label}.",
    whole: "{start} and {value} make {sum}, not {total}.",
  },
  sounds: {
    open: "chuff",
    rail: "rail",
    exact: ["station-bell"],
    express: ["whistle"],
    low: ["glide-up"],
    high: ["glide-down"],
    limit: "nothing",
    pick: "lever-pull",
  },
  pick: {
    seats: { left: "Left pond", up: "Middle pond", right: "Right pond" },
    start: {
      ask: "Which pond?",
      chosen: "In at {value}.",
      hints: { first: "One is quicker.", cost: "{seat}: {jumps}." },
    },
    load: {
      own: "You sit on:",
      ask: "Who?",
      chosen: "{guest}.",
      hints: {
        first: "From {value}.",
        cost: "{seat}: {jumps} to {value}.",
        weigh: "{seat}: {jumps} to {value}; {fuel}. {best}",
      },
    },
    best: "Try {button}: {label}.",
  },
  fares: {
    unit: { one: "fly", many: "flies" },
    nobody: "Somebody",
    told: "{guest}: {fare}.",
    gone: "{guest} left.",
    full: ["{value} is full."],
    paid: {
      plain: "{paid}.",
      double: "Twice {pays}: {paid}.",
      full: "{pays} and {full}: {paid}.",
      twice: "Both times {pays}: {paid}.",
      both: "Twice {pays} and {full}: {paid}.",
    },
    coin: "coin",
    word: "gulp",
  },
  fuel: {
    stake: "breath",
    unit: { one: "breath", many: "breaths" },
    left: "{fuel}.",
    low: 99,
    stop: 2,
    waste: { sound: "steam", caption: "a gasp", say: "Two breaths." },
    supply: { sound: "coal-in", caption: "a breath" },
    push: 3,
    out: ["A toad carries you."],
    lost: ["{guest} stays with the toad."],
    short: "{jumps} it takes; there were {fuel}.",
    other: "{guest} takes {jumps}.",
    back: ["{guest} is back."],
    bell: "hand-bell",
  },
  gather: {
    opens: "It holds {limit}.",
    ask: "Take it?",
    take: { label: "Take", phrases: ["take"] },
    leave: { label: "Leave", phrases: ["leave"] },
    go: { label: "Go", phrases: ["go"] },
    left: ["{guest} stays."],
    crosses: "{amount} of {limit}.",
    full: "{value}, full.",
    breaks: [{ sound: "splash" }, "{value} is more than {limit}. {guest} is wet."],
    early: "Not yet.",
    nobody: "Nobody else.",
    wait: 1,
    groans: "rope-creak",
    hints: { first: "It holds {limit}.", second: "{value} of {limit}." },
  },
  rival: {
    asks: "Toad: {question}",
    nobody: "Nobody",
    claims: "{value}!",
    challenge: { label: "Wrong", phrases: ["wrong"] },
    accept: { label: "Right", phrases: ["right"] },
    fair: "{value} it was.",
    fooled: "No, {value}, not {claim}.",
    caught: "Not {claim}. Yours now.",
    unfair: "It was {value}.",
    recount: "{start}: {list}.",
    fixed: "{value}, then.",
    wrong: "almost",
    hints: { first: "From {start}.", second: "From {start} to {next}." },
    prize: 2,
    price: 2,
  },
};

const guest = (name: string) => ({
  name,
  call: { sound: "frog" as const },
  joins: [`${name} joins.`],
  part: { sound: "frog" as const, notes: [[0]] },
  plays: "croak",
});

/** 0 to 20: a semitone for every pad. */
export const filling: DialRules = {
  range: { from: 0, to: 20 },
  buttons: { up: "hop", down: "back", right: "fill", left: "empty" },
  tellStart: false,
  tasks: [
    {
      type: "plus",
      addends: [
        { from: 2, to: 9 },
        { from: 2, to: 9 },
      ],
      total: { from: 11, to: 18 },
      start: "largest",
    },
  ],
};

export const leaping: DialRules = {
  range: { from: 0, to: 100 },
  buttons: { up: "hop", down: "back", right: "leap", left: "leap-back" },
  tellStart: true,
  tasks: [
    {
      type: "plus",
      addends: [
        { from: 12, to: 49 },
        { from: 12, to: 49 },
      ],
      start: "first",
    },
  ],
};

export const guests = { newt: guest("The newt"), eel: guest("The eel") };

export const eightPlusFive: DialItem = {
  id: "8+5",
  ways: [{ task: { type: "plus", addends: [8, 5] }, start: 8 }],
};

export function dealOf(rules: DialRules, item: DialItem, more: Partial<DialDeal> = {}): DialDeal {
  const world: DialWorld = beginWorld(content, rules);
  return { ...bareDeal({ content, rules, item, seed: 0, actSeed: 0 }), world, ...more };
}

/** What is heard, in short: words as they are, sounds by name, what is played by its caption. */
export function heard(cues: readonly Cue[]): string[] {
  return cues.map((cue) => {
    if (cue.type === "say") return cue.text;
    if (cue.type === "family") {
      const [text = ""] =
        typeof cue.family === "string" ? [cue.family] : "full" in cue.family ? cue.family.full : cue.family;
      return text.replace(/\{(\w+)\}/g, (_place, name: string) => String(cue.values?.[name]));
    }
    if (cue.type === "sound") return `♪ ${cue.caption ?? cue.sound}`;
    return cue.type === "pattern" ? `♪ ${cue.caption}` : cue.type;
  });
}
