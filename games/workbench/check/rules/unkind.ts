import { textRule, wordsIn, type Word } from "../rule.ts";

const WORDS: readonly Word[] = [
  [
    /\b(?:stupid|dumb|idiots?|moron|losers?|ugly|dummy|dimwit)\b/i,
    "Say what happened instead; nobody is called names, not even in fun.",
  ],
  [/\bshut up\b/i, "Let them say it kindly: Hush now."],
  [
    /\byou(?: have|'ve)? (?:failed|fail|lost the game|lose)\b/i,
    "Let the story bend instead: say what came of it.",
  ],
  [/(?:^|[.!?] )wrong[!.]/i, "Say what happened, and what it tells."],
  [
    /\b(?:even|any) (?:a |an )?(?:baby|fool|child) (?:knows|can|could)\b/i,
    "What is easy for one is hard for another: leave it out.",
  ],
  [/\bso lazy\b|\blazy (?:kid|child|you)\b/i, "Say what is wanted, not what somebody is."],
  [
    /\b(?:that's|it's|this is|so) (?:too |so |really )?(?:easy|simple)\b/i,
    "Who finds it hard hears: something is wrong with me. Leave it out.",
  ],
  [/\b(?:shame on|bad) (?:you|girl|boy|kid)\b/i, "Say what happened, and what helps."],
];

export const unkind = textRule({
  id: "unkind",
  title: "Words that hurt",
  why: "A child hears them as said of herself. Wrong is never a buzzer here: what went wrong is told as what happened, and what helps.",
  bad: [
    "That was stupid.",
    "You failed!",
    "You lose.",
    "Shut up, Pickle!",
    "Don't be so lazy.",
    "Even a baby knows that.",
    "Wrong!",
    "That's easy, silly.",
  ],
  good: [
    "The pot boils over.",
    "Almost: the drum wanted one more.",
    "A silly goose toots.",
    "Something went wrong with the train.",
  ],
  inText: wordsIn(WORDS),
});
