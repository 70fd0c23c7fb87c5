/** One step: what is under the foot, what is entered, what is heard from there, and what is in the way. */
import { capitalize } from "../../capitalize.ts";
import { rest, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { GOING, MISSED, type Step } from "../contract.ts";
import { beaconChanges, beaconCues } from "./beacons.ts";
import { cellOf, floorAt, idAt, neighbour, sideOf, type Direction, type Ground } from "./ground.ts";
import { landmarkAt } from "./names.ts";
import type { WalkDeal, WalkState } from "./schema.ts";
import type { Landmark, Obstacle } from "./walking-schema.ts";
import { canFinish, groundNow, productOf, thingAt, thingHere } from "./trip.ts";

const SECONDS_OF_A_STEP = 0.2;

export function walk(deal: WalkDeal, state: WalkState, direction: Direction): Step<WalkState> {
  const { content, rules } = deal;
  const ground = groundNow(deal, state.got);
  const to = neighbour(ground, state.at, direction);
  if (to === undefined) return bump(deal, state, direction, content.edge);
  const cell = cellOf(content, idAt(ground, to));
  if (cell.type === "block") return bump(deal, state, direction, cell);
  const next: WalkState = { ...state, at: to, steps: state.steps + 1 };
  const floor = floorAt(content, ground, to);
  const surface = floor && content.surfaces[floor.surface];
  if (surface === undefined) throw new RangeError(`walk: no surface to step on at ${to}`);
  const beacons = beaconChanges(
    beaconCues(content, rules, ground, state.at),
    beaconCues(content, rules, ground, to),
  );
  // The next press may come soon: nothing is waited for before the beacons have moved.
  return idled(deal, next, [
    sound(surface.step, { hold: "none" }),
    ...beacons,
    ...entering(floor?.landmark?.beacon, wordsHere(deal, next, ground)),
  ]);
}

function bump(deal: WalkDeal, state: WalkState, direction: Direction, obstacle: Obstacle): Step<WalkState> {
  const side = sideOf(direction);
  return idled(deal, state, [
    sound(obstacle.sound, { side, caption: obstacle.caption }),
    say(obstacle.says, "object", { side }),
  ]);
}

/** The place's own sound, or the time that the footstep needs; then the words. */
function entering(beacon: Landmark["beacon"], words: readonly Cue[]): Cue[] {
  if (words.length === 0) return [];
  return [beacon === undefined ? rest(SECONDS_OF_A_STEP) : sound(beacon.here), ...words];
}

function wordsHere(deal: WalkDeal, state: WalkState, ground: Ground): Cue[] {
  const { content, rules, item } = deal;
  const { words, task } = content;
  const place = landmarkAt(content, ground, state.at);
  const entered = place === undefined ? [] : [say(capitalize(fillTemplate(words.enter, { place })), "name")];
  if (!rules.task.tellsWhatIsHere) return entered;
  const thing = thingHere(deal, state);
  if (thing !== undefined) {
    const product = productOf(content, thingAt(item, thing).product).name;
    return [...entered, say(capitalize(fillTemplate(task.here.product, { product })))];
  }
  return canFinish(deal, state) ? [...entered, say(task.here.finish)] : entered;
}

/**
 * A step or a bump that achieved nothing. No shortest way has as many steps as the map has cells: after so many, help
 * is offered, and the turn is told of a miss so that it helps too.
 */
function idled(deal: WalkDeal, state: WalkState, cues: readonly Cue[]): Step<WalkState> {
  const idle = state.idle + 1;
  const cells = deal.item.map.reduce((sum, row) => sum + row.length, 0);
  if (idle < cells) return { state: { ...state, idle }, cues, outcome: GOING };
  return { state: { ...state, idle: 0 }, cues: [...cues, say(deal.content.words.lost)], outcome: MISSED };
}
