/** A small game of every task, for the tests beside these rules. */
import { contentSchema, rulesSchema, type Content, type Group, type Item, type Rules } from "./schema.ts";
import type { DeduceDeal } from "./world.ts";

export const tools: Group = {
  id: "tools",
  candidates: [
    {
      id: "hammer",
      name: "hammer",
      meaning: "a heavy head on a handle, for nails",
      caught: "Bang to rights.",
      truths: ["I am heavy.", "I hit nails."],
      lies: [{ said: "I cut wood.", why: "A hammer hits." }],
    },
    { id: "saw", name: "saw", meaning: "a blade with teeth", truths: ["I have teeth.", "I cut wood."] },
    { id: "drill", name: "drill", meaning: "a bit that turns", truths: ["I turn.", "I make holes."] },
    { id: "brush", name: "brush", meaning: "soft hair on a handle", truths: ["I am soft.", "I paint."] },
  ],
  clues: [
    { id: "hard", text: "It is hard.", fits: ["yyyn", "yyyn"] },
    { id: "handle", text: "It has a handle.", fits: ["yy?y", "yyyy"] },
    { id: "cuts", text: "It cuts.", fits: ["nyyn", "nyyn"] },
    { id: "turns", text: "It turns.", fits: ["nnyn", "nnyn"] },
    { id: "hits", text: "It hits.", heard: [{ sound: "hammer" }], fits: ["ynnn", "ynnn"] },
    { id: "by-hand", text: "It works by hand alone.", fits: ["yyny", "yyny"] },
  ],
};

const move = (label: string) => ({ label, phrases: [label.toLowerCase()] });
const YES = { sound: "hello-hum", caption: "up" } as const;
const NO = { sound: "doubt-hum", caption: "down" } as const;

export const content: Content = contentSchema.parse({
  seats: ["a", "b", "c", "d", "e"].map((voice) => ({ voice })),
  purse: {
    stake: "coins",
    sound: "coin",
    caption: "{count} coins",
    empty: "On the slate.",
    bites: "I bite.",
  },
  sounds: {
    open: "door-creak",
    walk: "tick",
    end: "nothing",
    pay: "coin-drop",
    again: "page",
    caught: "gavel",
    proved: "right",
    innocent: "strike",
    bite: "crunch",
    kept: "star",
  },
  moves: {
    left: move("Left"),
    right: move("Right"),
    again: move("Again"),
    name: move("That one"),
    goTo: { label: "Go to {name}", phrases: ["{name}", "number {number}"] },
    nameOne: { label: "It is {name}", phrases: ["it is {name}"] },
  },
  lines: {
    nobody: "Nobody.",
    cleared: "{name} is out.",
    foundOut: "{name} is caught.",
    reformed: "Honest now.",
    offended: "You again.",
    notMe: "I mean {meaning}.",
    lucky: "Lucky.",
    known: "{name}: {meaning}.",
    nibbled: "Bitten.",
    mended: "{name} is whole.",
    bitten: "{name}: {meaning} …",
    more: "One more.",
    answer: "{name}.",
    and: "and",
    meant: "The sound says: {clue}",
    nothingYet: "Nothing.",
  },
  tasks: {
    hums: {
      ask: "Who lies?",
      more: move("More"),
      noMore: "No more.",
      yes: YES,
      no: NO,
      proof: "{name} lied: {clue}",
      cornered: "Only {name} is left.",
      honestNo: "{clue} Not {name}.",
      honestYes: "{clue} {name}, too.",
      hintWeigh: "{clue} {names}?",
      hintMore: "Nobody lied yet.",
      hintHonest: "Not {name}: {clue}",
      hintLiar: "{name}: {clue}",
    },
    seek: {
      ask: "Who fits?",
      more: move("More"),
      noMore: "No more.",
      proof: "{name}: {clue}",
      misfit: "Not {name}: {clue}",
      fitsSoFar: "{name} fits so far.",
      hintWeigh: "{clue} {names}?",
      hintMore: "{names} fit.",
      hintMisfit: "Not {name}: {clue}",
      hintName: "{name}.",
    },
    alibis: {
      ask: "Who made it up?",
      more: move("More"),
      noMore: "No more.",
      flustered: ["Um."],
      proof: "{name} lied. {why}",
      honest: "{name} was honest.",
      hintVisit: "{left} to go.",
      hintWeigh: "Weigh it.",
      hintHonest: "Not {name}.",
      hintLiar: "{name}. {why}",
    },
    trap: {
      ask: "Catch {name}.",
      call: move("Call"),
      pull: move("Pull"),
      card: "{clue}",
      calledCard: "Called: {clue}",
      noCard: "Which?",
      forward: YES,
      back: NO,
      pulled: { sound: "gate", caption: "it opens" },
      nobody: "Nobody moves.",
      proof: "{name}: {clues}",
      fewer: "Enough: {clues}",
      empty: "Empty.",
      crowd: "{names} too, not only {name}.",
      missing: "No {name}: {clue}",
      stamp: YES,
      standingNone: "Nobody there.",
      hintStart: "What is {name}?",
      hintOthers: "{clues} {names} too, {name} only.",
      hintTakeBack: "Take back {clue}: not {name}.",
      hintCard: "{clue}",
      hintPull: "Pull.",
      stood: "There: {names}.",
      answer: "{clues} Only {name}.",
    },
    backward: {
      ask: "Which card?",
      witness: move("Witness"),
      noWitness: "All are here.",
      choose: move("This card"),
      noCard: "Which?",
      gone: "Out.",
      yes: YES,
      no: NO,
      proof: "It was: {clue}",
      wrongYes: "{name} would say yes: {clue}",
      wrongNo: "{name} would say no: {clue}",
      hintWho: "{name} said yes.",
      hintCard: "{clue}",
    },
  },
});

export function rulesOf(rules: Record<string, unknown>): Rules {
  return rulesSchema.parse({ groups: [tools], row: 3, ...rules });
}

export function dealOf(
  rules: Record<string, unknown>,
  sought: string,
  more: Partial<DeduceDeal> = {},
): DeduceDeal {
  const item: Item = { id: "case", group: "tools", sought };
  return {
    content,
    rules: rulesOf(rules),
    item,
    seed: 1,
    actSeed: 1,
    world: undefined,
    calm: false,
    stakes: {},
    keepsakes: [],
    ...more,
  };
}
