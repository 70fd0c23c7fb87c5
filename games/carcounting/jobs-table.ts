/** Who wants to know what about kinds and ways at once. */
import { more, number, replies, type Job, type Question } from "./street.ts";

export const busJobs: Record<string, Job> = {
  boxes: {
    ask: [
      {
        voice: "tess",
        say: [
          "I paint signs for buses to the left, and for motorcycles to the right. How many of each?",
          "The same two again: buses to the left, motorcycles to the right. How many?",
        ],
      },
    ],
    recall: ["tess: How many buses to the left, and motorcycles to the right?"],
    rule: ["Two sums: buses to the left, and motorcycles to the right. All others stay out of both."],
    questions: [
      number("Buses to the left", { "buses-left": 1 }),
      number("Motorcycles to the right", { "motorcycles-right": 1 }),
    ],
    replies: replies(
      "tess",
      ["Both signs right! I sign them with a flourish.", "Two signs, both true."],
      ["One off. My brush hangs its head.", "Nearly. I only need to change a digit."],
      ["These signs would send everybody to the bakery.", "Wrong signs. My ladder and I go down again."],
    ),
  },
  "boxes-more": {
    ask: [
      {
        voice: "bo",
        say: [
          "Do more buses go to the left, or more motorcycles to the right? And how many more? It's a bet with my oven.",
          "My oven wants another bet: buses to the left, or motorcycles to the right? How many more?",
        ],
      },
    ],
    recall: ["bo: More buses to the left, or motorcycles to the right? And how many more?"],
    rule: [
      "Count up from the smaller number to the bigger one. From three to five: four, five. That's two more.",
    ],
    questions: more(
      ["buses-left", "Buses left"],
      ["motorcycles-right", "Motorcycles right"],
      [
        "Buses left, motorcycles right, or the same?",
        "Which were more: buses left, motorcycles right, or were they the same?",
        "The bet: buses left, motorcycles right, or the same?",
      ],
    ),
    replies: replies(
      "bo",
      ["Won! My oven has to sing tonight.", "The oven owes me a loaf."],
      ["So close. We call it a draw, the oven and I.", "One off. The oven smirks."],
      ["The oven has won. It's very warm about it.", "Lost to an oven!"],
    ),
  },
  "boxes-all": {
    ask: [
      {
        voice: "lou",
        say: [
          "One cup for each bus to the left and each motorcycle to the right. Together, how many?",
          "Cups again: buses to the left and motorcycles to the right, together?",
        ],
      },
    ],
    recall: ["lou: Buses to the left and motorcycles to the right, together: how many?"],
    rule: ["Put the two counts together. Three buses left and two motorcycles right make five."],
    questions: [
      {
        type: "number",
        ask: ["Together?", "How many cups together?", "Buses left and motorcycles right: how many together?"],
        of: { "buses-left": 1, "motorcycles-right": 1 },
      },
    ],
    replies: replies(
      "lou",
      ["All cups up here, all cups empty!", "Right! The elevator never spilled a drop."],
      ["One cup off. So close!", "Nearly. One cup off."],
      ["A lot of stairs for the wrong number of cups.", "The cups don't match. Down I go again."],
    ),
  },
};

export const columnJobs: Record<string, Job> = {
  kinds: {
    ask: [
      {
        voice: "nell",
        say: [
          "A big bell for each bus, a small one for each motorcycle, whichever way. How many of each?",
          "Bells again: all buses, all motorcycles. How many?",
        ],
      },
    ],
    recall: ["nell: How many buses, and how many motorcycles, whichever way?"],
    rule: ["Whichever way they go: a click for each, then add the rounds, buses with buses."],
    questions: [number("Buses", { buses: 1 }), number("Motorcycles", { motorcycles: 1 })],
    replies: replies(
      "nell",
      ["Big and small, all in tune!", "Every bell has its wheels."],
      ["One bell off.", "Nearly in tune."],
      ["What a jangle. The bells are confused.", "My bells don't match the wheels."],
    ),
  },
  "kinds-more": {
    ask: [
      {
        voice: "tess",
        say: [
          "Buses or motorcycles: which are more, whichever way? And how many more?",
          "Once more: more buses, or more motorcycles? By how many?",
        ],
      },
    ],
    recall: ["tess: More buses, or more motorcycles? And how many more?"],
    rule: [
      "Count up from the smaller number to the bigger one. From three to five: four, five. That's two more.",
    ],
    questions: more(
      ["buses", "Buses"],
      ["motorcycles", "Motorcycles"],
      [
        "Buses, motorcycles, or the same?",
        "More buses, more motorcycles, or the same?",
        "Which were more: buses, motorcycles, or were they the same?",
      ],
    ),
    replies: replies(
      "tess",
      ["That's exactly how I'll paint it.", "Painted, framed, done."],
      ["One off. I leave a gap, to be safe.", "Nearly. Paint is patient."],
      ["Not right yet. My brush sighs.", "I'll paint a tree over it."],
    ),
  },
};

const LATER = {
  ask: [
    {
      voice: "plum",
      say: [
        "She says nothing yet. So listen to it all: buses, motorcycles. Left, and right.",
        "She hums into the phone, and says nothing. So: everything counts.",
      ],
    },
  ],
  recall: ["plum: She asks only afterwards: buses, motorcycles, to the left, or to the right."],
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
  "later-motorcycles": later([one("how many motorcycles, whichever way", { motorcycles: 1 })]),
  "later-left": later([one("how many in all to the left", { leftward: 1 })]),
  "later-right": later([one("how many in all to the right", { rightward: 1 })]),
};
