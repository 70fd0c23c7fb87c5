import { Worker } from "node:worker_threads";
import { SECOND } from "./now.ts";

/** A thread that answers questions, each when it has answered those before. */
export interface AskedThread<Question, Answer> {
  readonly ask: (question: Question) => Promise<Answer>;
  /** How many questions it has not answered yet. */
  readonly waiting: () => number;
  readonly end: () => Promise<void>;
}

interface Asked<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

interface Answered<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly error?: unknown;
}

/**
 * It is started by the first question, and again by the next one if it has ended: then those who wait are told.
 * @param file a script that is sent `{ id, question }` and sends `{ id, answer }` or `{ id, error }`
 */
export function createAskedThread<Question, Answer>(
  file: URL,
  workerData?: object,
): AskedThread<Question, Answer> {
  let thread: Worker | undefined;
  const asked = new Map<number, Asked<Answer>>();
  let last = 0;

  const ended = (reason: unknown) => {
    thread = undefined;
    for (const { reject } of asked.values()) reject(reason);
    asked.clear();
  };

  const start = () => {
    const started = new Worker(file, { workerData });
    // Nobody waits for it when the program ends.
    started.unref();
    started.on("message", ({ id, answer, error }: Answered<Answer>) => {
      const one = asked.get(id);
      asked.delete(id);
      if (asked.size === 0) started.unref();
      if (answer === undefined) one?.reject(error);
      else one?.resolve(answer);
    });
    started.on("error", ended);
    started.on("exit", () => ended(new Error("asked-thread: it has ended")));
    return started;
  };

  return {
    ask: (question) => {
      thread ??= start();
      // While it is asked, the program must not end before it answers.
      thread.ref();
      last += 1;
      const id = last;
      const answer = new Promise<Answer>((resolve, reject) => {
        asked.set(id, { resolve, reject });
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ id, question });
      return answer;
    },
    waiting: () => asked.size,
    end: async () => {
      // A thread that nobody waited for does not always keep the program until it has ended: now and then that ended first.
      const stay = setInterval(() => undefined, SECOND);
      await thread?.terminate();
      clearInterval(stay);
    },
  };
}
