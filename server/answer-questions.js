/** The other end of asked-thread.ts. Plain JavaScript: a thread is started without what reads TypeScript. */
import { parentPort } from "node:worker_threads";

/**
 * @template Question
 * @param {(question: Question) => unknown} answer may throw: then whoever has asked is told that
 */
export function answerQuestions(answer) {
  /** @param {{ id: number, question: Question }} asked */
  const reply = ({ id, question }) => {
    try {
      return { id, answer: answer(question) };
    } catch (error) {
      return { id, error };
    }
  };
  parentPort?.on("message", (/** @type {{ id: number, question: Question }} */ asked) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(reply(asked));
  });
}
