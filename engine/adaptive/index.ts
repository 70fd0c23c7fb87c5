/** What is believed of a player, and what follows from it. Pages fetch it late: it brings FSRS along. */
export { chooseItem, expectedOf, type Candidate, type Choice } from "./choose-item.ts";
export { reasonFor, reasonInWords, type Reason } from "./explain.ts";
export { hardOf } from "./hard.ts";
export { itemName, playNext, skillName, stageOf } from "./in-words.ts";
export { guide } from "./guide.ts";
export { NOTHING_KNOWN, withEvidence, type Evidence, type Known } from "./known.ts";
export { skillsOf, type Skill } from "./skills.ts";
