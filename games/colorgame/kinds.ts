/** What lies on the tables, and where its colors come from. */
import { tables } from "./paint.ts";
import type { Choice } from "./types.ts";

const bananas = tables(
  {
    id: "bananas",
    see: ["Three bananas! I see the color, you hear the squeeze.", "Bananas again, three of them."],
    cause: "A banana usually goes from green to yellow to brown, and gets softer all the way.",
    hint: "Which would you eat, which is too early, and which too late? How does each feel?",
  },
  [
    {
      id: "green",
      things: [
        ["Green", "mush"],
        ["Yellow", "peels"],
        ["Brown", "mush"],
      ],
      liar: "Green",
      why: "It was mush. A banana goes soft as its green goes, so that green was paint.",
      feels: "The green one is mush. The yellow one peels. The brown one is mush.",
    },
    {
      id: "brown",
      things: [
        ["Green", "firm"],
        ["Yellow", "peels"],
        ["Brown", "firm"],
      ],
      liar: "Brown",
      why: "It was firm. A banana turns brown when it's old and soft, so that brown was paint.",
      feels: "The green one is firm. The yellow one peels. The brown one is firm.",
    },
    {
      id: "honest",
      things: [
        ["Green", "firm"],
        ["Yellow", "peels"],
        ["Brown", "mush"],
      ],
      why: "Firm and green, soft and yellow, mushy and brown: each as it should be.",
      feels: "The green one is firm. The yellow one peels. The brown one is mush.",
    },
  ],
);

const tomatoes = tables(
  {
    id: "tomatoes",
    see: ["Three tomatoes! Tell me what each is like.", "Tomatoes! Three of them."],
    cause: "As this kind of tomato ripens, its green breaks down, red comes in, and it gets soft.",
    hint: "Which is softer: a tomato that has just grown, or one that's ripe?",
  },
  [
    {
      id: "red",
      things: [
        ["Green", "firm"],
        ["Orange", "soft"],
        ["Red", "firm"],
      ],
      liar: "Red",
      why: "Red, and hard as a ball? Paint can't ripen a tomato.",
      feels: "The green one is hard. The orange one gives a little. The red one is hard.",
    },
    {
      id: "green",
      things: [
        ["Green", "soft"],
        ["Orange", "soft"],
        ["Red", "soft"],
      ],
      liar: "Green",
      why: "The green one was soft, so it was ripe underneath. This kind turns red.",
      feels: "All three are soft.",
    },
    {
      id: "honest",
      things: [
        ["Green", "firm"],
        ["Orange", "soft"],
        ["Red", "mush"],
      ],
      why: "Green and hard, orange and soft, red and overripe. All their own colors.",
      feels: "The green one is hard. The orange one is soft. The red one is very soft.",
    },
  ],
);

const berries = tables(
  {
    id: "blackberries",
    see: [
      "Three blackberries, and a riddle: they're red when they're green.",
      "Blackberries, three of them!",
    ],
    cause: "Blackberries are green at first, then red and still hard. Ripe and soft they turn black.",
    hint: "Red means ripe for a strawberry. What's ripe for a blackberry?",
  },
  [
    {
      id: "honest",
      things: [
        ["Green", "hardBerry"],
        ["Red", "hardBerry"],
        ["Black", "softBerry"],
      ],
      why: "A red blackberry is hard, because it isn't ripe yet. Black is ripe.",
      feels: "The green one is hard. The red one is hard. The black one squishes.",
    },
    {
      id: "red",
      things: [
        ["Green", "hardBerry"],
        ["Red", "softBerry"],
        ["Black", "softBerry"],
      ],
      liar: "Red",
      why: "It was soft, so it was ripe, and a ripe blackberry is black. That red was paint.",
      feels: "The green one is hard. The red one squishes. The black one squishes.",
    },
    {
      id: "black",
      things: [
        ["Green", "hardBerry"],
        ["Red", "hardBerry"],
        ["Black", "hardBerry"],
      ],
      liar: "Black",
      why: "Black and hard? A blackberry softens as it blackens. That was paint.",
      feels: "All three are hard.",
    },
  ],
);

const strawberries = tables(
  {
    id: "strawberries",
    see: ["Three strawberries! Small, but somebody has a small brush.", "Strawberries, three of them!"],
    cause: "A strawberry is green, then white, and red when it's ripe and soft.",
    hint: "What color is a strawberry that's ready to eat, and how does it feel?",
  },
  [
    {
      id: "red",
      things: [
        ["Green", "hardBerry"],
        ["White", "hardBerry"],
        ["Red", "hardBerry"],
      ],
      liar: "Red",
      why: "It was hard. A strawberry is soft by the time it's red, so that red was paint.",
      feels: "All three are hard.",
    },
    {
      id: "white",
      things: [
        ["Green", "hardBerry"],
        ["White", "softBerry"],
        ["Red", "softBerry"],
      ],
      liar: "White",
      why: "It was soft and ripe, and a ripe strawberry of this kind is red. That white was paint.",
      feels: "The green one is hard. The white one squishes. The red one squishes.",
    },
  ],
);

