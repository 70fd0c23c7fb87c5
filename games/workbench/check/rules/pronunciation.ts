import { textRule, wordsIn, type Word } from "../rule.ts";

const WORDS: readonly Word[] = [
  [/(?<![[|])\blead (?:pipe|paint|weight|ball)s?\b/i, "Write [lead|led]."],
  [/(?<![[|])\b(?:a|the) tear in\b/i, "Write [tear|tare]."],
  [/(?<![[|])\b(?:he|she|they|I|we|you) wound (?:the|it|up)\b/i, "Write [wound|wownd]."],
  [/(?<![[|])\bwind (?:the|it|up)\b/i, "Write [wind|wined]."],
  [/(?<![[|])\bthe bass (?:plays|hums|guitar|drum|note|is)\b/i, "Write [bass|base], unless it is the fish."],
  [/(?<![[|])\b(?:takes?|took|with) a bow\b/i, "Write [bow|bough]."],
  [/(?<![[|])\b(?:a|the) sow\b/i, "Write [sow|rhymes with cow], or say pig."],
  [/(?<![[|])\b(?:she|he|they|I|we|you) read (?:it|the) (?:yesterday|before|once)\b/i, "Write [read|red]."],
  [/(?<![[|])\bdoves? into\b/i, "Say jumped into."],
  [/(?<![[|])\b(?:quay|gnocchi|Worcestershire|Hermione|Siobhan)\b/, "Write how it is said: [quay|key]."],
];

export const pronunciation = textRule({
  id: "pronunciation",
  title: "Words that a voice may read two ways",
  why: "The voice has to guess, and a wrong guess makes another word of it. [shown|spoken] says how: the [lead|led] pipe.",
  bad: [
    "The lead pipe rings.",
    "A tear in the shirt.",
    "She wound the clock.",
    "The bass plays low.",
    "He takes a bow.",
    "A sow and her piglets.",
    "The wind-up duck? Wind the key.",
  ],
  good: ["The [lead|led] pipe rings.", "The wind blows.", "A pig and her piglets.", "They live here."],
  inText: wordsIn(WORDS),
});
