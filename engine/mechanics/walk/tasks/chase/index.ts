/** Catching a rival that flies a round. */
import { oneOf, rest, sound, type Cue } from "../../../../cue.ts";
import { problem } from "../../../../definition/problem.ts";
import { GOING, solved, type Step } from "../../../contract.ts";
import { beaconCues, distanceWord, heardFrom, levelTo, sideTo, silence } from "../../beacons.ts";
import {
  flight,
  floorAt,
  idForSave,
  placeOf,
  readGround,
  startNow,
  steps,
  swapped,
  type Ground,
} from "../../ground.ts";
import { shortestWay, wayInWords } from "../../route.ts";
import type { WalkDeal } from "../../schema.ts";
import { standingCue } from "../../speak.ts";
import type { Task } from "../task.ts";

export interface ChaseState {
  readonly at: number;
  readonly time: number;
  /** With which of its places the round begins: the one that gives the player the most to think. */
  readonly from: number;
}

interface Hunt {
  readonly words: NonNullable<WalkDeal["content"]["tasks"]["chase"]>;
  readonly thing: string;
  readonly ground: Ground;
  readonly round: readonly number[];
  readonly pace: number;
  readonly landings: number;
}

const SECONDS_BETWEEN = 0.25;
/** So many landings before the end it is told. */
const LAST_LANDINGS = 2;

function huntOf({ content, rules, item, world }: WalkDeal): Hunt {
  const words = content.tasks.chase;
  if (words === undefined || rules.task.type !== "chase" || item.task.type !== "chase")
    throw new RangeError("huntOf: content, rules and item must be of a chase");
  const ground = swapped(readGround(content, rules.map), world.swaps);
  const { pace, landings } = rules.task;
  const { thing, round } = item.task;
  return { words, thing, ground, round: round.map((id) => placeOf(ground, id)), pace, landings };
}

function rivalAt({ round, pace }: Hunt, from: number, time: number): number {
  return round[(from + Math.floor(time / pace)) % round.length] as number;
}

function placeName({ content }: WalkDeal, { ground }: Hunt, at: number): string {
  return floorAt(content, ground, at)?.landmark?.name ?? "";
}

export const chase: Task<ChaseState> = {
  type: "chase",
  ground: (deal) => huntOf(deal).ground,
  begin(deal) {
    const hunt = huntOf(deal);
    const at = startNow(deal.content, hunt.ground, deal.world.at);
    const begun = hunt.round.map((_place, from): ChaseState => ({ at, time: 0, from }));
    const timeOf = (state: ChaseState): number => soonest(deal, state)?.time ?? Infinity;
    return begun.reduce((best, state) => (timeOf(state) > timeOf(best) ? state : best));
  },
  open(deal, state) {
    const hunt = huntOf(deal);
    const { words, thing, ground } = hunt;
    return [
      sound(words.start, { hold: "none" }),
      ...beaconCues(deal.content, deal.rules, ground, state.at),
      sitsStill(hunt)
        ? oneOf(words.sits, "object", { voice: words.voice })
        : oneOf(words.opens, "object", { voice: words.voice, values: { thing } }),
      ...roundCues(deal, hunt, state),
    ];
  },
  walks: () => true,
  moves: (deal) => [{ id: "wait", button: "select", ...huntOf(deal).words.move.wait }],
  apply: (deal, state) => {
    const step = pass(deal, state, state.at);
    const hunt = huntOf(deal);
    const heard = heardFrom(deal.content, hunt.ground, state.at, rivalAt(hunt, state.from, state.time));
    const isSilent = step.cues.length === 0 && heard !== undefined;
    return {
      ...step,
      cues: [sound(hunt.words.listens, { hold: "none" }), ...(isSilent ? [heard] : []), ...step.cues],
    };
  },
  stepped: pass,
  where(deal, state) {
    const hunt = huntOf(deal);
    const left = hunt.landings - Math.floor(state.time / hunt.pace);
    return [
      standingCue(deal.content, hunt.ground, state.at),
      ...(sitsStill(hunt) ? [] : [oneOf(hunt.words.where, "object", { values: { left } })]),
      ...roundCues(deal, hunt, state),
    ];
  },
  best(deal, state) {
    const to = firstStep(deal, state);
    return to === undefined || to === state.at ? { move: "wait" } : { to };
  },
  hint(deal, state, strength) {
    const hunt = huntOf(deal);
    const { hints } = hunt.words;
    if (strength === 1) return [oneOf(sitsStill(hunt) ? hints.sits : hints.round)];
    const goal = meetingPlace(deal, state);
    const place = placeName(deal, hunt, goal);
    if (goal === state.at) return [oneOf(hints.wait, "object", { values: { place } })];
    if (strength === 2) return [oneOf(hints.next, "object", { values: { place } })];
    const way = shortestWay(deal.content, hunt.ground, state.at, goal) ?? [];
    return [oneOf(hints.way, "object", { values: { place, way: wayInWords(deal.content.words, way) } })];
  },
  reveal(deal, state) {
    const hunt = huntOf(deal);
    const place = placeName(deal, hunt, meetingPlace(deal, state));
    return [...silence(deal.content), oneOf(hunt.words.reveal, "object", { values: { place } })];
  },
  leave(deal, { at, time, from }) {
    const hunt = huntOf(deal);
    return {
      ...deal.world,
      at: idForSave(deal.content, hunt.ground, at),
      rival: idForSave(deal.content, hunt.ground, rivalAt(hunt, from, time)),
    };
  },
  check(content, rules, items, path) {
    if (rules.task.type !== "chase") return [];
    if (content.tasks.chase === undefined)
      return [problem("content.tasks.chase", undefined, "Say how it is chased: levels ask for it.")];
    if (items === undefined) return [problem(`${path}.items`, undefined, "Give the rounds: none are made.")];
    const ground = readGround(content, rules.map);
    return items.flatMap(({ task }, index) => {
      const at = `${path}.items[${index}].task`;
      if (task.type !== "chase") return [problem(`${at}.type`, task.type, "The rules are those of chase.")];
      return task.round.flatMap((id, stop) =>
        ground.cells.includes(id) ? [] : [problem(`${at}.round[${stop}]`, id, "It is not on the map.")],
      );
    });
  },
};

