/** Who wants to know what about cars and bicycles. */
import { more, number, replies, type Job } from "./street.ts";

export const carJobs: Record<string, Job> = {
  rolls: {
    ask: [
      {
        voice: "bo",
        say: [
          "I bake a square roll for each car and a round one for each bicycle. How many of each?",
          "More rolls! How many cars, and how many bicycles?",
        ],
      },
    ],
    recall: ["bo: How many cars, and how many bicycles?"],
    rule: ["Two sums, one for each kind. Three cars and then two more are five cars."],
    questions: [number("Cars", { cars: 1 }), number("Bicycles", { bicycles: 1 })],
    replies: replies(
      "bo",
      ["A roll for everybody, and no leftovers!", "All rolls gone. Even the burnt one."],
      ["One roll off. I'm a baker, I noticed.", "So near. I could smell it."],
      ["My rolls don't match. Back to the oven.", "Wrong rolls. My oven blushes."],
    ),
  },
  sign: {
    ask: [
      {
        voice: "tess",
        say: [
          "I paint a sign for the kind that comes more often. Cars or bicycles? And how many more?",
          "Another sign. More cars, or more bicycles? And by how many?",
        ],
      },
    ],
    recall: ["tess: More cars, or more bicycles? And how many more?"],
    rule: ["Count up from the smaller to the bigger. From three to five: four, five. That's two more."],
    questions: more(
      ["cars", "Cars"],
      ["bicycles", "Bicycles"],
      [
        "Cars, bicycles, or the same?",
        "Were there more cars, more bicycles, or the same?",
        "More cars, more bicycles, or the same?",
      ],
    ),
    replies: replies(
      "tess",
      ["Painted! It looks good, says my ladder.", "The right sign, the right size. I like this job."],
      ["Hm. One stroke of the brush off. I'll paint it over.", "Nearly. I still have paint."],
      ["I painted the wrong thing. And it's dry already.", "My brush says: oh dear."],
    ),
  },
  cups: {
    ask: [
      {
        voice: "lou",
        say: [
          "One cup of lemonade for each that comes by, car or bicycle. How many cups in all?",
          "Cups again! Cars and bicycles together: how many?",
        ],
      },
    ],
    recall: ["lou: Cars and bicycles together: how many in all?"],
    rule: ["Put the two counts together. Four cars and two bicycles make six."],
    questions: [
      {
        type: "number",
        ask: ["How many in all?", "All together?", "Cups in all?"],
        of: { cars: 1, bicycles: 1 },
      },
    ],
    replies: replies(
      "lou",
      ["Not a drop too many!", "Each of them got a cup."],
      ["One cup off. So close!", "Nearly! Just one cup off."],
      ["Oh well. I start again with the cups.", "The cups and the people don't match."],
    ),
  },
  bells: {
    ask: [
      {
        voice: "nell",
        say: [
          "Two bells for each bicycle, one for each hand. How many bells?",
          "Bells again, two for each bicycle. How many is that?",
        ],
      },
    ],
    recall: ["nell: Two bells for each bicycle. How many bells?"],
    rule: ["Each bicycle is two bells, one for each hand. Three bicycles: two, four, six."],
    questions: [
      {
        type: "number",
        ask: ["How many bells?", "Bells, then?", "Your number of bells?"],
        of: { bicycles: 2 },
      },
    ],
    replies: replies(
      "nell",
      ["Ring, ring! Both hands.", "Every hand has its bell."],
      ["One bell off. Hm.", "Nearly. It jingles a little wrong."],
      ["Oh dear. It jingles wrong.", "My bells don't match the bicycles."],
    ),
  },
};

/** Gus guesses how many, and is to be proved wrong at the very one that is too many for him. */
export const callJobs: Record<string, Job> = {
  "call-cars": {
    ask: [
      {
        voice: "gus",
        say: [
          "Guess Radio! I guess: {guessTold}, and not one more!",
          "My nose itches: {guessTold}, and that's all!",
        ],
      },
    ],
    recall: ["gus: {guessTold}, I guessed, and not one more."],
    rule: ["Count only cars. If he says three, call at the fourth car."],
    call: { cars: 1 },
    questions: [],
    replies: replies(
      "gus",
      ["I was counting in my sleep!", "My crystal ball has a smudge."],
      ["Too slow! I was enjoying it.", "You said it, but my listeners were at lunch by then."],
      ["They believe me! They believe me!", "Guessing wins! Bring the bricks!"],
      ["Not one more than I said! I guess I guessed well.", "My crystal ball works! I must have wiped it."],
    ),
  },
  "call-bicycles": {
    ask: [
      { voice: "gus", say: ["And now: {guessTold}! Never more!", "My left foot says {guessTold}. At most!"] },
    ],
    recall: ["gus: {guessTold}, says my left foot, at most."],
    rule: ["Count only bicycles. If he says three, call at the fourth bicycle."],
    call: { bicycles: 1 },
    questions: [],
    replies: replies(
      "gus",
      ["My left foot was upside down.", "I guessed that you would know. So I won!"],
      ["Ha! Late! My foot had gone home already.", "Late, late. I was brushing my statue's teeth."],
      ["Thank you, dear listeners! And dear bricks.", "Another win for my left foot!"],
      ["Never more than my left foot said! You noticed.", "You waited it out. My foot is impressed."],
    ),
  },
  "call-all": {
    ask: [
      {
        voice: "gus",
        say: ["Everything together, I guess {guessTold}!", "All of them: {guessTold}! I feel it in my hat."],
      },
    ],
    recall: ["gus: All together, I guessed {guessTold}."],
    rule: ["Count cars and bicycles together. If he says seven, call at the eighth."],
    call: { both: 1 },
    questions: [],
    replies: replies(
      "gus",
      ["My hat owes me an apology.", "Then I meant tomorrow."],
      ["So late! Even my hat had noticed.", "Late! No bricks for you, none for me."],
      ["My hat! It knows!", "Listen to that: the bricks are coming to me."],
      ["Not one more! Even a hat is right sometimes.", "My hat bows to you. You let it be right."],
    ),
  },
};