const leaves = tables(
  {
    id: "leaves",
    see: ["Three leaves off the same tree! I shake each of them.", "Leaves! Three from one tree."],
    cause:
      "A leaf is green while it lives, from chlorophyll. As it dries out, that breaks down, and brown is left.",
    hint: "Which leaf still has water in it, and which has dried?",
  },
  [
    {
      id: "green",
      things: [
        ["Green", "dryLeaf"],
        ["Yellow", "freshLeaf"],
        ["Brown", "dryLeaf"],
      ],
      liar: "Green",
      why: "It crackled, so it was dead and dry. There's no living green in a dry leaf like that.",
      feels: "The green one crackles. The yellow one swishes. The brown one crackles.",
    },
    {
      id: "brown",
      things: [
        ["Green", "freshLeaf"],
        ["Yellow", "freshLeaf"],
        ["Brown", "freshLeaf"],
      ],
      liar: "Brown",
      why: "It swished, so it was fresh and full of water. Brown comes when a leaf dries out.",
      feels: "All three swish softly.",
    },
    {
      id: "honest",
      things: [
        ["Green", "freshLeaf"],
        ["Yellow", "freshLeaf"],
        ["Brown", "dryLeaf"],
      ],
      why: "Green and fresh, yellow and just fallen, brown and dry. No brush was here.",
      feels: "The green one and the yellow one swish. The brown one crackles.",
    },
  ],
);

const apples = tables(
  {
    id: "apples",
    see: ["Three apples! I take a bite of each, for science.", "Apples! Three, with beak marks."],
    cause: "Some kinds of apples are green when they're ripe, some yellow, some red. The kind decides.",
    hint: "Is a green apple always a hard one? What decides an apple's color?",
  },
  [
    {
      id: "honest",
      things: [
        ["Green", "crisp"],
        ["Yellow", "soft"],
        ["Red", "crisp"],
      ],
      why: "Green, yellow, red: the kind of apple decides, and all of them can be crisp or soft.",
      feels: "The green one is crisp. The yellow one is soft. The red one is crisp.",
    },
  ],
);

export const fruit: Choice[] = [...bananas, ...tomatoes, ...berries, ...strawberries, ...leaves, ...apples];

const toast = tables(
  {
    id: "toast",
    see: ["Three slices of bread! I bite, I pat, I scrape.", "Bread on the table, three slices."],
    cause:
      "Heat turns bread brown and crisp. Too much turns it black: it's burnt, and crumbles when you scrape it.",
    hint: "What does heat do to bread first, and what if you forget it?",
  },
  [
    {
      id: "black",
      things: [
        ["White", "pat"],
        ["Brown", "crisp"],
        ["Black", "pat"],
      ],
      liar: "Black",
      why: "It was as soft as fresh bread. Burnt bread is hard and dry, so that black was paint.",
      feels: "The white one is soft. The brown one is crisp. The black one is soft.",
    },
    {
      id: "white",
      things: [
        ["White", "scraped"],
        ["Brown", "crisp"],
        ["Black", "scraped"],
      ],
      liar: "White",
      why: "It scraped like burnt toast. It was black under that white.",
      feels:
        "The white one scrapes and crumbles. The brown one is crisp. The black one scrapes and crumbles.",
    },
    {
      id: "honest",
      things: [
        ["White", "pat"],
        ["Brown", "crisp"],
        ["Black", "scraped"],
      ],
      why: "Soft and white, crisp and brown, burnt and black. That was only the toaster.",
      feels: "The white one is soft. The brown one is crisp. The black one scrapes and crumbles.",
    },
  ],
);

const popcorn = tables(
  {
    id: "popcorn",
    see: ["Three bowls of popcorn! I shake them.", "Popcorn, in three bowls."],
    cause:
      "A kernel is yellow and hard. Heat bursts it, and the soft white inside puffs out. Too much heat burns it black.",
    hint: "What's the white in popcorn: the outside of a kernel, or the inside?",
  },
  [
    {
      id: "white",
      things: [
        ["Yellow", "rattles"],
        ["White", "rattles"],
        ["Black", "scraped"],
      ],
      liar: "White",
      why: "It rattled like kernels. White is what puffs out when they pop, and these hadn't popped.",
      feels: "The yellow bowl rattles. The white bowl rattles. The black bowl crumbles.",
    },
    {
      id: "honest",
      things: [
        ["Yellow", "rattles"],
        ["White", "pat"],
        ["Black", "scraped"],
      ],
      why: "Hard kernels, soft puffs, and a bowl that Pop forgot on the stove.",
      feels: "The yellow bowl rattles. The white bowl is soft. The black bowl crumbles.",
    },
  ],
);

