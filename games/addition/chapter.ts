/** A level with its chapter of story, and the banks that only this chapter plays. */
import type { ItemSet, Level, PartsOf } from "../../engine/definition/index.ts";

type Parts = PartsOf<"dial">;

export interface Chapter {
  readonly level: Level<Parts["rules"], Parts["item"]>;
  readonly banks: readonly ItemSet<Parts["rules"], Parts["item"]>[];
}

type Act = Chapter["level"]["chapter"][number];
type Lines = Extract<Act, { type: "tell" }>["lines"];

interface Told {
  readonly lines: Lines;
  readonly again: Lines;
}

/** Told once; the short form to who has heard it before. */
export function tell(id: string, lines: Lines, again: Lines): Act {
  return { type: "tell", id, as: "story", lines, again };
}

/** A chapter in which a short sitting leaves these acts out. */
export function chapterOf(onlyWhenLong: readonly string[], acts: readonly Act[]): Act[] {
  return acts.map((act) => {
    if (!onlyWhenLong.includes(act.id)) return act;
    const condition = { ...act.if, length: "full" as const };
    return act.type === "play" ? { ...act, short: 0, if: condition } : { ...act, if: condition };
  });
}

/** What has come aboard is played. */
export function band(id: string, lines: Lines): Act {
  return {
    type: "tell",
    id,
    as: "perform",
    lines: [...lines, { perform: true }],
    again: [{ perform: true }],
  };
}

/** How the bridge went, before anybody arrives. */
export function bridgeTold(): Act[] {
  const dry = ["The bridge sways behind you, dry feet all."];
  const wet = ["Behind you, somebody wrings out a sock."];
  return [
    {
      type: "tell",
      id: "bridge-dry",
      as: "story",
      if: { tallies: { splashes: { to: 0 } } },
      lines: dry,
      again: dry,
    },
    {
      type: "tell",
      id: "bridge-wet",
      as: "story",
      if: { tallies: { splashes: { from: 1 } } },
      lines: wet,
      again: wet,
    },
  ];
}

/** What the echo means, once and for all levels. */
export function behind(): Act {
  return tell(
    "behind",
    [
      { sound: "goose" },
      {
        say: "Pickle here. Old Mrs. Mudge and her Turnip Train are after our guests. Hear us leave: my lumps tick, she honks. Fewer ticks, closer Mudge. Out of coal, she grabs one.",
        voice: "pickle",
      },
    ],
    [],
  );
}

/** What coins and an express are good for, once and for all levels. */
export function prices(): Act {
  return tell(
    "prices",
    [
      { sound: "goose" },
      {
        say: "Honk! No jump wasted is an express: double pay, and one more lump. Ten coins buy a rocket for tonight, and you have {coins}.",
        voice: "pickle",
      },
    ],
    [],
  );
}

interface Rides {
  readonly id: string;
  readonly as: "ride" | "build" | "rescue";
  readonly set?: string;
  readonly how: string;
  /** Turns before the echo is explained, before the prices are, and after. */
  readonly turns: readonly [number, number, number];
  /** What the last ones are, if not the same. */
  readonly later?: { readonly set: string; readonly how: string };
}

/** The first rides of a line, with Pickle's two lessons between them, each when it has just been heard. */
export function rides({ id, as, set, how, turns, later }: Rides): Act[] {
  const [first, second, third] = turns;
  const ride = { type: "play" as const, as, ...(set === undefined ? {} : { set }) };
  const full = { length: "full" as const };
  return [
    { ...ride, id, turns: first, short: 1, how: [how] },
    behind(),
    { ...ride, id: `${id}-on`, turns: second, short: 0, if: full, resumed: [how] },
    { ...prices(), if: full },
    {
      ...ride,
      id: `${id}-more`,
      turns: third,
      short: 0,
      if: full,
      ...(later === undefined ? { resumed: [how] } : { set: later.set, how: [later.how] }),
    },
  ];
}

const PRICE = 10;
const LUMPS = 6;

