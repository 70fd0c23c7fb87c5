/** What gets less at every question, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import type { Act } from "./scene.ts";

type Stake = NonNullable<AnyDefinition["stakes"]>[string];

/** So many must be left at the end. */
export const NEEDED = 10;

interface Carried {
  readonly start: number;
  readonly unit: { readonly one: string; readonly many: string };
  /** "The ten guests need 10." */
  readonly need: string;
  readonly rises: NonNullable<Stake["rises"]>;
  readonly falls: NonNullable<Stake["falls"]>;
  readonly gone: string;
  readonly low: string;
}

/** What costs a minute costs one. */
function carried({ start, unit, need, rises, falls, gone, low }: Carried): Stake {
  return {
    start,
    from: 0,
    to: start,
    better: "more",
    unit,
    moves: { minutes: -1, points: 1 },
    rises,
    falls,
    counted: [
      `{Amount} now. ${need}`,
      "That makes {amount}.",
      "{Amount} now.",
      "So we have {amount}.",
      `{Amount}, and ${NEEDED} are needed.`,
    ],
    stretches: [
      { from: 0, layers: {}, say: gone, fallen: [`may: ${gone}`] },
      { from: 1, layers: {}, say: `{Amount} of ${start}. ${need}`, fallen: [`may: ${low}`] },
      { from: NEEDED, layers: {}, say: `{Amount} of ${start}. ${need}` },
    ],
  };
}

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  scoops: carried({
    start: 20,
    unit: { one: "scoop", many: "scoops" },
    need: "The party needs 10.",
    rises: { sound: "ice-clink", caption: "scoops go back into the tub" },
    falls: { sound: "drip", caption: "ice cream drips" },
    gone: "All of it has melted.",
    low: "Fewer than ten now: somebody will have to share.",
  }),
  frogs: carried({
    start: 22,
    unit: { one: "frog", many: "frogs" },
    need: "The band needs 10.",
    rises: { sound: "ratchet", caption: "frogs are wound up" },
    falls: { sound: "frog", caption: "a wind-up frog hops out" },
    gone: "The crate is empty.",
    low: "Fewer than ten now: the band will be a small one.",
  }),
  balloons: carried({
    start: 17,
    unit: { one: "balloon", many: "balloons" },
    need: "The banner needs 10.",
    rises: { sound: "rubber-band", caption: "balloons are tied on" },
    falls: { sound: "squeak-toy", caption: "a balloon squeaks loose" },
    gone: "The last balloon is gone.",
    low: "Fewer than ten now: the banner will hang low.",
  }),
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  known: {
    counts: "won",
    of: "turns",
    best: "most",
    now: "Stops where you knew the door: {count} of {of}.",
    end: "Stops where you knew the door: {count} of {of}.",
    record: "Stops where you knew the door: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  spoon: {
    name: "Lena's long spoon",
    lines: [
      { sound: "keepsake" },
      { sound: "glass-clink", hold: "end" },
      "may: It reaches the bottom of anything.",
    ],
  },
  straw: {
    name: "A soup straw",
    lines: [{ sound: "keepsake" }, { sound: "sip", hold: "end" }, "may: For soup. Or for puddles."],
  },
  frog: {
    name: "The first frog of the band",
    lines: [
      { sound: "keepsake" },
      { sound: "ratchet" },
      { sound: "frog", hold: "end" },
      "roy: [Wind|wined] it twice. Never three times.",
    ],
  },
  key: {
    name: "A frog's key",
    lines: [{ sound: "keepsake" }, { sound: "ratchet", hold: "end" }, "roy: The frog will want it back."],
  },
  balloon: {
    name: "The balloon that stayed",
    lines: [{ sound: "keepsake" }, { sound: "squeak-toy", hold: "end" }, "may: It says that to everybody."],
  },
  string: {
    name: "A long string",
    lines: [
      { sound: "keepsake" },
      { sound: "rubber-band", hold: "end" },
      "may: The balloon is at the other end. Somewhere.",
    ],
  },
};

interface Ending {
  readonly stake: "scoops" | "frogs" | "balloons";
  readonly good: readonly Line[];
  readonly some: readonly Line[];
  readonly none: readonly Line[];
  readonly keepsakes: readonly [good: string, other: string];
}
type Line = Extract<Act, { lines: unknown }>["lines"][number];

/** Enough, too few, or nothing left: each its own end and keepsake. */
export function endings({ stake, good, some, none, keepsakes: [best, other] }: Ending): Act[] {
  const enough = { stakes: { [stake]: { from: NEEDED } } };
  return [
    { id: "end-good", as: "perform", if: enough, lines: [...good] },
    {
      id: "end-some",
      as: "perform",
      if: { stakes: { [stake]: { from: 1, to: NEEDED - 1 } } },
      lines: [...some],
    },
    { id: "end-none", as: "perform", if: { stakes: { [stake]: { to: 0 } } }, lines: [...none] },
    { id: "kept-good", keepsake: best, if: enough },
    { id: "kept-other", keepsake: other, if: { stakes: { [stake]: { to: NEEDED - 1 } } } },
  ];
}

/** The act is over with nothing left. */
export function running(stake: Ending["stake"]): { until: { stakes: Record<string, { to: number }> } } {
  return { until: { stakes: { [stake]: { to: 0 } } } };
}

/** More than is needed can be given away. */
export function extra(
  stake: Ending["stake"],
  ask: string,
  options: Extract<Act, { ask: unknown }>["options"],
): Act {
  return { id: "extra", if: { stakes: { [stake]: { from: NEEDED + 1 } } }, ask: [ask], options };
}