const cookies = tables(
  {
    id: "cookies",
    see: ["Three cookies! One bite each. It's hard work.", "Cookies, three of them!"],
    cause:
      "Dough is pale and soft. The oven makes it brown and crisp, and far too much of it black and hard.",
    hint: "Which has been in the oven for no time, which for just enough, which for far too long?",
  },
  [
    {
      id: "brown",
      things: [
        ["Pale", "pat"],
        ["Brown", "pat"],
        ["Black", "stone"],
      ],
      liar: "Brown",
      why: "It was still dough. The oven's heat would have made it brown and crisp, and this was paint.",
      feels: "The pale one is soft. The brown one is soft. The black one is like stone.",
    },
    {
      id: "pale",
      things: [
        ["Pale", "stone"],
        ["Brown", "crisp"],
        ["Black", "stone"],
      ],
      liar: "Pale",
      why: "Hard as stone, so it was burnt, and burnt isn't pale. Somebody has used white paint.",
      feels: "The pale one is like stone. The brown one is crisp. The black one is like stone.",
    },
  ],
);

const mugs = tables(
  {
    id: "mugs",
    see: ["Three mugs! I tap each with my beak.", "Mugs, three of them!"],
    cause: "Whoever makes a mug picks any color. It says nothing about what the mug is like.",
    hint: "Who decides what color a mug is?",
  },
  [
    {
      id: "honest",
      things: [
        ["Red", "clink"],
        ["Blue", "clack"],
        ["Green", "clink"],
      ],
      why: "The blue one has a crack, that's all. Somebody chose those colors, and any would do.",
      feels: "The red one and the green one clink. The blue one has a crack.",
    },
  ],
);

export const kitchen: Choice[] = [...toast, ...popcorn, ...cookies, ...mugs];

const chains = tables(
  {
    id: "chains",
    see: ["Three iron chains! I drag each one.", "Chains of iron, three of them."],
    cause:
      "Iron that stays wet rusts: orange-brown, rough, and it flakes. Dry and oiled, it stays gray and smooth.",
    hint: "What do water and air do to iron? And how does that sound?",
  },
  [
    {
      id: "gray",
      things: [
        ["Gray", "grates"],
        ["Orange", "grates"],
        ["Black", "jingle"],
      ],
      liar: "Gray",
      why: "It grated and flaked, so it was rust under gray paint. Paint hides rust, and doesn't mend it.",
      feels: "The gray one grates and flakes. The orange one grates and flakes. The black one jingles.",
    },
    {
      id: "orange",
      things: [
        ["Gray", "jingle"],
        ["Orange", "jingle"],
        ["Black", "jingle"],
      ],
      liar: "Orange",
      why: "It jingled clearly, with not a flake. Rust is rough, so that was only paint.",
      feels: "All three jingle clearly.",
    },
    {
      id: "honest",
      things: [
        ["Gray", "jingle"],
        ["Orange", "grates"],
        ["Black", "jingle"],
      ],
      why: "One was left out in the rain, and rusted. The others were kept dry.",
      feels: "The gray one and the black one jingle. The orange one grates and flakes.",
    },
  ],
);

const gates = tables(
  {
    id: "gates",
    see: [
      "Iron gates from the blacksmith, three! I swing on each.",
      "Gates of iron, three of them, from the blacksmith.",
    ],
    cause:
      "Iron from a blacksmith's fire is black or gray. Wet iron rusts: rust is orange-brown, makes hinges squeal, and falls off in flakes.",
    hint: "A gate stands in the rain for years. What happens to its iron?",
  },
  [
    {
      id: "gray",
      things: [
        ["Gray", "squeals"],
        ["Orange", "squeals"],
        ["Black", "swings"],
      ],
      liar: "Gray",
      why: "It squealed, and flakes fell: rust, under fresh gray paint.",
      feels: "The gray one squeals and flakes. The orange one, too. The black one swings well.",
    },
    {
      id: "orange",
      things: [
        ["Gray", "swings"],
        ["Orange", "swings"],
        ["Black", "swings"],
      ],
      liar: "Orange",
      why: "Not a squeal, and not a flake. Real rust would have been rough.",
      feels: "All three swing without a squeal.",
    },
  ],
);

const umbrellas = tables(
  {
    id: "umbrellas",
    see: ["Three umbrellas! I open each.", "Umbrellas, three of them."],
    cause: "Whoever makes an umbrella chooses a color that people like. It keeps the rain off in any.",
    hint: "Did that color grow in it, or did somebody just like it?",
  },
  [
    {
      id: "honest",
      things: [
        ["Yellow", "flaps"],
        ["Purple", "torn"],
        ["Black", "flaps"],
      ],
      why: "The purple one is torn, and it's still purple. Somebody just liked it.",
      feels: "The yellow one and the black one flap open. The purple one rips.",
    },
  ],
);

const spoons = tables(
  {
    id: "spoons",
    see: ["Three plastic spoons! I tap them on the table.", "Plastic spoons, three of them."],
    cause: "Plastic gets its color mixed in when it's made, any color, and it never rusts.",
    hint: "Can plastic rust, or ripen?",
  },
  [
    {
      id: "honest",
      things: [
        ["Orange", "clack"],
        ["Gray", "clack"],
        ["Pink", "clack"],
      ],
      why: "An orange spoon, and no rust: it's plastic. Somebody mixed that color in.",
      feels: "All three clack.",
    },
  ],
);

export const workshop: Choice[] = [...chains, ...gates, ...umbrellas, ...spoons];
