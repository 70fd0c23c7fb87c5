/**
 * Hashes passwords in a thread of its own that gives way to all others, so that it may use a core which somebody else needs
 * at any moment. Plain JavaScript: a thread is started without what reads TypeScript.
 */
import { constants, getPriority, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";

/** @typedef {import("./hashing-threads.ts").HashingQuestion} Question */

/** On the system's scale, where 20 is the whole way from the usual one to the lowest. */
const STEPS_DOWN = 10;

/** Only Linux lets a thread have a priority of its own, and a strict supervisor not even there. */
function giveWay() {
  if (process.platform !== "linux") return false;
  const usual = getPriority();
  const lower = Math.min(constants.priority.PRIORITY_LOW, usual + STEPS_DOWN);
  try {
    setPriority(lower);
  } catch {
    return false;
  }
  return lower > usual;
}

const givesWay = giveWay();

/** @param {Question} question */
function answer(question) {
  if (question.type === "givesWay") return givesWay;
  return question.type === "hash"
    ? hashSync(question.password, question.options)
    : verifySync(question.hash, question.password);
}

/** @param {{ id: number, question: Question }} asked */
function reply({ id, question }) {
  try {
    return { id, answer: answer(question) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on("message", (/** @type {{ id: number, question: Question }} */ asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply(asked));
});
