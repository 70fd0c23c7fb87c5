/** One step: what is under the foot, what is entered, and what is in the way. The task says what comes of it. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, rest, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { GOING, type Step } from "../contract.ts";
import { beaconChanges, beaconCues } from "./beacons.ts";
import { cellOf, idAt, landmarkAt, neighbour, placeAt, sideOf, type Direction } from "./ground.ts";
import type { Obstacle, WalkDeal } from "./schema.ts";
import { taskOf } from "./tasks/catalogue.ts";
import type { Standing } from "./tasks/task.ts";

const SECONDS_OF_A_STEP = 0.15;

export function walk(deal: WalkDeal, state: Standing, direction: Direction): Step<Standing> {
  const { content } = deal;
  const task = taskOf(deal);
  const ground = task.ground(deal);
  const to = neighbour(ground, state.at, direction);
  if (to === undefined) return bump(deal, state, direction, content.edge);
  const cell = cellOf(content, idAt(ground, to));
  if (cell.type === "block") return bump(deal, state, direction, cell);
  const step = task.stepped(deal, state, to);
  // The next press may come soon: nothing is waited for before the hums have moved.
  return {
    ...step,
    cues: [
      sound(floorUnder(deal, to), { hold: "none" }),
      ...beaconChanges(
        beaconCues(content, deal.rules, ground, state.at),
        beaconCues(content, deal.rules, ground, to),
      ),
      rest(SECONDS_OF_A_STEP),
      ...entering(deal, to),
      ...step.cues,
    ],
  };
}

function floorUnder(deal: WalkDeal, at: number) {
  const { row } = placeAt(taskOf(deal).ground(deal), at);
  const { floors } = deal.content;
  return floors[Math.min(row, floors.length - 1)] ?? "footstep";
}

/** The place's own sound, and its name where a level tells it. */
function entering(deal: WalkDeal, at: number): Cue[] {
  const landmark = landmarkAt(deal.content, taskOf(deal).ground(deal), at);
  if (landmark === undefined) return [];
  const name = capitalize(fillTemplate(deal.content.words.enter, { place: landmark.short }));
  return [
    sound(landmark.here, { caption: `${landmark.caption}, right here` }),
    ...(deal.rules.names ? [say(name, "name")] : []),
  ];
}

/** What is in the way is heard, and no time passes: walls are for finding out. */
function bump(deal: WalkDeal, state: Standing, direction: Direction, obstacle: Obstacle): Step<Standing> {
  const side = sideOf(direction);
  const cues = [
    sound(obstacle.sound, { side, caption: obstacle.caption }),
    oneOf(obstacle.says, "object", { side }),
  ];
  return taskOf(deal).bumped?.(deal, state, cues) ?? { state, cues, outcome: GOING };
}
