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
   * account of the same client has come, or, where all places are taken, a client that has fewer of them.
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
  /** In milliseconds. Whoever has waited for so long is told so: on a slow machine the connection would be cut otherwise. */
  readonly longestWait: number;
}

/** On two cores the last of a client waits for about eight seconds, and a class of 30 that presses at once for one. */
export const USUAL_BOUNDS: Omit<QueueBounds, "atOnce"> = {
  waitingOfClient: 400,
  waitingInAll: 1200,
  // Shorter than `listen.ts` lets a connection stand still.
  longestWait: 25_000,
};

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

  /** Out of the middle of a line, whose order stays. */
  const leave = (client: string, line: Line, account: string, one: Waiting): void => {
    const ones = (line.accounts.get(account) ?? []).filter((other) => other !== one);
    if (ones.length > 0) line.accounts.set(account, ones);
    else line.accounts.delete(account);
    line.count -= 1;
    waiting -= 1;
    if (line.count === 0) lines.delete(client);
    one.refuse(new TooBusy());
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

  /** Few who keep all places would keep everybody else out: whoever has most of them gives one to who has fewer. */
  const makeRoom = (own: number): void => {
    const [longest] = [...lines].toSorted(([, one], [, other]) => other.count - one.count);
    if (longest === undefined || longest[1].count <= own + 1) throw new TooBusy();
    turnAway(...longest);
  };

  const turn = (client: string, account: string): Promise<void> => {
    const own = lines.get(client);
    if (own !== undefined && own.count >= bounds.waitingOfClient) turnAway(client, own);
    else if (waiting >= bounds.waitingInAll) makeRoom(own?.count ?? 0);
    const line = lines.get(client) ?? { accounts: new Map(), count: 0 };
    lines.set(client, line);
    return new Promise((begin, refuse) => {
      const ones = line.accounts.get(account) ?? [];
      const patience = setTimeout(() => leave(client, line, account, one), bounds.longestWait);
      const one: Waiting = {
        begin: () => {
          clearTimeout(patience);
          begin();
        },
        refuse: (reason) => {
          clearTimeout(patience);
          refuse(reason);
        },
      };
      ones.push(one);
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
