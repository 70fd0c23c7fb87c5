import { textRule, wordsIn, type Word } from "../rule.ts";

const WORDS: readonly Word[] = [
  [
    /\b(?:reach|stick|put|poke|push)(?:es|s)? (?:your|his|her|a|my|their|the)? ?(?:hands?|fingers?|arms?|heads?)? ?(?:in|into|inside|down) (?:the |a |an )?(?:\w+ )?(?:dryer|washer|machine|fan|blender|mixer|oven|toaster|engine|outlet|socket|drain|shredder|grinder)\b/i,
    "Let it come out by itself, or let a grown-up do it.",
  ],
  [
    /\blaugh(?:s|ed|ing)? at (?:him|her|them|you|me|robin|the (?:boy|girl|kid|child))\b/i,
    "Let them laugh with somebody, or about a thing.",
  ],
  [
    /\b(?:taste|drink|sniff|lick|swallow) (?:the |some |a little )?(?:\w+ )?(?:bleach|cleaner|detergent|soap|medicine|pills?|paint|gas|gasoline|glue)\b/i,
    "No joke may teach a danger: leave it out.",
  ],
  [
    /\bclimb(?:s|ed)? (?:in|into|inside) (?:the |a )?(?:washer|dryer|fridge|refrigerator|freezer|oven|trunk|machine)\b/i,
    "Nobody climbs into a machine, not in fun either.",
  ],
  [
    /\btouch(?:es)? (?:the |a )?(?:hot|live|burning|sharp) \w+/i,
    "Let it be told by its sound, or by a grown-up.",
  ],
  [/\b(?:bag|rope|cord|string) (?:over|around) (?:your|his|her|my) (?:head|neck|face)\b/i, "Leave it out."],
  [
    /\bsecret from (?:your |my |her |his )?(?:parents?|mom|dad|mother|father|teachers?|grown-ups?|family)\b/i,
    "A secret may always be told to a grown-up: say so, or leave it out.",
  ],
  [
    /\b(?:run|dash|dart)s? (?:across|into|over) (?:the |a )?(?:street|road|tracks|traffic)\b/i,
    "Streets are crossed by listening, stopping and asking.",
  ],
];

export const harm = textRule({
  id: "harm",
  title: "Somebody could get hurt by taking it literally",
  why: "A child does what a game does. Nobody laughs at somebody else, no hand goes into a machine, and nobody is hurt without a grown-up.",
  bad: [
    "Reach into the dryer and grab it.",
    "Stick your fingers in the fan.",
    "Everybody laughs at him.",
    "Taste the cleaner.",
    "Climb into the washer!",
    "Touch the hot stove to check.",
    "Put the bag over your head.",
    "Keep it a secret from your parents.",
  ],
  good: [
    "Everybody laughs with him.",
    "The sock drops out of the dryer.",
    "Ask a grown-up to open it.",
    "Reach for the bell.",
  ],
  inText: wordsIn(WORDS),
});
