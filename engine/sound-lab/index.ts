/** The sound lab as the lobby sees it. */
export { labCues, labMenu, placeOfSound, QUIZ } from "./lab-menus.ts";
export { answerQuiz, beginQuiz, type Quiz, type QuizOutcome } from "./quiz.ts";
export {
  answeredCues,
  guessCues,
  HEAR,
  placeOfName,
  questionCues,
  quizMoves,
  type Asking,
} from "./quiz-cues.ts";
export { askable, cuesOf, hush, soundsToLearn } from "./sounds-to-learn.ts";
