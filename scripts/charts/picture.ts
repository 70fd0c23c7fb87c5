/** A machine as a Mermaid state diagram: states, events and guards. What is done on the way is left to the outline. */
import type { ChartState, ChartTransition } from "./read-machine.ts";

interface Arrow {
  readonly from: ChartState;
  readonly to: string;
  /** What leads there, a line each; none where it is unconditional. */
  readonly labels: readonly string[];
}

/** @param name the machine's, which all names in the diagram begin with */
export function drawMachine(name: string, machine: ChartState): string {
  const arrows = allStates(machine).flatMap(arrowsOf);
  return ["stateDiagram-v2", ...indented(drawInside(name, machine, arrows))].join("\n");
}

/**
 * Mermaid takes what an arrow names for a part of the box in which the arrow is written, so each arrow is written in the
 * smallest box that holds both its ends. It cannot draw an arrow from a box into itself: such an arrow comes from a
 * state of its own.
 */
function drawInside(machine: string, state: ChartState, arrows: readonly Arrow[]): string[] {
  const here = arrows.filter(({ from, to }) => smallestBox(from.path, to) === state.path);
  const anywhere = `${idOf(machine, state.path)}_anywhere`;
  const hasInward = here.some(({ from }) => from === state);
  return [
    ...state.states.flatMap((child) => drawState(machine, child, arrows)),
    ...(hasInward ? [`state "anywhere here" as ${anywhere}`] : []),
    ...(state.initial === null ? [] : [`[*] --> ${idOf(machine, state.initial)}`]),
    ...here.map(({ from, to, labels }) => {
      const start = from === state ? anywhere : idOf(machine, from.path);
      const label = labels.length === 0 ? "" : `: ${labels.join("<br>")}`;
      return `${start} --> ${idOf(machine, to)}${label}`;
    }),
  ];
}

function drawState(machine: string, state: ChartState, arrows: readonly Arrow[]): string[] {
  const id = idOf(machine, state.path);
  const title = `state "${titleOf(state)}" as ${id}`;
  if (state.states.length > 0) return [`${title} {`, ...indented(drawInside(machine, state, arrows)), "}"];
  return state.entry.length === 0 ? [title] : [title, `${id}: ${state.entry.join(", ")}`];
}

/** One arrow for each target, with everything that leads there. */
function arrowsOf(from: ChartState): Arrow[] {
  const labels = new Map<string, string[]>();
  for (const transition of from.transitions) {
    if (transition.target === null) continue;
    labels.set(transition.target, [...(labels.get(transition.target) ?? []), labelOf(transition)]);
  }
  return [...labels].map(([to, lines]) => ({ from, to, labels: lines.filter((line) => line !== "") }));
}

function labelOf({ when, guard }: ChartTransition): string {
  const condition = guard === null ? "" : `[${guard}]`;
  switch (when.type) {
    case "always":
      return condition;
    case "on":
      return `${when.event} ${condition}`.trim();
    case "after":
      return `after ${when.delay} ${condition}`.trim();
  }
}

function titleOf({ name, history, tags }: ChartState): string {
  if (history !== null) return `${name} (where it was left)`;
  const telling = tags.filter((tag) => tag !== name);
  return telling.length === 0 ? name : `${name} (${telling.join(", ")})`;
}

/** The path of the innermost state that both are in; a state is in itself if the other is in it. */
function smallestBox(from: string, to: string): string {
  if (from === "" || to.startsWith(`${from}.`)) return from;
  const ends = to.split(".");
  const shared: string[] = [];
  for (const [index, name] of from.split(".").slice(0, -1).entries()) {
    if (ends[index] !== name || index === ends.length - 1) break;
    shared.push(name);
  }
  return shared.join(".");
}

function allStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(allStates)];
}

function idOf(machine: string, path: string): string {
  return path === "" ? machine : `${machine}_${path.replaceAll(".", "_")}`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
