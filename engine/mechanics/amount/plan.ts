/** The solver's thought: how the rest of an item is best made. Never too much, in few goes, with what is cold, with little effort. */
import { choices, effortOf, isWarm, totalOf, type Seats, type Tray } from "./measure.ts";

/** One go; or so many of what was left over. */
export type PlanStep = { readonly seats: Seats } | { readonly spares: number };

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** Steps of the first target, and what they take. */
  readonly goes: number;
  readonly least: number;
  /** How many goes use something warm, and what all of it takes. */
  readonly warm: number;
  readonly effort: number;
}

interface Task {
  /** What is left of the first target, and those after it. */
  readonly targets: readonly number[];
  readonly used: Seats;
  readonly spares: number;
}

const NOTHING: Plan = { steps: [], goes: 0, least: 0, warm: 0, effort: 0 };

export function planOf(tray: Tray, task: Task): Plan {
  return planWith(tray, choices(tray), task);
}

/** The ways to make an amount at one go. */
export function waysTo(tray: Tray, amount: number): Seats[] {
  return choices(tray).filter((seats) => totalOf(tray, seats) === amount);
}

function planWith(tray: Tray, all: readonly Seats[], task: Task): Plan {
  const [wanted, ...later] = task.targets;
  if (wanted === undefined) return NOTHING;
  const plans = firstSteps(tray, all, wanted, task).map((steps): Plan => {
    const { used, warm, effort } = made(tray, steps, task.used);
    const spares = task.spares - steps.reduce((sum, step) => sum + ("spares" in step ? step.spares : 0), 0);
    const rest = planWith(tray, all, { targets: later, used, spares });
    return {
      steps: [...steps, ...rest.steps],
      goes: steps.length,
      least: effort,
      warm: warm + rest.warm,
      effort: effort + rest.effort,
    };
  });
  return plans.toSorted((a, b) => a.warm - b.warm || a.effort - b.effort)[0] ?? NOTHING;
}

/** At one go if there is a way; else in two; else in as few as can be; else with what was left over. None where nothing makes it. */
function firstSteps(tray: Tray, all: readonly Seats[], wanted: number, task: Task): PlanStep[][] {
  const exact = all.filter((seats) => totalOf(tray, seats) === wanted);
  if (exact.length > 0) return exact.map((seats) => [{ seats }]);
  const inTwo = twoSteps(tray, all, wanted, task);
  if (inTwo !== undefined) return [inTwo];
  const inMore = shortest(tray, all, wanted, 0) ?? shortest(tray, all, wanted, task.spares);
  return inMore === undefined ? [] : [inMore];
}

/** The fewest steps to an amount, of which the last may take what was left over. */
function shortest(tray: Tray, all: readonly Seats[], wanted: number, spares: number): PlanStep[] | undefined {
  const ways: (PlanStep[] | undefined)[] = [[]];
  for (let amount = 1; amount <= wanted; amount++) {
    const after = all.flatMap((seats): PlanStep[][] => {
      const rest = ways[amount - totalOf(tray, seats)];
      return rest === undefined ? [] : [[{ seats }, ...rest]];
    });
    const own: PlanStep[][] = amount <= spares ? [[{ spares: amount }]] : [];
    ways.push([...own, ...after].toSorted((a, b) => a.length - b.length)[0]);
  }
  return ways[wanted];
}

function twoSteps(tray: Tray, all: readonly Seats[], wanted: number, task: Task): PlanStep[] | undefined {
  const pairs = all.flatMap((seats): PlanStep[][] => {
    const rest = wanted - totalOf(tray, seats);
    return all.filter((other) => totalOf(tray, other) === rest).map((other) => [{ seats }, { seats: other }]);
  });
  const priced = pairs.map((steps) => ({ steps, ...made(tray, steps, task.used) }));
  return priced.toSorted((a, b) => a.warm - b.warm || a.effort - b.effort)[0]?.steps;
}

function made(tray: Tray, steps: readonly PlanStep[], used: Seats) {
  return steps.reduce(
    (sum, step) =>
      "spares" in step
        ? sum
        : {
            used: [...sum.used, ...step.seats],
            warm: sum.warm + (isWarm(tray, step.seats, sum.used) ? 1 : 0),
            effort: sum.effort + effortOf(tray, step.seats, sum.used),
          },
    { used, warm: 0, effort: 0 },
  );
}
