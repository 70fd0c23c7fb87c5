/**
 * XState works out at every event which states a transition leaves and enters. A chart does not change, so this can be
 * done once, and then a turn takes less than half the time. XState still chooses the transition, and takes every step
 * itself that is not of the plain kind: into states that go on at once, are final, parallel or have a history, start
 * actors, or do more than call, assign and wait.
 *
 * This leans on parts of XState that it does not document: `prepared-steps.test.ts` walks both through the same events.
 * An inspector sees the snapshots of prepared steps, but not their actions.
 */
import type {
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  UnknownAction,
} from "xstate";

interface Step {
  readonly actions: readonly StepAction[];
  /** Null where the state stays as it is. */
  readonly arrival: Pick<AnyMachineSnapshot, "_nodes" | "value" | "tags"> | null;
}

type Values = Readonly<Record<string, unknown>>;
type StepAction = ((args: Values) => void) | Assign | Timer;

/** What XState's `assign` carries, as far as it is used here: their types are not exported. */
interface Assign {
  readonly resolve: unknown;
  readonly assignment: Values | ((args: Values) => Values);
}

/** The `raise` or the `cancel` that XState makes of an `after`. */
interface Timer {
  resolve(
    scope: AnyActorScope,
    snapshot: AnyMachineSnapshot,
    args: Values,
    params: undefined,
    action: Timer,
    extra: object,
  ): readonly [snapshot: unknown, resolved: unknown];
  execute(scope: AnyActorScope, resolved: unknown): void;
}

/** The same machine, whose plain steps are prepared when they are first taken. */
export function prepareSteps<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const takeByXState = machine.transition;
  const prepared = new Map<AnyTransitionDefinition, Map<AnyStateNode, Step | null>>();

  const stepFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Step | null => {
    const [transition, second] = machine.getTransitionData(snapshot, event);
    const { _nodes: states } = snapshot;
    const leaf = states.at(-1);
    if (transition === undefined || second !== undefined || leaf === undefined) return null;
    const steps = prepared.get(transition) ?? new Map<AnyStateNode, Step | null>();
    prepared.set(transition, steps);
    const known = steps.get(leaf);
    if (known !== undefined) return known;
    const step = prepareStep(machine, transition, leaf);
    steps.set(leaf, step);
    return step;
  };

  machine.transition = (snapshot, event, scope) => {
    const step = stepFor(snapshot, event);
    return step === null ? takeByXState(snapshot, event, scope) : take(step, snapshot, event, scope);
  };
  return machine;
}

function take(
  { actions, arrival }: Step,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  scope: AnyActorScope,
): AnyMachineSnapshot {
  const { self, system } = scope;
  let context: Values = snapshot.context;
  for (const action of actions) {
    const args = { context, event, self, system };
    if (!("resolve" in action)) action(args);
    else if ("assignment" in action) context = { ...context, ...assigned(action.assignment, args) };
    else action.execute(scope, action.resolve(scope, snapshot, args, undefined, action, {})[1]);
  }
  return { ...snapshot, ...arrival, context };
}

function assigned(assignment: Assign["assignment"], args: Values): Values {
  if (typeof assignment === "function") return assignment(args);
  const values = Object.entries(assignment);
  return Object.fromEntries(
    values.map(([key, value]) => [key, typeof value === "function" ? value(args) : value]),
  );
}

/** Null where XState must take the step itself. */
function prepareStep(
  machine: AnyStateMachine,
  transition: AnyTransitionDefinition,
  leaf: AnyStateNode,
): Step | null {
  const target = transition.target?.[0];
  const before = pathTo(leaf);
  const after = target === undefined ? before : pathTo(firstLeafIn(target));
  if (![...before, ...after].every(isPlain)) return null;

  const kept = target === undefined ? before.length : keptBy(transition, target);
  const left = before.slice(kept).toReversed();
  const entered = after.slice(kept);
  if (left.some(isRemembered)) return null;
  const actions = [
    ...left.flatMap(({ exit }) => exit),
    ...transition.actions,
    ...entered.flatMap(({ entry }) => entry),
  ].map((action) => resolved(machine, action));
  if (!actions.every(isStepAction)) return null;
  return { actions, arrival: target === undefined ? null : arrivalAt(after) };
}

/** How many states, from the root, a transition neither leaves nor enters again: SCXML's transition domain. */
function keptBy({ source, reenter }: AnyTransitionDefinition, target: AnyStateNode): number {
  const to = pathTo(target);
  const from = pathTo(source);
  if (!reenter && to.includes(source)) return from.length;
  return from.slice(0, -1).filter((state) => to.slice(0, -1).includes(state)).length;
}

/** Of a state and all around it, the root first. */
function pathTo(state: AnyStateNode): AnyStateNode[] {
  return state.parent === undefined ? [state] : [...pathTo(state.parent), state];
}

function firstLeafIn(state: AnyStateNode): AnyStateNode {
  const first = state.type === "compound" ? state.initial.target[0] : undefined;
  return first === undefined ? state : firstLeafIn(first);
}

function isPlain({ type, always, invoke, parent, config }: AnyStateNode): boolean {
  if (type !== "atomic" && type !== "compound") return false;
  const startsActors = parent !== undefined && invoke.length > 0;
  return always === undefined && !startsActors && typeof config.initial !== "object";
}

function isRemembered({ states }: AnyStateNode): boolean {
  return Object.values(states).some(({ type }) => type === "history");
}

function arrivalAt(states: AnyStateNode[]): Step["arrival"] {
  const [, ...inside] = states;
  const keys = inside.map(({ key }) => key);
  return {
    _nodes: states,
    value: keys.reduceRight<AnyMachineSnapshot["value"]>(
      (value, key) => (value === undefined ? key : { [key]: value }),
      undefined,
    ),
    tags: new Set(states.flatMap(({ tags }) => tags)),
  };
}

function resolved(machine: AnyStateMachine, action: UnknownAction): unknown {
  return typeof action === "string" ? machine.implementations.actions[action] : action;
}

function isStepAction(action: unknown): action is StepAction {
  if (typeof action !== "function") return false;
  if (!("resolve" in action)) return true;
  if ("assignment" in action || "sendId" in action) return true;
  return "event" in action && "delay" in action && action.delay !== undefined;
}
