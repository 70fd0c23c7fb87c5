/** A waiting game speaks again after this long, and once more after this long again; then it rests until a press. */
import { isAnswering } from "../places.ts";
import { snapshotsIn, type ActorSystem } from "./actors.ts";
import type { IdleEvent } from "./events.ts";

export const IDLE_MILLISECONDS = 20_000;
export const MOST_REPROMPTS = 2;

/**
 * The time is over. Somebody may be speaking just now, which a guard cannot know and an action can: only if nobody is, the
 * machine is told of it.
 */
export function noticeIdle({ self, system }: Noticing): void {
  if (!isAnswering(snapshotsIn(system))) self.send({ type: "idle.noticed" });
}

interface Noticing {
  readonly self: { send(event: IdleEvent): void };
  readonly system: ActorSystem;
}
