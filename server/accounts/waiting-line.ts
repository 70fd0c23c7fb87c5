/**
 * Where an address has used up its tries, the next one comes free after a while, and whoever asks at that moment has it.
 * Somebody who keeps mistyping would have nearly all of them, and the class beside would stay outside. So whoever comes
 * then waits here, in the order of coming. Those who are right give their try back at once, so all of them that stand
 * one behind the other go in by a single one.
 */
import { setTimeout } from "node:timers/promises";
import { type Now, SECOND } from "../now.ts";

/** No try is free: the next one will be after so many milliseconds. */
export class Later {
  constructor(readonly milliseconds: number) {}
}

export interface WaitingLine {
  /**
   * Tries, and where it is told Later waits for its turn and tries again. Resolves to Later all the same where the line
   * is full, or where it took too long.
   * @param client whose line it is
   */
  readonly run: <Outcome>(
    client: string,
    attempt: () => Promise<Outcome | Later>,
  ) => Promise<Outcome | Later>;
}

export interface LineBounds {
  /** In milliseconds. Proxies and people give up later than that. */
  readonly patience: number;
  readonly waitingOfClient: number;
}

export const USUAL_LINE: LineBounds = { patience: 20 * SECOND, waitingOfClient: 40 };

/** Keeps no program from ending. */
const pause = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

export function createWaitingLine(
  now: Now,
  { patience, waitingOfClient }: LineBounds = USUAL_LINE,
  sleep: (milliseconds: number) => Promise<unknown> = pause,
): WaitingLine {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

  /** Runs it when all are through that came before, with others behind it. */
  const inTurn = async <Outcome>(client: string, work: () => Promise<Outcome | Later>) => {
    const line = lines.get(client) ?? { waiting: 0, last: Promise.resolve() };
    if (line.waiting >= waitingOfClient) return new Later(patience);
    lines.set(client, line);
    line.waiting += 1;
    const turn = line.last.then(work).finally(() => {
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(client);
    });
    line.last = turn.catch(() => undefined);
    return turn;
  };

  return {
    run: async (client, attempt) => {
      const begun = now();
      // Who comes while others wait does not slip in between.
      if (!lines.has(client)) {
        const outcome = await attempt();
        if (!(outcome instanceof Later) || patience === 0) return outcome;
      }
      return inTurn(client, async () => {
        for (;;) {
          const outcome = await attempt();
          if (!(outcome instanceof Later)) return outcome;
          if (now() - begun + outcome.milliseconds > patience) return outcome;
          await sleep(outcome.milliseconds);
        }
      });
    },
  };
}
