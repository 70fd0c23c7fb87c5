/** Who wants to know what about kinds and ways at once. */
import { more, number, replies, type Job, type Question } from "./street.ts";

export const busJobs: Record<string, Job> = {
  boxes: {
    ask: [
      {
        voice: "tess",
        say: [
          "I paint signs for buses to the left, and for motorbikes to the right. How many of each?",
          "Two boxes again: buses to the left, motorbikes to the right. How many?",
        ],
      },
    ],
    recall: ["tess: How many buses to the left, and motorbikes to the right?"],
    questions: [
      number("Buses to the left", { "buses-left": 1 }),
      number("Motorbikes to the right", { "motorbikes-right": 1 }),
    ],
    replies: replies(
      "tess",
      ["Both boxes right! I sign it with a flourish.", "Two signs, both true."],
      ["One off. My brush hangs its head.", "Nearly. I only need to change a digit."],
      ["These signs would send everybody to the bakery.", "Wrong boxes. My ladder and I go down again."],
    ),
  },
  "boxes-more": {
    ask: [
      {
        voice: "bo",
        say: [
          "Do more buses go to the left, or more motorbikes to the right? And how many more? It's a bet with my oven.",
          "My oven wants another bet: buses to the left, or motorbikes to the right? How many more?",
        ],
      },
    ],
    recall: ["bo: More buses to the left, or motorbikes to the right? And how many more?"],
    questions: more(
      ["buses-left", "Buses left"],
      ["motorbikes-right", "Motorbikes right"],
      ["Of which were there more?", "Which of the two came more often?", "Who won the bet?"],
    ),
    replies: replies(
      "bo",
      ["Won! My oven has to sing tonight.", "The oven owes me a loaf."],
      ["So close. We call it a draw, the oven and I.", "One off. The oven smirks."],
      ["The oven has won. It's very warm about it.", "Lost to an oven. I bake my hat."],
    ),
  },
  "boxes-all": {
    ask: [
      {
        voice: "lou",
        say: [
          "One cup for each bus to the left and each motorbike to the right. Together, how many?",
          "Cups again: buses to the left and motorbikes to the right, together?",
        ],
      },
    ],
    recall: ["lou: Buses to the left and motorbikes to the right, together: how many?"],
    questions: [
      {
        type: "number",
        ask: ["Together?", "How many cups together?", "Both boxes together?"],
        of: { "buses-left": 1, "motorbikes-right": 1 },
      },
    ],
    replies: replies(
      "lou",
      ["All cups up here, all cups empty!", "Right! The elevator never spilled a drop."],
      ["One cup off. The goose had it.", "Nearly. One cup came too late."],
      ["Too many stairs for the wrong cups.", "Lemonade on the roof, and nobody there."],
    ),
  },
};

export const columnJobs: Record<string, Job> = {
  kinds: {
    ask: [
      {
        voice: "nell",
        say: [
          "A big bell for each bus, a small one for each motorbike, whichever way. How many of each?",
          "Bells again: all buses, all motorbikes. How many?",
        ],
      },
    ],
    recall: ["nell: How many buses, and how many motorbikes, whichever way?"],
    questions: [number("Buses", { buses: 1 }), number("Motorbikes", { motorbikes: 1 })],
    replies: replies(
      "nell",
      ["Big and small, all in tune!", "Every bell has its wheels."],
      ["One bell hums alone.", "Nearly in tune."],
      ["What a jangle. The bells are confused.", "Small bells on buses! Nobody hears those."],
    ),
  },
  "kinds-more": {
    ask: [
      {
        voice: "tess",
        say: [
          "Buses or motorbikes: of which are there more, whichever way? And how many more?",
          "Once more: more buses, or more motorbikes? By how many?",
        ],
      },
    ],
    recall: ["tess: More buses, or more motorbikes? And how many more?"],
    questions: more(
      ["buses", "Buses"],
      ["motorbikes", "Motorbikes"],
      ["Of which were there more?", "Which column is longer?", "More of which?"],
    ),
    replies: replies(
      "tess",
      ["The longer column gets the longer brush.", "Painted, framed, done."],
      ["One off. I leave a gap, to be safe.", "Nearly. Paint is patient."],
      ["The wrong column! It leans a bit, too.", "I'll paint a tree over it."],
    ),
  },
};

const LATER = {
  ask: [
    {
      voice: "plum",
      say: [
        "The governor says nothing yet. Listen to everything: buses, motorbikes, left, right.",
        "She hums into the phone, and says nothing. So: everything counts.",
      ],
    },
  ],
  recall: ["plum: She asks only afterwards: buses, motorbikes, to the left, or to the right."],
  replies: replies(
    "plum",
    ["She says: exactly what I needed!", "She whistles through the phone. That's high praise."],
    ["She says: nearly. And that it was a hard one.", "One off! She takes it with a sigh."],
    ["She says: oh. And then: try again, somebody has to.", "A long silence on the phone. Then a cough."],
  ),
};

function later(questions: Question[]): Job {
  return { ...LATER, questions };
}

const SHE = "The governor asks:";

function one(what: string, of: Record<string, number>): Question {
  return { type: "number", ask: [`${SHE} ${what}?`, `She asks: ${what}?`], of };
}

export const afterwardsJobs: Record<string, Job> = {
  "later-buses": later([one("how many buses, whichever way", { buses: 1 })]),
  "later-motorbikes": later([one("how many motorbikes, whichever way", { motorbikes: 1 })]),
  "later-left": later([one("how many in all to the left", { leftward: 1 })]),
  "later-right": later([one("how many in all to the right", { rightward: 1 })]),
};
