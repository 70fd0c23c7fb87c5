/** Looks passwords up in a thread of its own. */
import { answerQuestions } from "../answer-questions.js";
import { isCommonPassword } from "./common-passwords.js";
import { giveWay } from "./give-way.js";

/** @typedef {import("./ask-common-passwords.ts").CommonQuestion} Question */

giveWay();
answerQuestions((/** @type {Question} */ { password, person }) => isCommonPassword(password, person));