/** Coins become coal, or stay what they are: rockets. */
export function shop(): Act {
  return {
    type: "choose",
    id: "shop",
    if: { length: "full", tallies: { coins: { from: PRICE } } },
    ask: [
      { sound: "cash-drawer", hold: "lead" },
      "Otto sells coal: six lumps for ten coins. You have {coins} coins and {coal} lumps. Ten coins buy one rocket tonight.",
    ],
    options: [
      {
        id: "keep",
        label: "Keep the coins",
        phrases: ["keep", "keep them", "rockets", "no"],
        chosen: [["Otto waves. He likes rockets, too.", "Rockets it is. Otto covers his ears already."]],
      },
      {
        id: "coal",
        label: "Buy six lumps",
        phrases: ["buy", "coal", "buy coal", "six lumps", "yes"],
        chosen: [
          { sound: "coal-in", caption: "coal tumbles into the tender: six thuds" },
          ["Six lumps, polished by Otto himself.", "Six lumps. The fire says thank you."],
        ],
        counts: { paid: -PRICE, shoveled: LUMPS },
      },
    ],
  };
}

const MOST_ROCKETS = 12;

/** One for every ten coins, higher and higher. */
function rockets(): Act[] {
  const shots = Array.from({ length: MOST_ROCKETS }, (_, index): Act => ({
    type: "tell",
    id: `rocket-${index + 1}`,
    as: "perform",
    if: { tallies: { coins: { from: PRICE * (index + 1) } } },
    lines: [{ sound: "firework", pitch: index - 4, side: index % 2 === 0 ? -0.4 : 0.4 }, { rest: 0.2 }],
  }));
  return [
    {
      type: "tell",
      id: "rockets",
      as: "perform",
      if: { tallies: { coins: { from: PRICE } } },
      lines: ["And {coins} coins' worth of rockets, one for every ten!"],
    },
    ...shots,
  ];
}

/** Who goes by the shortest way so often does it on purpose. */
const MANY_EXPRESS = 8;
const SOME_EXPRESS = 3;

/** What this player did well, and what to try next, as it went. */
function farewell(): Act[] {
  const told = (id: string, condition: NonNullable<Act["if"]>, line: string): Act => ({
    type: "tell",
    id,
    as: "story",
    if: { ...condition, length: "full" },
    lines: [{ say: line, voice: "conductor" }],
  });
  const express = (from: number, to?: number) => ({ express: { from, ...(to === undefined ? {} : { to }) } });
  return [
    told(
      "did-much",
      { tallies: express(MANY_EXPRESS) },
      "{express} express rides, driver, each the shortest way. First think, then jump: that is you.",
    ),
    told(
      "did-some",
      { tallies: express(SOME_EXPRESS, MANY_EXPRESS - 1) },
      "{express} express rides, driver, each the shortest way. I clapped with both flags.",
    ),
    told(
      "did-little",
      { tallies: express(0, SOME_EXPRESS - 1) },
      "You kept adding until it fit, driver, and everybody got home.",
    ),
    told(
      "next-coal",
      { tallies: { pushes: { from: 1 } } },
      "Try this next time: count the jumps to both guests first. Then look at your coal, then choose.",
    ),
    told(
      "next-way",
      { tallies: { pushes: { to: 0 }, ...express(0, MANY_EXPRESS - 1) } },
      "Try this next time: know where you will stop before the first jump.",
    ),
    told(
      "next-risk",
      { tallies: { pushes: { to: 0 }, ...express(MANY_EXPRESS) } },
      "Try this next time: take the rides that pay best, and get home on your very last lump.",
    ),
  ];
}

/** Pushed so often, one does not come in ahead. */
const MANY_PUSHES = 3;

/** Two endings: ahead of the Turnip Train, or pushed by it. Then what was won, and everybody plays. */
export function arrival(ahead: Told, pushed: Told, keepsake: string, bow: Lines): Act[] {
  return [
    {
      type: "tell",
      id: "ahead",
      as: "story",
      if: { tallies: { pushes: { to: MANY_PUSHES - 1 } } },
      ...ahead,
    },
    {
      type: "tell",
      id: "pushed-in",
      as: "story",
      if: { tallies: { pushes: { from: MANY_PUSHES } } },
      ...pushed,
    },
    { type: "give", id: "gift", keepsake },
    {
      type: "tell",
      id: "concert",
      as: "perform",
      lines: [...bow, { perform: true }, { sound: "applause" }],
      again: [{ perform: true }, { sound: "applause" }],
    },
    ...rockets(),
    ...farewell(),
  ];
}
