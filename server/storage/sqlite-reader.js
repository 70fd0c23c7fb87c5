/**
 * Reads an SQLite file in a thread of its own, as long as that takes, while the program's own thread answers everybody
 * else. Plain JavaScript: a thread is started without what reads TypeScript.
 */
import { parentPort, workerData } from "node:worker_threads";
import Database from "better-sqlite3";

/** @typedef {{ id: number, question: { sql: string, parameters: readonly unknown[] } }} Asked */

/** @type {{ file: string }} */
const { file } = workerData;
const database = new Database(file, { readonly: true });

/** @param {Asked} asked */
function reply({ id, question: { sql, parameters } }) {
  try {
    return { id, answer: database.prepare(sql).all(parameters) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on("message", (/** @type {Asked} */ asked) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(reply(asked));
});
