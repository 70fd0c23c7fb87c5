/** Makes runs: a row of things drawn by how often each comes, drawn anew until there is something to do in it. */
import type { Random } from "../../random.ts";
import type { Make, ReactContent, ReactRules, Run } from "./schema.ts";
import { callOf, fitsNumber, numberAt, wantedAt } from "./state.ts";

const MOST_DRAWS = 400;
const OFFERED = 3;
const PRIZES = 2;
const SHOWN = 8;
const LEAST_TO_TAKE = 2;
/** Where a call is chosen, a rare one is no easy way to a clean run. */
const LEAST_OFFERED = 3;
/** More that fit in a row need no counting. */
const MOST_RUNNING = 3;

export function generate(content: ReactContent, { make }: ReactRules, random: Random): Run {
  if (make === undefined) throw new RangeError("react: a level has items, or says how runs are made");
  let run = drawn(content, make, random);
  for (let draws = 1; draws < MOST_DRAWS && !isGood(content, make, run); draws++)
    run = drawn(content, make, random);
  return run;
}

function drawn(content: ReactContent, make: Make, random: Random): Run {
  const start = random.int(...make.start);
  const bag = Object.entries(make.things).flatMap(([id, times]) => Array<string>(times).fill(id));
  const things: string[] = [];
  for (let left = make.length; left > 0; left--) {
    const last = numberAt({ content, item: { id: "", start, things, calls: [] } }, things.length - 1);
    const fitting = bag.filter((id) => {
      const next = last + (content.things[id]?.adds ?? 1);
      return next <= (make.to ?? next) && next >= 0 && !(id === things.at(-1) && next === last);
    });
    if (fitting.length === 0) break;
    things.push(random.pick(fitting));
  }
  const run = { start, things, ...callsFor(content, make, { start, things }, random) };
  const row = things.map((id) => Object.keys(content.things).indexOf(id).toString(36)).join("");
  const extra = run.flip === undefined ? "" : `-${run.flip.call}-${run.flip.at}`;
  const prize = run.prizes === undefined ? "" : `-to-${run.prizes.join("-")}`;
  return { id: `${run.calls.join("-")}-from-${start}-${row}${extra}${prize}`, ...run };
}

type Row = Pick<Run, "start" | "things">;

function callsFor(
  content: ReactContent,
  { kind, calls }: Make,
  row: Row,
  random: Random,
): Omit<Run, "id" | "start" | "things"> {
  const mixed = random.shuffle(calls);
  const one = mixed.slice(0, 1);
  if (kind === "both") return { calls: mixed.slice(0, 2), both: true };
  if (kind === "hidden") return { calls: one, shown: SHOWN };
  if (kind === "flip") {
    const at = random.int(Math.floor(row.things.length / 3), Math.ceil((row.things.length * 2) / 3));
    return { calls: one, flip: { at, call: mixed[1] ?? one[0] ?? "" } };
  }
  if (kind !== "offer") return { calls: one };
  const offered = mixed.slice(0, OFFERED);
  const numbers = row.things.map((_, at) => numberAt({ content, item: { id: "", calls: [], ...row } }, at));
  const late = numbers.slice(Math.floor(numbers.length / 2));
  return {
    calls: offered,
    prizes: random
      .shuffle([...new Set(late)])
      .slice(0, PRIZES)
      .toSorted((a, b) => a - b),
  };
}

/** Something to take for each call, and something to think about. */
function isGood(content: ReactContent, { kind, calls: known }: Make, run: Run): boolean {
  const deal = { content, item: run };
  const places = [...run.things.keys()];
  const wanted = (from: number, call = run.calls[0] ?? ""): number[] =>
    places.filter((at) => at >= from && wantedAt(deal, call, at).length > 0);
  if (kind === "both") {
    const hands = places.map((at) => wantedAt(deal, null, at));
    return (
      hands.some((each) => each.length === 2) &&
      [0, 1].every((hand) => hands.filter((each) => each.length === 1 && each[0] === hand).length > 0)
    );
  }
  if (kind === "hidden") return isTold(content, known, run) && wanted(SHOWN).length >= LEAST_TO_TAKE;
  if (kind === "flip") {
    const at = run.flip?.at ?? 0;
    return wanted(0).some((place) => place < at) && wanted(at).length >= LEAST_TO_TAKE;
  }
  if (kind === "offer") {
    const { prizes = [] } = run;
    const reached = prizes.map(
      (prize) => run.calls.filter((id) => fitsNumber(callOf(content, id), prize)).length,
    );
    return (
      prizes.length === PRIZES &&
      reached.every((calls) => calls > 0 && calls < run.calls.length) &&
      run.calls.every((id) => wanted(0, id).length >= LEAST_OFFERED)
    );
  }
  return wanted(0).length >= LEAST_TO_TAKE && mostRunning(wanted(0)) <= MOST_RUNNING;
}

/** How many of these places follow each other without one between. */
function mostRunning(places: readonly number[]): number {
  let running = 0;
  return Math.max(
    0,
    ...places.map((at, index) => (running = places[index - 1] === at - 1 ? running + 1 : 1)),
  );
}

/** What is shown of a hidden rule fits no other of the level's calls. */
function isTold(content: ReactContent, calls: readonly string[], run: Run): boolean {
  const heard = (call: string): string =>
    Array.from({ length: SHOWN }, (_, at) => wantedAt({ content, item: run }, call, at).length).join("");
  const [own = ""] = run.calls;
  return heard(own).includes("1") && calls.every((call) => call === own || heard(call) !== heard(own));
}
