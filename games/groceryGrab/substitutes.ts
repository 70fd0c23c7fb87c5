/** What happens when something is sold out: what it was for, and what could do the same. */
import { BEANS, BERRIES, EVERYDAY, MSU } from "./sources.ts";
import type { Gathering } from "./types.ts";

export const substitutes: NonNullable<Gathering["substitutes"]> = {
  okafor: {
    carrots: {
      need: "They cook in the soup.",
      options: [
        { name: "frozen carrots", fits: true, because: "Already cut, and ready to cook." },
        { name: "carrot cake", fits: false, because: "Cake in soup? It would sink, sobbing." },
        { name: "orange soda", fits: false, because: "Fizzy soup tickles the nose." },
      ],
      source: EVERYDAY,
    },
    crackers: {
      need: "Something to crunch beside the soup.",
      options: [
        { name: "crunchy breadsticks", fits: true, because: "They crunch, and they dip." },
        { name: "soft rolls", fits: false, because: "Nice, but nobody hears a crunch." },
        { name: "ice cubes", fits: false, because: "A crunch, yes. And cold soup." },
      ],
      source: EVERYDAY,
    },
    "sour-cream": {
      need: "It goes on top, cool and tangy.",
      options: [
        { name: "plain yogurt", fits: true, because: "Cool and tangy, just like sour cream." },
        { name: "whipped cream", fits: false, because: "Cool, but sweet. It has to be tangy." },
        { name: "butter", fits: false, because: "Rich and smooth, but not tangy." },
      ],
      source: MSU,
    },
  },
  ravi: {
    lemonade: {
      need: "A sour and sweet drink.",
      options: [
        { name: "lemons and sugar", fits: true, because: "Add water. Lemonade!" },
        { name: "lemons and salt", fits: false, because: "Sour, yes. But salty? Your face folds up." },
        { name: "lemon pie", fits: false, because: "Sour and sweet, but try sipping it." },
      ],
      source: EVERYDAY,
    },
    "cake-mix": {
      need: "The candles must stand in something.",
      options: [
        { name: "muffin mix", fits: true, because: "Muffins hold one candle each." },
        { name: "pudding mix", fits: false, because: "The candles sink. Blub." },
        { name: "trail mix", fits: false, because: "They fall over, and squirrels come." },
      ],
      source: EVERYDAY,
    },
    "juice-boxes": {
      need: "A drink for nine children.",
      options: [
        { name: "apple juice jugs", fits: true, because: "Pour it, and there is enough." },
        { name: "one small juice", fits: false, because: "One sip each. Then sad faces." },
        { name: "salad dressing", fits: false, because: "It pours. Nobody drinks it." },
      ],
      source: EVERYDAY,
    },
    ketchup: {
      need: "A tomato sauce for the veggie dogs.",
      options: [
        { name: "mild salsa", fits: true, because: "Tomatoes too, with more crunch." },
        { name: "strawberry jam", fits: false, because: "Sweet jam on a veggie dog? Dessert!" },
        { name: "maple syrup", fits: false, because: "Breakfast called. It wants its syrup back." },
      ],
      source: EVERYDAY,
    },
  },
  lou: {
    blueberries: {
      need: "They go into the batter.",
      options: [
        { name: "frozen blueberries", fits: true, because: "The same berry, only colder." },
        { name: "black olives", fits: false, because: "Round, but salty. Oh dear." },
        { name: "blue cheese", fits: false, because: "Blue, yes. And stinky pancakes." },
      ],
      source: BERRIES,
    },
    "maple-syrup": {
      need: "It pours on top, sweet and sticky.",
      options: [
        { name: "honey", fits: true, because: "It pours, it is sweet, it sticks." },
        { name: "soy sauce", fits: false, because: "It pours, but it is salty." },
        { name: "rock candy", fits: false, because: "Sweet, but try pouring a rock." },
      ],
      source: MSU,
    },
    "egg-noodles": {
      need: "They must fit on a spoon.",
      options: [
        { name: "small macaroni", fits: true, because: "Small pasta sits well on a spoon." },
        { name: "lasagna sheets", fits: false, because: "Wider than the bowl!" },
        { name: "long fettuccine", fits: false, because: "Too long. It whips soup around." },
      ],
      source: EVERYDAY,
    },
    "tomato-soup": {
      need: "A warm soup to dip bread in.",
      options: [
        { name: "vegetable soup", fits: true, because: "Warm soup, and it loves bread." },
        { name: "cold tomato juice", fits: false, because: "Brr. It must be a warm soup." },
        { name: "tomato ketchup", fits: false, because: "A whole bowl of ketchup? Bold." },
      ],
      source: EVERYDAY,
    },
  },
  bell: {
    "black-beans": {
      need: "They fill the tacos.",
      options: [
        { name: "pinto beans", fits: true, because: "Other beans, same job. Only creamier." },
        { name: "jelly beans", fits: false, because: "Beans by name, candy by nature." },
        { name: "coffee beans", fits: false, because: "Crunchy, bitter, and wide awake all night." },
      ],
      source: BEANS,
    },
    marshmallows: {
      need: "Something sweet on top of cocoa.",
      options: [
        { name: "whipped cream", fits: true, because: "It floats, sweet and soft." },
        { name: "popcorn", fits: false, because: "It floats. But sweet and soft? Crunch." },
        { name: "mashed potatoes", fits: false, because: "Fluffy, but it sinks. Glug." },
      ],
      source: EVERYDAY,
    },
    "chocolate-chips": {
      need: "Sweet bits in every cookie.",
      options: [
        { name: "raisins", fits: true, because: "Sweet bits again, only chewy." },
        { name: "peppercorns", fits: false, because: "Bits, yes. Sweet? Achoo!" },
        { name: "potato chips", fits: false, because: "Chips too, but salty ones." },
      ],
      source: EVERYDAY,
    },
  },
};
