/** Level 1, in the barn. */
import type { Group } from "../levels/level.ts";

export const barn: Group = {
  id: "barn",
  candidates: [
    {
      id: "duck",
      name: "duck",
      as: "a duck",
      meaning: "a water bird with a wide, flat bill",
      caught: "I should have ducked.",
      truths: [
        { said: ["I was calling my ducklings.", { sound: "duck" }], why: "that was a real quack" },
        {
          said: ["We all splashed into the pond.", { sound: "splash" }],
          why: "ducks are water birds, and they love to splash",
        },
      ],
      odd: {
        said: "I was asleep, with one eye open.",
        why: "ducks really can do that, to be safe from the fox",
      },
      lies: [
        {
          said: ["I was calling my ducklings.", { sound: "rooster" }],
          why: "a duck quacks. That was crowing",
        },
      ],
    },
    {
      id: "rooster",
      name: "rooster",
      as: "a rooster",
      meaning: "a grown male chicken that crows",
      caught: "I don't even feel like crowing.",
      truths: [
        {
          said: ["I was waking everybody up.", { sound: "rooster" }],
          why: "that crowing wakes the whole farm",
        },
        { said: ["I was flapping my wings.", { sound: "wings" }], why: "a rooster has wings to flap" },
      ],
      odd: {
        said: ["I crowed in the middle of the night.", { sound: "rooster" }],
        why: "roosters crow whenever they like, not only in the morning",
      },
      lies: [
        {
          said: ["I was waking everybody up.", { sound: "snore" }],
          why: "a snore wakes nobody up. Well, almost nobody",
        },
        {
          said: ["I was sitting on the eggs that I laid.", { sound: "hen" }],
          why: "a rooster is a male, and only hens lay eggs",
        },
      ],
    },
    {
      id: "bee",
      name: "bee",
      as: "a bee",
      phrases: ["be", "b"],
      meaning: "a flying insect that buzzes and can make honey",
      caught: "Ouch. You stung me.",
      truths: [
        { said: ["I was flying to a flower.", { sound: "bee" }], why: "that buzz was a bee in the air" },
        {
          said: ["I was filling the comb with honey.", { sound: "honey-plop" }],
          why: "bees make honey, and keep it in a comb",
        },
      ],
      odd: {
        said: ["I was dancing for my sisters.", { sound: "bee" }],
        why: "bees really dance, to tell the others where the flowers are",
      },
      lies: [
        {
          said: ["I was flying to a flower.", { sound: "wings" }],
          why: "a bee flies with a buzz. Those were big wings, flapping",
        },
      ],
    },
    {
      id: "snake",
      name: "snake",
      as: "a snake",
      meaning: "a long, scaly animal without legs",
      caught: "You've got me tied up in knots.",
      truths: [
        { said: ["I was having a quiet hiss.", { sound: "snake" }], why: "that was a real hiss" },
        {
          said: ["I slid away through dry leaves.", { sound: "leaf-rustle" }],
          why: "a snake slides on its belly, and dry leaves rustle",
        },
      ],
      odd: {
        said: ["I was smelling the air with my tongue.", { sound: "snake" }],
        why: "snakes really do smell with their tongues",
      },
      lies: [
        {
          said: ["I slid away, flat on the ground.", { sound: "hooves-trot" }],
          why: "a snake has no feet, and those were hooves",
        },
      ],
    },
    {
      id: "horse",
      name: "horse",
      as: "a horse",
      phrases: ["hoarse"],
      meaning: "a large, strong animal with hooves that people ride",
      caught: "Neigh. I mean: yes.",
      truths: [
        { said: ["I was trotting around the yard.", { sound: "hooves-trot" }], why: "those were hooves" },
        {
          said: ["I was saying good night to the other horses.", { sound: "horse-neigh" }],
          why: "that neigh is how horses call each other",
        },
      ],
      odd: {
        said: ["I was asleep on my feet.", { sound: "horse-snort" }],
        why: "horses really can sleep standing up",
      },
      lies: [
        {
          said: ["I was trotting around the yard.", { sound: "footsteps" }],
          why: "hooves clop. Those were shoes",
        },
      ],
    },
    {
      id: "frog",
      name: "frog",
      as: "a frog",
      meaning: "a small jumping animal that lives near water and croaks",
      caught: "Okay. I'll hop along to jail.",
      truths: [
        { said: ["I was singing by the pond.", { sound: "frog" }], why: "that croak is a frog's song" },
        {
          said: ["I jumped into the pond.", { sound: "splash" }],
          why: "frogs live near water, and jump right in",
        },
      ],
      odd: {
        said: "I had a drink of water, with my mouth shut.",
        why: "frogs really drink through their skin",
      },
      lies: [
        {
          said: ["I was singing by the pond.", { sound: "cricket" }],
          why: "a frog croaks. That was a cricket, chirping",
        },
      ],
    },
  ],
  clues: [
    {
      id: "feathers",
      text: "It has feathers.",
      yes: "{it} is a bird, so it has feathers",
      no: "{it} has no feathers",
      of: { bee: "a bee has wings and fuzz, but no feathers" },
      fits: { duck: "yy", rooster: "yy" },
    },
    {
      id: "wings",
      text: "It has wings.",
      yes: "{it} has wings",
      no: "{it} has no wings",
      of: { rooster: "a rooster has wings, even if it can't fly far" },
      fits: { duck: "yy", rooster: "yy", bee: "yy" },
    },
    {
      id: "four-legs",
      text: "It has 4 legs.",
      yes: "{it} has 4 legs",
      no: "{it} has only 2 legs",
      of: {
        bee: "a bee has 6 legs",
        snake: "a snake has no legs at all",
        frog: "a frog has 4 legs: 2 short ones in front, and 2 long ones to jump with",
      },
      fits: { horse: "yy", frog: "yy" },
    },
    {
      id: "legs",
      text: "It has legs.",
      yes: "{it} has legs",
      no: "{it} has no legs at all",
      of: { bee: "a bee has 6 legs", duck: "a duck has 2 legs", frog: "a frog has 4 legs" },
      fits: { duck: "yy", rooster: "yy", bee: "yy", horse: "yy", frog: "yy" },
    },
    {
      id: "egg",
      text: "It starts life in an egg.",
      yes: "{it} hatches from an egg",
      no: "a horse is born as a foal, not in an egg",
      of: {
        bee: "even a bee starts out as a tiny egg, in the hive",
        frog: "a frog starts out as an egg in the water",
      },
      fits: { duck: "yy", rooster: "yy", bee: "yy", snake: "??", frog: "yy" },
    },
    {
      id: "pond",
      text: "It lives around ponds.",
      yes: "{it} lives around ponds",
      no: "{it} doesn't live around ponds",
      of: {
        rooster: "a rooster is a bird, but it lives in the barnyard, not at a pond",
        bee: "a bee lives in a hive",
      },
      fits: { duck: "yy", snake: "??", frog: "yy" },
    },
    {
      id: "bones",
      text: "It has bones inside.",
      yes: "{it} has bones inside",
      no: "a bee is an insect, and insects have no bones",
      of: { snake: "a snake has hundreds of little bones" },
      fits: { duck: "yy", rooster: "yy", snake: "yy", horse: "yy", frog: "yy" },
    },
    {
      id: "rider",
      text: "You can ride on its back.",
      yes: "you can ride {it}",
      no: "{it} is too small to ride",
      of: { snake: "nobody can ride a snake" },
      fits: { horse: "yy" },
    },
    {
      id: "lays",
      text: "It can lay eggs.",
      yes: "{it} can lay eggs",
      no: "{it} doesn't lay eggs",
      of: {
        rooster: "a rooster is a male, and only hens lay eggs",
        horse: "a mother horse has a foal, not eggs",
        frog: "a frog lays its eggs in the water",
      },
      fits: { duck: "yy", bee: "??", snake: "??", frog: "yy" },
    },
    {
      id: "food",
      text: "It makes something that people eat.",
      yes: "bees make honey, and people eat it",
      no: "people don't eat anything that {it} makes",
      of: { rooster: "the eggs come from the hens, and a rooster makes nothing to eat" },
      fits: { duck: "??", bee: "yy" },
    },
    {
      id: "alarm",
      text: "On a farm, it is the alarm clock.",
      yes: "{it} crows in the morning and wakes the farm",
      no: "{it} isn't what wakes the farm in the morning",
      fits: { rooster: "yy" },
    },
    {
      id: "fly",
      text: "It can fly over a house.",
      yes: "{it} can fly as high as that",
      no: "{it} can't fly",
      of: { rooster: "a rooster can flap, but it can't fly that high" },
      fits: { duck: "yy", bee: "yy" },
    },
    {
      id: "belly",
      text: "It gets around on its belly.",
      yes: "{it} has no legs, so it slides on its belly",
      no: "{it} gets around on its legs, not on its belly",
      of: { bee: "a bee flies, and it has legs for the rest" },
      fits: { snake: "yy" },
    },
  ],
};
