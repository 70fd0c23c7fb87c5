/**
 * Reads an SQLite file in a thread of its own, as long as that takes, while the program's own thread answers everybody
 * else.
 */
import { workerData } from "node:worker_threads";
import Database from "better-sqlite3";
import { answerQuestions } from "../answer-questions.js";

/** @typedef {import("./reader-thread.ts").ReaderQuestion} ReaderQuestion */

/** @type {{ file: string }} */
const { file } = workerData;
const database = new Database(file, { readonly: true });

answerQuestions((/** @type {ReaderQuestion} */ { sql, parameters }) => database.prepare(sql).all(parameters));