/** A round, place after place, as it sounds from here. */
function roundCues({ content }: WalkDeal, { words, ground, round }: Hunt, { at, from }: ChaseState): Cue[] {
  const heard = [...round.slice(from), ...round.slice(0, from)].flatMap((place): Cue[] => {
    const cue = heardFrom(content, ground, at, place);
    return cue === undefined ? [] : [{ ...cue, hold: "end" }, rest(SECONDS_BETWEEN)];
  });
  return round.length === 1 ? heard : [oneOf(words.round), ...heard];
}

function sitsStill({ round }: Hunt): boolean {
  return round.length === 1;
}

function pass(deal: WalkDeal, state: ChaseState, to: number): Step<ChaseState> {
  const hunt = huntOf(deal);
  const { words, thing, ground, pace, landings } = hunt;
  const time = state.time + 1;
  const next: ChaseState = { ...state, at: to, time };
  const before = rivalAt(hunt, state.from, state.time);
  const now = rivalAt(hunt, state.from, time);
  const voice = { voice: words.voice, values: { thing } };
  if (to === before && sitsStill(hunt)) {
    const found = oneOf(words.found, "object", { voice: words.voice });
    return {
      state: next,
      cues: [sound(words.caughtSound), found, ...silence(deal.content)],
      outcome: solved(1),
    };
  }
  if (to === before || to === now) {
    return {
      state: next,
      cues: [sound(words.caughtSound), oneOf(words.caught, "object", voice), ...silence(deal.content)],
      outcome: solved(1),
      counts: { home: 1, wanted: 1, caught: 1 },
    };
  }
  if (time % pace !== 0) return { state: next, cues: [], outcome: GOING };
  if (time / pace >= landings && sitsStill(hunt)) {
    const place = placeName(deal, hunt, now);
    const bored = oneOf(words.bored, "object", { voice: words.voice, values: { place } });
    return {
      state: next,
      cues: [sound(words.goneSound), bored, ...silence(deal.content)],
      outcome: solved(0),
    };
  }
  if (time / pace >= landings) {
    return {
      state: next,
      cues: [sound(words.goneSound), oneOf(words.gone, "object", voice), ...silence(deal.content)],
      outcome: solved(0),
      counts: { wanted: 1, hidden: 1 },
    };
  }
  const landed = heardFrom(deal.content, ground, to, now);
  if (sitsStill(hunt)) return { state: next, cues: landed === undefined ? [] : [landed], outcome: GOING };
  const side = sideTo(ground, to, now);
  const level = levelTo(ground, to, now);
  const caption =
    landed === undefined
      ? `${words.movesCaption}, ${distanceWord(deal.content, ground, to, now)}`
      : words.movesCaption;
  const left = landings - time / pace;
  // It was close: the rival says so.
  const teases =
    flight(ground, to, before) === 1 ? [oneOf(words.teases, "context", { voice: words.voice, side })] : [];
  return {
    state: next,
    cues: [
      sound(words.moves, { side, level, caption }),
      ...(landed === undefined ? [] : [landed]),
      ...teases,
      ...(left <= LAST_LANDINGS ? [oneOf(words.where, "object", { values: { left } })] : []),
    ],
    outcome: GOING,
  };
}

interface Path {
  readonly state: ChaseState;
  readonly first: number;
}

/** The soonest catch, tried step after step: where the first step goes, and where it ends. */
function soonest(
  deal: WalkDeal,
  state: ChaseState,
): { readonly first: number; readonly goal: number; readonly time: number } | undefined {
  const hunt = huntOf(deal);
  const limit = hunt.pace * hunt.landings;
  let layer: Path[] = [{ state, first: -1 }];
  while (layer.length > 0) {
    const next = new Map<number, Path>();
    for (const { state: now, first } of layer) {
      const around = steps(deal.content, hunt.ground, now.at).map(({ to }) => to);
      for (const to of [now.at, ...around]) {
        const time = now.time + 1;
        const begun = first === -1 ? to : first;
        if (to === rivalAt(hunt, now.from, now.time) || to === rivalAt(hunt, now.from, time))
          return { first: begun, goal: to, time };
        if (time < limit && !next.has(to)) next.set(to, { state: { ...now, at: to, time }, first: begun });
      }
    }
    layer = [...next.values()];
  }
  return undefined;
}

function firstStep(deal: WalkDeal, state: ChaseState): number | undefined {
  return soonest(deal, state)?.first;
}

function meetingPlace(deal: WalkDeal, state: ChaseState): number {
  return soonest(deal, state)?.goal ?? state.at;
}
