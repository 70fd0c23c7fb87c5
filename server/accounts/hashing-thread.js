/** Hashes passwords in a thread of its own. */
import { hashSync, verifySync } from "@node-rs/argon2";
import { answerQuestions } from "../answer-questions.js";
import { giveWay } from "./give-way.js";

/** @typedef {import("./hashing-threads.ts").HashingQuestion} Question */

const givesWay = giveWay();

/** @param {Question} question */
function answer(question) {
  if (question.type === "givesWay") return givesWay;
  return question.type === "hash"
    ? hashSync(question.password, question.options)
    : verifySync(question.hash, question.password);
}

answerQuestions(answer);
