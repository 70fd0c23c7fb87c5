import { availableParallelism } from "node:os";
import type { Options } from "@node-rs/argon2";
import { type AskedThread, createAskedThread } from "../asked-thread.ts";
import type { Argon2 } from "./password-hashing.ts";

export interface HashingThreads {
  readonly argon2: Argon2;
  /** As many hashes at once as leave everybody else their share of the processor. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
}

export type HashingQuestion =
  | { readonly type: "givesWay" }
  | { readonly type: "hash"; readonly password: string; readonly options: Options }
  | { readonly type: "verify"; readonly hash: string; readonly password: string };

type Thread = AskedThread<HashingQuestion, string | boolean>;

/** Each takes a core, and 19 MiB while it works. */
const MOST_THREADS = 8;

/**
 * Threads for Argon2. Where they give way to everybody else there is one for each core: with Node's own threads for such
 * work a check of a session took thirteen times as long as idle. Elsewhere one core is left free.
 */
export async function startHashingThreads(): Promise<HashingThreads> {
  const first = startThread();
  const cores = availableParallelism();
  const isPolite = await first.ask({ type: "givesWay" });
  const atOnce = Math.min(MOST_THREADS, isPolite === true ? cores : Math.max(1, cores - 1));
  const threads = [first, ...Array.from({ length: atOnce - 1 }, startThread)];
  const ask = (question: HashingQuestion) => {
    const [idlest = first] = threads.toSorted((one, other) => one.waiting() - other.waiting());
    return idlest.ask(question);
  };
  return {
    argon2: {
      hash: async (password, options) => String(await ask({ type: "hash", password, options })),
      verify: async (hash, password) => (await ask({ type: "verify", hash, password })) === true,
    },
    atOnce,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}

function startThread(): Thread {
  return createAskedThread(new URL("./hashing-thread.js", import.meta.url));
}
