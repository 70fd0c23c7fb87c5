/** Who comes, told by ear alone, and what each goes by. */
import { notes, said } from "./heard.ts";
import type { Heard, Lines } from "./types.ts";

export type ComerId = "peek" | "sniff" | "pop";

/** Captain Peek's boots squeak. */
const BOOTS = { sound: "squeak-toy", pitch: -8, caption: "squeaky boots" } as const;

export const COMERS: Readonly<Record<ComerId, Heard>> = {
  peek: { caption: "squeaky boots", notes: notes("squeak-toy", [0, 420, 840], { pitch: -8, level: 0.6 }) },
  sniff: { caption: "panting and sniffing", notes: notes("dog-pant", [0, 700], { level: 0.8 }) },
  pop: {
    caption: "a bicycle bell, and something sizzles",
    notes: [...notes("bike-bell", [0]), ...notes("sizzle", [500], { level: 0.6 })],
  },
};

/** What Prism says of them when she is asked. */
export const WHO: Readonly<Record<ComerId, Lines[number]>> = {
  peek: said(
    "prism",
    "It's the captain, with her big binoculars. She goes by her eyes, and looks for what's different.",
    "Binoculars, boots: Captain Peek. She looks for anything that isn't like the rest.",
    "Peek herself. All she has is eyes. But what eyes!",
  ),
  sniff: said(
    "prism",
    "It's Sniff, with his nose on the ground. He hasn't looked up since Monday.",
    "Sniff! He goes by smell, and you have a sandwich.",
    "Four legs, one nose. He's never asked anybody what they wear.",
  ),
  pop: said(
    "prism",
    "It's Pop, on his pancake bike. He's on our side, and stops for whoever he can see.",
    "Pop, with pancakes! Him we don't hide from. He has to notice us.",
    "Pop and his pan. He'd stop for us, if only we'd stand out.",
  ),
};

const HUSH = { sound: "heart-beat", level: 0.6 } as const;

export const NEAR: Readonly<Record<ComerId, Lines>> = {
  peek: [{ ...BOOTS, level: 0.25 }, { ...BOOTS, level: 0.6 }, HUSH],
  sniff: [{ sound: "dog-pant", level: 0.7, caption: "a nose, close by" }, HUSH],
  pop: [{ sound: "bike-bell", level: 0.7 }],
};

export const GONE: Lines = [{ ...BOOTS, level: 0.15, caption: "squeaky boots, going" }];

const STEPS_HOME = [{ sound: "step-gravel" }, { sound: "gate", caption: "the garden gate shuts" }] as const;

/** Slip home: nothing is won by it, nor lost, unless a nose is on the trail. */
export const HOME: Readonly<Record<ComerId, Lines>> = {
  peek: [
    ...STEPS_HOME,
    said(
      "prism",
      "Home, on tiptoe. Nobody comes over for that.",
      "Safe behind the gate. But nobody new, either.",
      "We slipped off. She only found our crumbs.",
      "Home again. Safe, and a bit dull.",
    ),
  ],
  sniff: [
    ...STEPS_HOME,
    { sound: "dog-small", level: 0.4 },
    said(
      "prism",
      "Behind the gate! He can smell us, and he can't open it.",
      "Gate shut! That's the end of his nose's road.",
      "He's a good dog, with the gate in between.",
      "He sniffs at the gate, and wags. That's as far as he gets.",
    ),
  ],
  pop: [
    ...STEPS_HOME,
    said(
      "prism",
      "We've slipped away from pancakes. Why did we do that?",
      "Home. Hungry. And nobody new.",
      "He's on our side, you know. He had syrup.",
    ),
  ],
};

export const SMELLED = said(
  "prism",
  "He never looked at the coat. He smelled the sandwich in it!",
  "A lovely color. He doesn't care! He goes by his nose.",
  "Sniff, sniff, lick! No color covers a smell.",
  "He walked up with his eyes shut, I think. It's the nose!",
);

export const PANCAKES = said(
  "pop",
  "Whoa, there you are! Nobody could miss that coat. Pancakes!",
  "Hello! I saw you from the far end of the valley. One stack, coming up!",
  "There's a coat! Hungry, everybody?",
  "My eyes went straight to you. Syrup?",
  "Ding, ding, pancakes! You do stand out.",
  "Pancakes, out of the blue! That's a saying: when nobody expects them.",
);

export const MISSED = said(
  "pop",
  "Funny. I could've sworn somebody's here. Oh well!",
  "Nobody hungry around here? Off I go, then.",
  "Hm, nobody. More pancakes for the next stop.",
  "Did something move? No. La, la, pancakes.",
);

export const CHASED = said(
  "prism",
  "He didn't notice us, and there they go, all the pancakes.",
  "Right past us! We're a bit too good at hiding.",
  "He looked at us, and saw none of us.",
);
