/** A machine in words, for readers who cannot see its picture. It says all that the picture says, and what is done. */
import type { ChartState, ChartTransition } from "./read-machine.ts";

/** One line of a Markdown list for each thing there is to say. */
export function outlineMachine(machine: ChartState): string[] {
  return outlineState(machine).map((line) => `- ${line}`);
}

function outlineState(state: ChartState): string[] {
  const place = state.path === "" ? "Anywhere" : `In \`${state.path}\``;
  if (state.history !== null) {
    return [`\`${state.path}\` is no place: it leads back to where \`${parentOf(state.path)}\` was left.`];
  }
  const about = [
    ...(state.tags.length === 0 ? [] : [`tagged ${state.tags.join(", ")}`]),
    ...(state.actors.length === 0 ? [] : [`runs ${state.actors.join(", ")}`]),
    ...(state.initial === null ? [] : [`begins in \`${state.initial}\``]),
    ...(state.entry.length === 0 ? [] : [`on arriving, ${doing(state.entry)}`]),
    ...(state.exit.length === 0 ? [] : [`on leaving, ${doing(state.exit)}`]),
  ];
  const lines = outlineTransitions(state.transitions);
  const machine = state.path === "" ? "The machine" : place;
  return [
    ...(about.length === 0 ? [] : [`${machine}: ${about.join("; ")}.`]),
    ...(about.length + lines.length === 0 ? [`${place}: nothing of its own.`] : []),
    ...lines.map((line) => `${place}: ${line}.`),
    ...state.states.flatMap(outlineState),
  ];
}

/** Occasions that lead to the same are told together: "on prompt.finished or prompt.interrupted, go to …". */
function outlineTransitions(transitions: readonly ChartTransition[]): string[] {
  const occasions = new Map<string, ChartTransition[]>();
  for (const transition of transitions) {
    const occasion = occasionOf(transition);
    occasions.set(occasion, [...(occasions.get(occasion) ?? []), transition]);
  }
  const outcomes = new Map<string, string[]>();
  for (const [occasion, choices] of occasions) {
    const outcome = outlineChoices(choices);
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), occasion]);
  }
  return [...outcomes].map(([outcome, alike]) => `${alike.join(" or ")}, ${outcome}`);
}

/** The first whose guard holds is taken. */
function outlineChoices(choices: readonly ChartTransition[]): string {
  const chain = choices.map((choice) => {
    const condition = choice.guard === null ? "" : `if ${choice.guard}, `;
    return `${condition}${outcomeOf(choice)}`;
  });
  return chain.join("; otherwise, ");
}

function occasionOf({ when }: ChartTransition): string {
  switch (when.type) {
    case "on":
      return `on ${when.event}`;
    case "always":
      return "at once";
    case "after":
      return when.milliseconds === null
        ? `after the delay ${when.delay}`
        : `after the delay ${when.delay} (${when.milliseconds / 1000} s)`;
  }
}

function outcomeOf({ actions, target }: ChartTransition): string {
  if (target === null) return actions.length === 0 ? "do nothing" : doing(actions);
  const going = `go to \`${target}\``;
  return actions.length === 0 ? going : `${doing(actions)}, then ${going}`;
}

function doing(actions: readonly string[]): string {
  return `do ${actions.join(", ")}`;
}

function parentOf(path: string): string {
  return path.split(".").slice(0, -1).join(".");
}
