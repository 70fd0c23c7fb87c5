/** Who wants to know what about the bridge: which way, how many more, and how many are over there now. */
import { more, replies, wayNumber, type Job, type Question } from "./street.ts";

const OVER_THERE = { leftward: 1, rightward: -1 };

function island(plus: number, ask: string[]): Question {
  return { type: "number", ask, of: OVER_THERE, plus };
}

export const bridgeJobs: Record<string, Job> = {
  "twenty-over": {
    ask: [
      {
        voice: "lou",
        say: [
          "Twenty are at the fair. Some more come, to the left. Some go home, to the right. How many are there then?",
          "Twenty at the fair again. More come, some go. How many then?",
        ],
      },
    ],
    recall: ["lou: Twenty were at the fair. Left is one more, right one fewer. How many are there now?"],
    rule: [
      "Begin at twenty. Add those to the left, take away those to the right. Three left and two right: twenty-one.",
    ],
    questions: [
      island(20, ["How many are at the fair now?", "At the fair now?", "Twenty, and then? How many?"]),
    ],
    replies: replies(
      "lou",
      ["A cup for everybody who is here, and none too many!", "I counted noses. You're right!"],
      ["One nose off. I looked under the tables, too.", "Nearly. One nose off."],
      ["My cups are wrong. I'll start over.", "My cups and my guests don't match at all."],
    ),
  },
  "ten-over": {
    ask: [
      {
        voice: "nell",
        say: [
          "Ten stand in my carousel's line. To the left, one more comes. To the right, one goes home. How many are in line then?",
          "Ten in line at the carousel. And after this?",
        ],
      },
    ],
    recall: ["nell: Ten were in line. Left is one more, right one fewer. How many now?"],
    rule: [
      "Begin at ten. Add those to the left, take away those to the right. Three left and two right: eleven.",
    ],
    questions: [island(10, ["How many are in line now?", "In line now?", "Ten, and then? How many?"])],
    replies: replies(
      "nell",
      ["Each gets a horse. The wooden kind.", "Everybody rides! Ring, ring."],
      ["One off. So nearly a full round!", "Nearly. My carousel hums a little."],
      ["My horses and my riders don't match.", "Not right. The carousel waits for a new count."],
    ),
  },
  busier: {
    ask: [
      {
        voice: "tess",
        say: [
          "I hang the big lantern where more go. To the left, or to the right? And how many more?",
          "Another lantern. Which way do more go, and by how many?",
        ],
      },
    ],
    recall: ["tess: More to the left, or to the right? And how many more?"],
    rule: ["One left and one right cancel out. Whatever is left over is how many more."],
    questions: more(
      ["leftward", "To the left"],
      ["rightward", "To the right"],
      [
        "Did more go to the left, to the right, or the same?",
        "More to the left, to the right, or the same?",
        "The busier way: left, right, or the same?",
      ],
    ),
    replies: replies(
      "tess",
      ["The lantern hangs where the traffic is. Lovely.", "Light where it's needed!"],
      ["Nearly. The lantern swings a little.", "One off. I'll hang it a hand lower."],
      ["Now the frogs have the light. They sing in it.", "My lantern lights up an empty lane."],
    ),
  },
  ways: {
    ask: [
      {
        voice: "bo",
        say: [
          "A bun for each that goes to the island, a pretzel for each that goes home. How many of each?",
          "Buns to the left, pretzels to the right. How many of each?",
        ],
      },
    ],
    recall: ["bo: How many to the left, and how many to the right?"],
    rule: ["Two separate numbers. Add the rounds for the left, then the rounds for the right."],
    questions: [wayNumber("left", { leftward: 1 }), wayNumber("right", { rightward: 1 })],
    replies: replies(
      "bo",
      ["Not a crumb left. Well, crumbs. Nothing else.", "Buns out, pretzels home. As it should be."],
      ["One off. So close, I can smell it.", "Nearly. Just one off."],
      ["My basket doesn't match the bridge.", "Not the right baskets. Back to the oven."],
    ),
  },
};

export const gumJobs: Record<string, Job> = {
  "thirty-over": {
    ask: [
      {
        voice: "lou",
        say: [
          "Thirty at the fair, and no clickers! Left is one more, right one fewer. How many in the end?",
          "Thirty again. In your head: how many in the end?",
        ],
      },
    ],
    recall: ["lou: Thirty were here. Left is one more, right one fewer. How many now?"],
    rule: [
      "Begin at thirty. Add those to the left, take away those to the right. Three left and two right: thirty-one.",
    ],
    questions: [island(30, ["How many are at the fair in the end?", "Thirty, and then? How many?"])],
    replies: replies(
      "lou",
      [
        "That head of yours needs no buttons!",
        "Without clickers! I'd give you a cup, but you have no hand free.",
      ],
      ["One off, in the head! I'd have lost count at two.", "Nearly. And all of it without a click."],
      ["It happens. It's hard with no clickers.", "We're all a bit sticky today."],
    ),
  },
  "fifteen-over": {
    ask: [
      {
        voice: "nell",
        say: [
          "Fifteen boats out here! Each to the left is one boat more, each to the right one fewer. How many in the end?",
          "Fifteen boats again. Left is one more, right one fewer. How many in the end?",
        ],
      },
    ],
    recall: ["nell: Fifteen boats were here. Left is one more, right one fewer. How many now?"],
    rule: [
      "Begin at fifteen. Add those to the left, take away those to the right. Three left and two right: sixteen.",
    ],
    questions: [island(15, ["How many in the end?", "Fifteen, and then? How many?"])],
    replies: replies(
      "nell",
      ["Ring, ring! The head wins against the gum.", "Every boat has its rope."],
      ["One boat off. Nearly!", "One off. The ducks nod anyway."],
      ["My ropes and my boats don't match.", "Not right. I'll count the boats again."],
    ),
  },
};

/** Lou's boat holds so many: the very one for whom there is no seat is to be called. */
export const boatJobs: Record<string, Job> = {
  boat: {
    ask: [
      {
        voice: "lou",
        say: [
          "My boat on the island has room for {guess}. Call the first one to the left who doesn't fit in!",
          "The boat again, with room for {guess}. To the left, who is one too many?",
        ],
      },
    ],
    recall: ["lou: Room for {guess}. Call the first one to the left who doesn't fit in."],
    rule: ["Count only those to the left. With room for three, call at the fourth to the left."],
    call: { leftward: 1 },
    questions: [],
    replies: replies(
      "lou",
      ["Stop right there! The boat is full, and off we go.", "That one takes the next boat. Nobody got wet!"],
      ["A bit late. The boat had gone.", "Late! The ducks had noticed first."],
      ["My boat and my guests don't match.", "That's not who was one too many. We take turns, then."],
    ),
  },
};
