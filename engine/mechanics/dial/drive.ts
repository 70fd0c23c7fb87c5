/** Jumps along the track, and the stop. */
import { oneOf, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { GOING, MISSED, type Counts, type Step } from "../contract.ts";
import { stop, tellWhole } from "./answers.ts";
import { targetOf } from "./asks.ts";
import { place, ring, wayAt } from "./deal.ts";
import { STOP, WHOLE } from "./drive-moves.ts";
import { afterMiss, burn } from "./fuel.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { commit, commitTo } from "./sonar/play.ts";
import { isOnTrack, landing } from "./track.ts";
import type { Jump } from "./words.ts";

/** Beyond the way there by ones, so many presses without a stop are wandering. */
const PATIENCE = 25;

export function applyDrive(deal: DialDeal, state: DialState, { move, value }: Action): Step<DialState> {
  const isSonar = deal.rules.sonar !== undefined;
  if (move === STOP) return isSonar ? commit(deal, state) : stop(deal, state);
  if (move === WHOLE) {
    if (value === undefined) throw new RangeError("applyDrive: no number was said");
    return isSonar ? commitTo(deal, state, value) : tellWhole(deal, state, value);
  }
  const made = Object.values(deal.rules.buttons).includes(move) ? deal.content.jumps[move] : undefined;
  if (made === undefined) throw new RangeError(`applyDrive: there is no move ${move}`);
  return jump(deal, state, move, made);
}

function jump(deal: DialDeal, before: DialState, id: string, made: Jump): Step<DialState> {
  const { content, rules } = deal;
  const at = landing(made.change, before.at);
  const landed = isOnTrack(at, rules.range);
  const { state, cues: burning, counts } = burn(deal, before, landed ? 1 : 0);
  const next: DialState = {
    ...state,
    pressed: state.pressed + 1,
    ...(landed ? { at, trail: [...state.trail, id] } : {}),
  };
  const heard: Cue[] = landed
    ? [sound(made.sound, { hold: "none", caption: made.caption }), ...lumps(deal, counts), ring(deal, at)]
    : [sound(content.sounds.limit)];
  const counted = landed ? { ...counts, jumps: 1 } : counts;
  if (
    rules.sonar === undefined &&
    next.pressed > Math.abs(targetOf(deal, next) - wayAt(deal, next.way).start) + PATIENCE
  ) {
    const lost = oneOf(content.lost, "object", { values: place(deal, next.at) });
    const supplied = afterMiss(deal, { ...next, pressed: 0, misses: state.misses + 1 });
    return {
      state: supplied.state,
      cues: [...heard, ...burning, lost],
      outcome: MISSED,
      counts: { ...counted, ...supplied.counts },
    };
  }
  return {
    state: next,
    cues: [...heard, ...burning, ...told(deal, before, at, landed, burning.length > 0)],
    outcome: GOING,
    counts: counted,
  };
}

/** Each jump that burns some is heard to. */
function lumps({ content: { fuel } }: DialDeal, { burned = 0 }: Counts): Cue[] {
  if (fuel?.burns === undefined || burned === 0) return [];
  const { sound: id, ...how } = fuel.burns;
  return [sound(id, { ...how, hold: "none" })];
}

/** The number comes last, and as a sentence where somebody spoke between. */
function told(deal: DialDeal, before: DialState, at: number, landed: boolean, spoken: boolean): Cue[] {
  const { content, rules } = deal;
  const { start } = wayAt(deal, before.way);
  // Whoever goes back below the first number has thrown it away, and may not know it.
  if (landed && at < start && before.at >= start && targetOf(deal, before) > start)
    return [oneOf(content.ends.begun, "object", { values: { value: at, start } })];
  if (landed && rules.quiet === true) return [];
  if (landed && spoken) return [oneOf(content.where, "object", { values: place(deal, at) })];
  if (landed) return [say(fillTemplate(content.value, place(deal, at)), "name")];
  const { from, to } = rules.range;
  return at < from
    ? [oneOf(content.ends.low, "object", { values: { limit: from } })]
    : [oneOf(content.ends.high, "object", { values: { limit: to } })];
}
