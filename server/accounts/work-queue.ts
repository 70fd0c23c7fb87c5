/**
 * Hashing a password takes a whole core for a while. So only a few run at once, and the others wait here in turn: each
 * client as often as the next, and of a client each account as often as the next. Two hundred wrong log-ins from a school's
 * address cost its class the time of two hundred hashes, once, and other addresses none of it. Nothing else holds a right
 * password up: what is told is only how many a client may keep waiting.
 */
import { randomInt } from "node:crypto";

export interface WorkQueue {
  /**
   * Runs it when its turn has come. Rejects with TooBusy where too much waits already, also while it waits: then another
   * account of the same client has come.
   * @param client whose turn it is to be, such as an address
   * @param account and of whom of theirs
   */
  readonly run: <Result>(client: string, account: string, work: () => Promise<Result>) => Promise<Result>;
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

/** On two cores the last of a client waits for about eight seconds, and a class of 30 that presses at once for one. */
export const USUAL_BOUNDS: Omit<QueueBounds, "atOnce"> = { waitingOfClient: 400, waitingInAll: 1200 };

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (reason: TooBusy) => void;
}

/** What one client waits for, by account. A map keeps the order in which they were put in: the first is the next. */
interface Line {
  readonly accounts: Map<string, Waiting[]>;
  count: number;
}

/** @param choose a whole number below the one given, by chance */
export function createWorkQueue(
  bounds: QueueBounds,
  choose: (below: number) => number = randomInt,
): WorkQueue {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  /** Takes one out of a line; what is behind it in its account, and in its line, comes last among the others now. */
  const takeFrom = (client: string, line: Line, account: string, which: "first" | "last") => {
    const ones = line.accounts.get(account) ?? [];
    const one = which === "first" ? ones.shift() : ones.pop();
    line.accounts.delete(account);
    if (ones.length > 0) line.accounts.set(account, ones);
    line.count -= 1;
    waiting -= 1;
    if (which === "first" || line.count === 0) lines.delete(client);
    if (which === "first" && line.count > 0) lines.set(client, line);
    return one;
  };

  const next = (): void => {
    for (const [client, line] of lines) {
      for (const account of line.accounts.keys()) return takeFrom(client, line, account, "first")?.begin();
    }
  };

  /** By chance, so that nobody who keeps a line full is sure of it: whoever comes has a place in it for a while. */
  const turnAway = (client: string, line: Line): void => {
    const accounts = [...line.accounts.keys()];
    const account = accounts[choose(accounts.length)] ?? "";
    takeFrom(client, line, account, "last")?.refuse(new TooBusy());
  };

  const turn = (client: string, account: string): Promise<void> => {
    if (waiting >= bounds.waitingInAll) throw new TooBusy();
    const full = lines.get(client);
    if (full !== undefined && full.count >= bounds.waitingOfClient) turnAway(client, full);
    const line = lines.get(client) ?? { accounts: new Map(), count: 0 };
    lines.set(client, line);
    return new Promise((begin, refuse) => {
      const ones = line.accounts.get(account) ?? [];
      ones.push({ begin, refuse });
      line.accounts.set(account, ones);
      line.count += 1;
      waiting += 1;
    });
  };

  return {
    run: async (client, account, work) => {
      if (running < bounds.atOnce) running += 1;
      // Who ends hands its place on, so that nobody new slips in between.
      else await turn(client, account);
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
