/** Walking with a long cane along the lines of paths, to who waits there, and home. */
import { rest, sound, type Cue } from "../../../../cue.ts";
import { idAt } from "../../ground.ts";
import type { WalkDeal } from "../../schema.ts";
import type { Task } from "../task.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { aheadCues, goalCues, laneName, nearCues, tipCues, told } from "./heard.ts";
import { help } from "./help.ts";
import { bestMove } from "./plan.ts";
import type { CaneMove } from "./press.ts";
import { begin, keptOn, trailOf } from "./begin.ts";
import type { CaneState } from "./trail.ts";
import { walked } from "./walked.ts";
import { wayCues } from "./way.ts";

const BETWEEN = 0.3;

export const cane: Task<CaneState> = {
  type: "cane",
  ground: (deal) => trailOf(deal).ground,
  begin,
  open(deal, state) {
    const trail = trailOf(deal);
    return [
      sound(trail.words.words.sounds.opens, { hold: "none" }),
      ...wayCues(trail, state),
      ...goalCues(trail, state),
      ...nearCues(trail, state),
    ];
  },
  walks: () => false,
  moves: (deal, { glides, stopped, last }) => {
    const trail = trailOf(deal);
    const { buttons } = trail.words.words;
    const changes = trail.rules.techniques === true && stopped;
    const sides = [
      { id: "aside-left", side: "left", ...buttons.asideLeft, judges: true },
      { id: "aside-right", side: "right", ...buttons.asideRight, judges: true },
    ] as const;
    const up = sides.find(({ side }) => side === last);
    return [
      { id: "left", button: "left", ...buttons.left },
      { id: "right", button: "right", ...buttons.right },
      // Up says to which side it goes: that of the last tap.
      {
        id: "aside",
        button: "up",
        label: up?.label ?? buttons.aside.label,
        phrases: [...buttons.aside.phrases, ...(up?.phrases ?? [])],
        judges: true,
      },
      ...sides.flatMap(({ side, ...move }) => (side === last ? [] : [move])),
      changes
        ? { id: "technique", button: "down", ...(glides ? buttons.touch : buttons.glide) }
        : { id: "stop", button: "down", ...buttons.stop, judges: true },
      { id: "around", button: "select", ...buttons.around, judges: true },
    ];
  },
  apply: (deal, state, { move }) => walked(deal, state, move as CaneMove),
  stepped: (deal, state) => walked(deal, state, "stop"),
  where(deal, state) {
    const trail = trailOf(deal);
    const here = told(trail, "here", { lane: laneName(trail, state) });
    return [...wayCues(trail, state), rest(BETWEEN), here, ...bothSides(deal, state)];
  },
  best: (deal, state) => ({ move: bestMove(trailOf(deal), state) }),
  help,
  reveal: (deal, state) => [...wayCues(trailOf(deal), state), ...bothSides(deal, state)],
  leave(deal, { at, lane, line, sat }) {
    const { ground, meets, goal, rules } = trailOf(deal);
    const seen = keptOn(ground, deal.world.cane)?.seen ?? [];
    const met = deal.world.cane?.met ?? [];
    return {
      ...deal.world,
      cane: {
        at,
        map: ground.cells.length,
        lane,
        line: [...line],
        sat: [...sat],
        met: meets === undefined ? met : [...met, meets],
        seen: rules.back ? seen.slice(0, -1) : [...seen, idAt(ground, goal)],
      },
    };
  },
  perform({ tasks: { cane: words } }, _rules, { cane: kept }) {
    if (words === undefined || kept === undefined) return [];
    return kept.line.flatMap((id, index): Cue[] => {
      const follower = words.followers[id];
      if (follower === undefined) return [];
      const { sound: noise, caption, pitch } = follower;
      const side = ((index % 3) - 1) * 0.6;
      return [sound(noise, { side, caption, hold: "end", ...(pitch === undefined ? {} : { pitch }) })];
    });
  },
  generate,
  check,
};

/** What both tips touch now, and what lies ahead. */
function bothSides(deal: WalkDeal, state: CaneState): Cue[] {
  const trail = trailOf(deal);
  const tips = [...tipCues(trail, state, "left"), ...tipCues(trail, state, "right")].map((cue): Cue =>
    cue.type === "sound" ? { ...cue, hold: "end" } : cue,
  );
  return [...tips, ...aheadCues(trail, state)];
}
