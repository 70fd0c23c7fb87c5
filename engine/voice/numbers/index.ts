/** Numbers, times and sums of money, from the words that say them. */
export { amountAt } from "./amount.ts";
export { cardinalAt, isArticle } from "./cardinal.ts";
export { findNumber } from "./find-number.ts";
export { isCountedAloud, isDealt, isVague, numberIn, soundsLike, type HeardNumber } from "./heard-number.ts";
export { moneyIn } from "./money.ts";
export { asNumberWord, isNumberWord, numberWords, ordinalIn, ORDINALS, SCALES } from "./number-words.ts";
export { timeIn } from "./clock.ts";
