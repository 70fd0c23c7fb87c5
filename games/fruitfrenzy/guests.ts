/** Who sits on the far bank, what they say of it, and what is done with a load for them. */
import type { Lines, Rules } from "./types.ts";
import { rolled } from "./orchard.ts";

type Job = Rules["jobs"][string];

interface Guest {
  readonly sound: Extract<Lines[number], { sound: unknown }>["sound"];
  readonly asks: readonly string[];
  readonly recall: string;
  readonly served: readonly string[];
  readonly short: string;
}

export const guests = {
  mice: {
    sound: "mouse",
    asks: ["The mice want {wants}. They're sharing.", "For the mice: {wants}, and eleven straws."],
    recall: "The mice want {wants}.",
    served: [
      "Eleven straws at once. It sounds like a tiny vacuum cleaner.",
      "The mice are full. You can hear them roll.",
    ],
    short: "The mice share what came, crumb by crumb.",
  },
  bear: {
    sound: "bear",
    asks: [
      "The bear wants {wants}. No honey, he says. Not tonight.",
      "{wants} for the bear. He has brought his own bathtub.",
    ],
    recall: "The bear wants {wants}.",
    served: [
      "He wipes his mouth on the tablecloth. With the cups still on it.",
      "The bear asks for the recipe. It says: fruit.",
    ],
    short: "The bear licks the glass, inside and out.",
  },
  goat: {
    sound: "goat",
    asks: [
      "The goat takes {wants}, and whatever they come in.",
      "{wants} for the goat. The glass, too, she says.",
    ],
    recall: "The goat wants {wants}.",
    served: [
      "The goat drank it all. And ate the straw. And the menu.",
      "Gone! The goat is now looking at my hat.",
    ],
    short: "The goat drinks it and nibbles the table for the rest.",
  },
  pig: {
    sound: "pig",
    asks: ["The pig asks for {wants}, and a napkin, please.", "{wants} for the pig. He said please twice."],
    recall: "The pig wants {wants}.",
    served: ["He sips with one hoof in the air. So elegant!", "The pig leaves a tip. It's a turnip."],
    short: "The pig says it was lovely, what there was of it.",
  },
  owl: {
    sound: "owl",
    asks: [
      "The owl wants {wants}. For her it's breakfast.",
      "{wants} for the owl. Softly, she has just woken up.",
    ],
    recall: "The owl wants {wants}.",
    served: [
      "She asks: who? Who made this? You did!",
      "The owl drank it backward. Her head was the wrong way around.",
    ],
    short: "The owl looks into the glass from all sides. Nothing more in it.",
  },
  sheep: {
    sound: "sheep",
    asks: [
      "The sheep want {wants}. First one said so, then all of them.",
      "{wants} for the sheep. They've voted.",
    ],
    recall: "The sheep want {wants}.",
    served: ["One sheep burped. So then all of them did.", "All the sheep say thank you. It takes a while."],
    short: "The sheep drink it in turns and hum a little.",
  },
  cow: {
    sound: "cow",
    asks: [
      "The cow wants {wants}. And no milk in it!",
      "{wants} for the cow. She has four stomachs, she says.",
    ],
    recall: "The cow wants {wants}.",
    served: [
      "She moos with the straw in. It bubbles all over the table.",
      "One stomach likes it. The other three want to know more.",
    ],
    short: "The cow says one of her stomachs is full now.",
  },
  goose: {
    sound: "goose",
    asks: [
      "The goose wants {wants}, and she's in a hurry.",
      "{wants} for the goose. Fast, please. She's always late.",
    ],
    recall: "The goose wants {wants}.",
    served: [
      "The goose drank it on one leg. Nobody had asked.",
      "She honks so loudly that my hat comes off. That's a yes.",
    ],
    short: "The goose drinks it and counts the empty glasses. There's one.",
  },
  elephant: {
    sound: "elephant",
    asks: ["The elephant! She wants {wants}.", "The elephant holds out her bucket: {wants}, please."],
    recall: "The elephant wants {wants}.",
    served: [
      "One sip through the trunk, and it's gone. Now she sprays the bear. He likes it!",
      "The elephant trumpets, and three oranges fall off my own tree. Those I keep.",
    ],
    short: "The elephant drinks it with the very tip of her trunk.",
  },
  lion: {
    sound: "lion",
    asks: [
      "The lion wants {wants}. He says he's only here for the salad.",
      "{wants} for the lion. With a little umbrella in it.",
    ],
    recall: "The lion wants {wants}.",
    served: [
      "He roars. Then he says sorry to the mice.",
      "The lion wears the little umbrella behind his ear now.",
    ],
    short: "The lion sighs, and chews on the little umbrella.",
  },
} as const satisfies Record<string, Guest>;
export type GuestId = keyof typeof guests;

export const EVENING = ["mice", "bear", "goat", "pig", "owl", "sheep", "cow", "goose"] as const;
export const GRAND = ["elephant", "lion"] as const;

const mango = (says: readonly string[]): Lines[number] => ({ voice: "mango", say: [...says] });

/** An order for each of these guests: what they want, and what is done with the load. */
export function orders(
  ids: readonly GuestId[],
  job: Pick<Job, "rule" | "work">,
  task: string,
): Rules["jobs"] {
  return Object.fromEntries(
    ids.map((id): [string, Job] => {
      const { sound, asks, recall, served, short } = guests[id];
      return [
        id,
        {
          ...job,
          ask: [{ sound, hold: "end" }, mango(asks)],
          recall: [mango([`${recall} ${task}`])],
          questions: [],
          replies: {
            right: [{ sound: "sip" }, { sound }, mango(served)],
            short: [{ sound: "sip" }, mango([short])],
            near: rolled([
              "Whoops. I roll so easily.",
              "I leaned just a little. It was enough.",
              "Sorry! I'm round underneath.",
              "I held my breath. It didn't help.",
            ]),
            wrong: rolled([
              "I tipped like a teapot. Sorry, Chef.",
              "That side pulled me right over.",
              "I'm a ferry with a belly. What can I do?",
              "Over I went. There's fruit in my ear now.",
            ]),
          },
        },
      ];
    }),
  );
}
