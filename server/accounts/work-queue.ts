/**
 * Hashing a password takes a whole core for a while, and a thread of the few that Node has for everything, the checking
 * of sessions included. So only a few run at once, and the others wait here. Whoever waits is asked in turn: one that
 * sends a hundred is served no sooner than the next one that sends its first.
 */
import { availableParallelism } from "node:os";

export interface WorkQueue {
  /**
   * Runs it when its turn has come. Rejects with TooBusy where too much waits already.
   * @param client whose turn it is to be
   */
  readonly run: <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;
  readonly waiting: () => number;
}

export class TooBusy extends Error {
  override readonly name = "TooBusy";
  constructor() {
    super("work-queue: too much waits already");
  }
}

export interface QueueBounds {
  readonly atOnce: number;
  readonly waitingOfClient: number;
  readonly waitingInAll: number;
}

/** Node has four threads for such work, and one core is to answer everybody else. */
const MOST_AT_ONCE = 3;

/** At 30 ms each the last of them waits for 8 seconds. A class of 30 that presses at once is far from the first. */
export const USUAL_BOUNDS: QueueBounds = {
  atOnce: Math.min(MOST_AT_ONCE, Math.max(1, availableParallelism() - 1)),
  waitingOfClient: 80,
  waitingInAll: 240,
};

export function createWorkQueue(bounds: QueueBounds = USUAL_BOUNDS): WorkQueue {
  /** What each client waits for. A map keeps the order in which they were put in: the first is the next. */
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const next = (): void => {
    const [first] = lines;
    if (first === undefined) return;
    const [client, line] = first;
    const begin = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    waiting -= 1;
    begin?.();
  };

  const turn = (client: string): Promise<void> => {
    const line = lines.get(client) ?? [];
    if (line.length >= bounds.waitingOfClient || waiting >= bounds.waitingInAll) throw new TooBusy();
    waiting += 1;
    return new Promise((resolve) => {
      line.push(resolve);
      lines.set(client, line);
    });
  };

  return {
    run: async (client, work) => {
      if (running < bounds.atOnce) running += 1;
      // Who ends hands its place on, so that nobody new slips in between.
      else await turn(client);
      try {
        return await work();
      } finally {
        if (waiting > 0) next();
        else running -= 1;
      }
    },
    waiting: () => waiting,
  };
}
