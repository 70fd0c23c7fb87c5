/**
 * The solver: the fewest presses to the goal without a slip, past what lies near the way. A map's states are few and do not
 * depend on who waits where: they are linked once, and how far each is from a target is counted backward from there.
 */
import { DIRECTIONS } from "../../directions.ts";
import type { Ground } from "../../ground.ts";
import { press, type CaneMove, type Happening } from "./press.ts";
import { isAt, pathAt, type CaneState, type Lane, type Spot, type Trail } from "./trail.ts";

const MOVES = ["left", "right", "aside", "around", "stop"] as const;
/** What is so many presses out of the way is fetched. */
const DETOUR = 8;
const FAR = 1_000_000;

/** What was tapped here, and which side last. */
const LASTS = [null, "left", "right"] as const;
const TAPS = ([0, 1, 2] as const).flatMap((tapped) => LASTS.map((last) => ({ tapped, last })));
/** What brings one no nearer, and is not to be done. */
export const AVOIDED: readonly Happening["type"][] = [
  "slipped",
  "stubbed",
  "ended",
  "unstepped",
  "nowhere",
  "stands",
];

interface Graph {
  readonly states: readonly CaneState[];
  /** The index of a state by its number. */
  readonly index: ReadonlyMap<number, number>;
  /** For each state and move the index of the next state; -1 where that is a slip. */
  readonly next: readonly Int32Array[];
  readonly before: readonly (readonly number[])[];
  readonly distances: Map<string, Int32Array>;
}

const graphs = new WeakMap<Ground, Graph>();

function numberOf({ at, facing, lane, tapped, last, stopped }: CaneState): number {
  const taps = tapped * LASTS.length + LASTS.indexOf(last);
  return (
    (((at * 4 + DIRECTIONS.indexOf(facing)) * 3 + lane + 1) * TAPS.length + taps) * 2 + (stopped ? 1 : 0)
  );
}

function graphOf(trail: Trail, like: CaneState): Graph {
  const known = graphs.get(trail.ground);
  if (known !== undefined) return known;
  const bare: Trail = { ...trail, finds: [] };
  const plain: CaneState = { ...like, glides: false, sat: [], taken: [], line: [] };
  const states = trail.ground.cells.flatMap((_id, at) =>
    pathAt(trail, at) === undefined ? [] : statesAt(plain, at),
  );
  const index = new Map(states.map((state, place) => [numberOf(state), place]));
  const before: number[][] = states.map(() => []);
  const next = states.map((state, from) =>
    Int32Array.from(MOVES, (move) => {
      const { state: after, happened } = press(bare, state, move);
      if (AVOIDED.includes(happened.type)) return -1;
      const to = index.get(numberOf(after)) ?? -1;
      before[to]?.push(from);
      return to;
    }),
  );
  const graph = { states, index, next, before, distances: new Map<string, Int32Array>() };
  graphs.set(trail.ground, graph);
  return graph;
}

function statesAt(like: CaneState, at: number): CaneState[] {
  return DIRECTIONS.flatMap((facing) =>
    ([-1, 0, 1] as const).flatMap((lane: Lane) =>
      TAPS.flatMap((taps) =>
        [false, true].map((stopped): CaneState => ({ ...like, at, facing, lane, ...taps, stopped })),
      ),
    ),
  );
}

/** From every state the fewest presses to a target. */
function distancesTo(graph: Graph, name: string, isThere: (state: CaneState) => boolean): Int32Array {
  const known = graph.distances.get(name);
  if (known !== undefined) return known;
  const distances = new Int32Array(graph.states.length).fill(FAR);
  const queue = graph.states.flatMap((state, index) => (isThere(state) ? [index] : []));
  for (const index of queue) distances[index] = 0;
  for (const index of queue) {
    for (const from of graph.before[index] ?? []) {
      if (distances[from] !== FAR) continue;
      distances[from] = (distances[index] ?? 0) + 1;
      queue.push(from);
    }
  }
  graph.distances.set(name, distances);
  return distances;
}

function toGoal(graph: Graph, goal: number): Int32Array {
  return distancesTo(graph, `goal ${goal}`, ({ at }) => at === goal);
}

function toSpot(graph: Graph, spot: Spot): Int32Array {
  return distancesTo(graph, `spot ${spot.at} ${spot.side}`, (state) => isAt(state, spot));
}

export function bestMove(trail: Trail, state: CaneState): CaneMove {
  const graph = graphOf(trail, state);
  const here = graph.index.get(numberOf(state)) ?? 0;
  const goal = toGoal(graph, trail.goal);
  const straight = goal[here] ?? FAR;
  const spots: Spot[] = [...trail.finds.filter((_spot, index) => !state.taken.includes(index)), ...state.sat];
  const [nearest] = spots
    .map((spot) => {
      const there = toSpot(graph, spot);
      const steps = there[here] ?? FAR;
      const onward = steps === 0 || steps === FAR ? FAR : (goal[follow(graph, there, here)] ?? FAR);
      return { there, steps, onward };
    })
    .filter(({ steps, onward }) => steps + onward - straight <= DETOUR)
    .toSorted((one, other) => one.steps - other.steps);
  return MOVES[firstOf(graph, nearest?.there ?? goal, here)] ?? "around";
}

/** The move that leads nearer to a target. */
function firstOf({ next }: Graph, distances: Int32Array, from: number): number {
  const links = next[from] ?? new Int32Array();
  return links.findIndex((to) => to >= 0 && (distances[to] ?? FAR) < (distances[from] ?? FAR));
}

/** Where one is on coming to a target. */
function follow(graph: Graph, distances: Int32Array, from: number): number {
  let here = from;
  while ((distances[here] ?? 0) > 0 && distances[here] !== FAR) {
    here = graph.next[here]?.[firstOf(graph, distances, here)] ?? here;
  }
  return here;
}

/** How many presses the shortest walk takes. */
export function pressesToGoal(trail: Trail, state: CaneState): number {
  const graph = graphOf(trail, state);
  return toGoal(graph, trail.goal)[graph.index.get(numberOf(state)) ?? 0] ?? 0;
}
