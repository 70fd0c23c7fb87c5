/** A state machine as plain data: what its picture and its outline are made from. */
import type { AnyStateMachine } from "xstate";

export interface ChartState {
  /** From the machine down: "open.playing". Empty for the machine itself. */
  readonly path: string;
  readonly name: string;
  /** Not a state of its own, but the way back to the one that was left: all the way down, or one level. */
  readonly history: "deep" | "shallow" | null;
  readonly tags: readonly string[];
  /** The actors that run as long as it lasts. */
  readonly actors: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** The path of the state that it begins in; null where it has no states of its own. */
  readonly initial: string | null;
  readonly states: readonly ChartState[];
  /** In the order in which they are tried. */
  readonly transitions: readonly ChartTransition[];
}

export interface ChartTransition {
  readonly when:
    | { readonly type: "on"; readonly event: string }
    | { readonly type: "after"; readonly delay: string; readonly milliseconds: number | null }
    | { readonly type: "always" };
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** The path of a state; null where it stays. */
  readonly target: string | null;
}

type StateNode = AnyStateMachine["root"];
type Transition = StateNode["on"][string][number];

/** What XState adds by itself, to start and stop its timers. */
const BUILT_IN_ACTION = "xstate.";
const TIMER_EVENT = "xstate.after.";

/** @throws where something has no name, or is of a kind that the charts do not draw */
export function readMachine(machine: AnyStateMachine): ChartState {
  return readState(machine.root, machine.implementations.delays);
}

function readState(node: StateNode, delays: Readonly<Record<string, unknown>>): ChartState {
  if (node.type === "parallel") throw new Error(`${node.id}: the charts do not draw parallel states`);
  const events = Object.entries(node.on).filter(([event]) => !event.startsWith(TIMER_EVENT));
  return {
    path: pathOf(node),
    name: node.key,
    history: node.history === false ? null : node.history,
    tags: [...node.tags],
    actors: node.invoke.map(({ src }) => nameOf(src)),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    initial: node.type === "compound" ? targetOf(node.initial) : null,
    states: Object.values(node.states).map((child) => readState(child, delays)),
    transitions: [
      ...(node.always ?? []).map((transition) => readTransition({ type: "always" }, transition)),
      ...events.flatMap(([event, transitions]) =>
        transitions.map((transition) => readTransition({ type: "on", event }, transition)),
      ),
      ...node.after.map((transition) => readTransition(readDelay(transition.delay, delays), transition)),
    ],
  };
}

function readTransition(
  when: ChartTransition["when"],
  transition: Pick<Transition, "actions" | "guard" | "target">,
): ChartTransition {
  return {
    when,
    guard: transition.guard === undefined ? null : nameOf(transition.guard),
    actions: actionNames(transition.actions),
    target: targetOf(transition),
  };
}

/** A delay that depends on the context has no length of its own. */
function readDelay(delay: unknown, delays: Readonly<Record<string, unknown>>): ChartTransition["when"] {
  const length = typeof delay === "string" ? delays[delay] : delay;
  return { type: "after", delay: String(delay), milliseconds: typeof length === "number" ? length : null };
}

function targetOf({ target }: { readonly target?: readonly StateNode[] | undefined }): string | null {
  const [node] = target ?? [];
  return node === undefined ? null : pathOf(node);
}

function pathOf({ path }: StateNode): string {
  return path.join(".");
}

function actionNames(actions: readonly unknown[]): string[] {
  return actions.map(nameOf).filter((name) => !name.startsWith(BUILT_IN_ACTION));
}

function nameOf(named: unknown): string {
  if (typeof named === "string") return named;
  const isObject = (typeof named === "object" && named !== null) || typeof named === "function";
  if (isObject && "type" in named && typeof named.type === "string") return named.type;
  throw new Error("Something has no name: name it in setup(), so that it can be drawn.");
}
