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
    lines: [...lines, { perform: true }, "Coins so far: {coins}."],
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
  ];
}
