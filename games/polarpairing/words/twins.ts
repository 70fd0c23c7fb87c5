/** Words with two opposites, one for each of their meanings: both halves lie on the board, and so does the word, twice. */
import type { Lines, Pair } from "../types.ts";

function twin(
  word: string,
  [one, oneSays]: readonly [string, Lines?],
  [two, twoSays]: readonly [string, Lines?],
): Pair[] {
  return [
    { id: `${word}-${one}`, first: word, second: one, ...(oneSays === undefined ? {} : { says: oneSays }) },
    { id: `${word}-${two}`, first: word, second: two, ...(twoSays === undefined ? {} : { says: twoSays }) },
  ];
}

export const twins: readonly Pair[][] = [
  twin(
    "old",
    ["new", ["bo: An old boot, and a new boot."]],
    ["young", ["pip: Old bears were young bears. Tiny ones."]],
  ),
  twin(
    "light",
    ["heavy", ["bo: A light feather, and a heavy me."]],
    ["dark", ["pip: Light like the sun, not like a feather."]],
  ),
  twin(
    "hard",
    ["soft", ["pip: A hard rock, and soft snow."]],
    ["easy", ["bo: A hard riddle, and an easy one."]],
  ),
  twin(
    "short",
    ["tall", ["pip: A short penguin, and a tall one. Where?"]],
    ["long", ["bo: A short story, and a long one."]],
  ),
  twin(
    "right",
    ["left", ["pip: Right flipper, left flipper. I know both!"]],
    ["wrong", ["bo: A right answer, and a wrong one."]],
  ),
  twin(
    "rough",
    ["smooth", ["bo: Rough bark, and smooth ice."]],
    ["gentle", ["pip: Rough play, and gentle play."]],
  ),
  twin(
    "odd",
    ["even", ["pip: Three is odd, and four is even."]],
    ["normal", ["bo: An odd hat, and a normal hat. I prefer odd."]],
  ),
  twin(
    "present",
    ["absent", ["pip: Present! Bo? Absent. He's asleep."]],
    ["past", ["bo: The present is now. The past was breakfast."]],
  ),
  twin(
    "sweet",
    ["sour", ["pip: Sweet berries, and sour lemons."]],
    ["bitter", ["bo: Sweet cocoa, and bitter cocoa."]],
  ),
  twin(
    "still",
    ["moving", ["pip: I'm standing still. Now I'm moving. Whee!"]],
    ["bubbly", ["bo: Still water, and bubbly water. It tickles."]],
  ),
  twin(
    "fair",
    ["unfair", ["pip: A fair share, and an unfair one. Wallace!"]],
    ["stormy", ["bo: Fair weather, and stormy weather."]],
  ),
];

/** What stands beside them: each with one opposite, and un-, in- or dis- at its front. */
export const fronts: readonly Pair[] = [
  { id: "happy-un", first: "happy", second: "unhappy", says: ["pip: Un turns it around."] },
  { id: "safe-un", first: "safe", second: "unsafe" },
  { id: "lucky-un", first: "lucky", second: "unlucky", says: ["bo: Un, and the luck is gone."] },
  { id: "locked-un", first: "locked", second: "unlocked", says: [{ sound: "lock-click" }] },
  { id: "visible-in", first: "visible", second: "invisible", says: ["pip: In, and nobody can see it."] },
  { id: "tidy-un", first: "tidy", second: "untidy" },
  { id: "agree-dis", first: "agree", second: "disagree", says: ["bo: I agree. Pip disagrees. Always."] },
  {
    id: "appear-dis",
    first: "appear",
    second: "disappear",
    says: [{ sound: "vanish" }, "pip: Where did it go?"],
  },
  { id: "obey-dis", first: "obey", second: "disobey" },
  {
    id: "possible-im",
    first: "possible",
    second: "impossible",
    says: ["pip: Im, not in, before a p. Say them both!"],
  },
  {
    id: "patient-im",
    first: "patient",
    second: "impatient",
    says: ["bo: I'm patient.", "pip: Are we done? Now? Now?"],
  },
  { id: "comfortable-un", first: "comfortable", second: "uncomfortable" },
];
