/**
 * What Buzzle may not do itself it wishes for, in a file: a program that plays games has no right to write on sticks, to change itself
 * or to be in a network. `buzzle-upkeep.service` fulfils it (`install/upkeep.sh`), and writes down how it went.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "../../engine/index.ts";

export interface Answer {
  /** The wish that it answers. */
  readonly what: string;
  readonly how: string;
  /** What else there is to say of it; mostly empty. */
  readonly more: string;
}

export interface Wishes {
  /** Throws where nothing can be written. */
  wish(what: string, where?: string): void;
  /** @returns ends it */
  listen(heard: (answer: Answer) => void): () => void;
  close(): void;
}

interface WishesOptions {
  /** Buzzle's own folder. */
  readonly data: string;
  /** Where the answers are written. */
  readonly answers: string;
  readonly clock: Clock;
}

const LOOK_MILLISECONDS = 1000;

export function createWishes({ data, answers, clock }: WishesOptions): Wishes {
  const listeners = new Set<(answer: Answer) => void>();
  let timer: unknown;
  const read = (): string => {
    try {
      return readFileSync(join(answers, "answer"), "utf8").trim();
    } catch {
      return "";
    }
  };
  let heard = read();
  const look = (): void => {
    timer = clock.setTimeout(look, LOOK_MILLISECONDS);
    const text = read();
    if (text === heard) return;
    heard = text;
    // "copy done 1732361234": the time tells one from the next.
    const [what = "", how = "", ...more] = text.split(" ").slice(0, -1);
    for (const listener of listeners) listener({ what, how, more: more.join(" ") });
  };
  timer = clock.setTimeout(look, LOOK_MILLISECONDS);
  return {
    wish(what, where = "") {
      const file = join(data, "wish");
      writeFileSync(`${file}.new`, `${what}\n${where}\n`);
      renameSync(`${file}.new`, file);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clock.clearTimeout(timer),
  };
}
