import { textRule, wordsIn, type Word } from "../rule.ts";

const WORDS: readonly Word[] = [
  [
    /\bclick (?:on )?(?:the|a|here|it)\b|\btap (?:on )?(?:here|the (?:screen|button|icon))\b/i,
    "Name the button: Press Left, or Select.",
  ],
  [/\blook (?:at|on) (?:the|your) (?:screen|picture|page|map)\b/i, "Say what is heard: Listen for \u2026"],
  [/\bas (?:you can see|shown|seen|pictured)\b/i, "Say what is heard, or leave it out."],
  [/\byou(?: can|'ll| will)? see (?:a|the|that|how)\b/i, "Say what is heard: You hear \u2026"],
  [
    /\b(?:picture|image|icon|text|list|box|words?) (?:below|above)\b/i,
    "Nothing is below or above for the ear: name it.",
  ],
  [/\b(?:shown|displayed|appears?) (?:on|at|in) (?:the|your)\b/i, "Say how it is heard."],
  [/\bwatch the\b/i, "Say what to listen for."],
  [
    /\b(?:red|green|blue|yellow) (?:button|box|word|arrow|text)\b/i,
    "Name it by what it is or does: a color tells a listener nothing.",
  ],
];

export const visualLanguage = textRule({
  id: "visual-language",
  title: "Words that need eyes",
  why: "A child who cannot see it is told that the game is for somebody else, and does not know what to do.",
  bad: [
    "Click the red button.",
    "Look at the screen.",
    "As you can see, it is full.",
    "Choose the picture below.",
    "The arrow is shown on the left of the page.",
    "Watch the green light.",
  ],
  good: ["See you tomorrow!", "Press Left.", "You can hear it is full.", "Watch out!"],
  inText: wordsIn(WORDS),
});
