/** An arrow: what is under the foot, what is entered, what is in the way. The task says what comes of it. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, rest, say, sound, type Cue, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { GOING, type Step } from "../contract.ts";
import { beaconChanges, beaconCues } from "./beacons.ts";
import { onMap, type Direction } from "./directions.ts";
import { type Standing } from "./facing.ts";
import { cellOf, idAt, landmarkAt, neighbour, placeAt, sideOf, type Place } from "./ground.ts";
import type { Obstacle, WalkContent, WalkDeal } from "./schema.ts";
import { taskOf } from "./tasks/catalogue.ts";
import { wordsOf } from "./usual.ts";

const SECONDS_OF_A_STEP = 0.15;
/** A step aside is heard there, half as far as what stands there. */
const ASIDE = 0.5;
/** From one foot to the other; so little that a caption does not tell it. */
const FOOT = 0.1;

export function walk(deal: WalkDeal, state: Standing, arrow: Direction): Step<Standing> {
  const { content } = deal;
  const task = taskOf(deal);
  const ground = task.ground(deal);
  const to = neighbour(ground, state.at, onMap(state.facing, arrow));
  if (to === undefined) return bump(deal, state, arrow, content.edge);
  const cell = cellOf(content, idAt(ground, to));
  if (cell.type === "block") return bump(deal, state, arrow, cell);
  const step = task.stepped(deal, state, to);
  // The next press may come soon: nothing is waited for before the hums have moved.
  return {
    ...step,
    cues: [
      sound(floorUnder(deal, to), { side: footAt(placeAt(ground, to), arrow), hold: "none" }),
      ...beaconChanges(
        beaconCues(content, deal.rules, ground, state),
        beaconCues(content, deal.rules, ground, step.state),
      ),
      rest(SECONDS_OF_A_STEP),
      ...entering(deal, to),
      ...step.cues,
    ],
  };
}

/** A quarter turn on the spot: the hums go round one's head, and it costs nothing. */
export function turn(deal: WalkDeal, state: Standing, arrow: "left" | "right"): Step<Standing> {
  const { content, rules } = deal;
  const task = taskOf(deal);
  const ground = task.ground(deal);
  const turned: Standing = { ...state, facing: onMap(state.facing, arrow) };
  const cues = [
    sound(floorUnder(deal, state.at), { side: sideOf(arrow), hold: "none" }),
    ...beaconChanges(beaconCues(content, rules, ground, state), beaconCues(content, rules, ground, turned)),
    rest(SECONDS_OF_A_STEP),
    ...facingCues(content, turned),
  ];
  return task.stayed?.(deal, turned, cues) ?? { state: turned, cues, outcome: GOING };
}

/** Which way one faces, where that can change. */
export function facingCues(content: WalkContent, { facing }: Standing): Cue[] {
  const { turning } = wordsOf(content);
  return facing === undefined || turning === undefined ? [] : [say(turning.faces[facing], "name")];
}

function floorUnder(deal: WalkDeal, at: number) {
  const { row } = placeAt(taskOf(deal).ground(deal), at);
  const { floors } = deal.content;
  return floors[Math.min(row, floors.length - 1)] ?? "footstep";
}

/** One foot after the other: every step leads from an even place to an odd one, or back. */
function footAt({ column, row }: Place, arrow: Direction): Side {
  return ASIDE * sideOf(arrow) + ((column + row) % 2 === 0 ? -FOOT : FOOT);
}

/** The place's own sound, and its name where a level tells it. */
function entering(deal: WalkDeal, at: number): Cue[] {
  const landmark = landmarkAt(deal.content, taskOf(deal).ground(deal), at);
  if (landmark === undefined) return [];
  const { enter, here } = wordsOf(deal.content);
  const name = capitalize(fillTemplate(enter, { place: landmark.short }));
  return [
    sound(landmark.here, { caption: `${landmark.caption}, ${here}` }),
    ...(deal.rules.names ? [say(name, "name")] : []),
  ];
}

/** What is in the way is heard, and no time passes: walls are for finding out. */
function bump(deal: WalkDeal, state: Standing, arrow: Direction, obstacle: Obstacle): Step<Standing> {
  const side = sideOf(arrow);
  const cues = [
    sound(obstacle.sound, { side, caption: obstacle.caption }),
    oneOf(obstacle.says, "object", { side }),
  ];
  return taskOf(deal).stayed?.(deal, state, cues) ?? { state, cues, outcome: GOING };
}
