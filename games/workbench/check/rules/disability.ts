import { textRule, wordsIn, type Word } from "../rule.ts";

const WORDS: readonly Word[] = [
  [
    /\bblind as a\b|\bturns? a blind eye\b|\bblind (?:to|luck|rage|spot)\b/i,
    "Blindness is no word for not knowing: say what is meant.",
  ],
  [
    /\b(?:deaf to|fell on deaf ears|tone[- ]deaf)\b/i,
    "Deafness is no word for not listening: say what is meant.",
  ],
  [
    /\bsuffer(?:s|ed|ing)? from (?:blindness|deafness|autism|a disability)\b/i,
    "Say: is blind, is deaf, has \u2026",
  ],
  [
    /\b(?:confined to|bound to|stuck in) (?:a|his|her|their) wheelchair\b|\bwheelchair[- ]bound\b/i,
    "Say: uses a wheelchair.",
  ],
  [
    /\b(?:despite|in spite of) (?:being|his|her|their) (?:blind|blindness|deaf|disability)\b/i,
    "Nobody does things in spite of it: leave it out.",
  ],
  [/\b(?:normal|healthy) (?:people|children|kids|eyes|person)\b/i, "Say: people who see, or leave it out."],
  [
    /\b(?:cripples?|crippled|handicapped|retarded|dumb and deaf|spaz|lame (?:excuse|joke|idea)|insane|psycho)\b/i,
    "Say what is meant, without a word for a body or a mind.",
  ],
  [
    /\b(?:poor|brave|inspiring) (?:little )?(?:blind|deaf|disabled)\b/i,
    "Neither pity nor praise for it: leave it out.",
  ],
  [/\bspecial needs\b|\bdifferently abled\b/i, "Say what is needed: reads braille, uses a cane."],
];

export const disability = textRule({
  id: "disability",
  title: "Stereotypes of disability",
  why: "The players are blind. They hear what the game thinks of people like them, and of people with other bodies.",
  bad: [
    "He is blind as a bat.",
    "She suffers from deafness.",
    "He is confined to a wheelchair.",
    "Despite being blind, she won.",
    "A class for normal children.",
    "Don't turn a blind eye.",
    "That's a lame excuse.",
    "The poor blind girl.",
  ],
  good: ["She uses a wheelchair.", "Robin is blind and plays the tuba.", "Max is deaf and signs."],
  inText: wordsIn(WORDS),
});
