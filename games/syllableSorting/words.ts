/**
 * What is called from the windows. Beats and loud beats are as in General American; words that people say in two ways (fire,
 * every, chocolate, family, guitar) are left out.
 */
import { DICTIONARY } from "./sources.ts";
import type { Thing } from "./types.ts";

type Things = Readonly<Record<string, Thing>>;

function named(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Words of so many beats, the loud one at this place. */
function words(beats: number, loud: number, list: string): Things {
  return Object.fromEntries(
    list
      .split(" ")
      .map((word): [string, Thing] => [
        word,
        { name: named(word), drummed: { beats, loud }, source: DICTIONARY },
      ]),
  );
}

/** Words whose front comes off, by the beats of the front and of what is left: butter|fly. */
function cuts(front: number, left: number, list: string): Things {
  return Object.fromEntries(
    list.split(" ").map((parts): [string, Thing] => {
      const [first = "", last = ""] = parts.split("|").map((part) => part.replaceAll("_", " "));
      const name = named(first + last);
      const cut = { name: `${name}, without ${first.trim()}`, left: last, beats: left };
      const id = (first + last).replaceAll(" ", "-");
      return [id, { name, drummed: { beats: front + left, cut }, source: DICTIONARY }];
    }),
  );
}

export const ones = words(
  1,
  1,
  "milk cheese bread soup fish moon frog bee shoe hat sock book star tree snow bus train spoon fork nose foot knee jam king queen ghost rock leaf kite toast",
);
export const twos = words(
  2,
  1,
  "tiger robot pizza monkey spider window pickle apple rabbit turtle dragon cookie pillow rocket pirate wizard muffin bubble lemon carrot pumpkin kitten puppy button pencil candle table zebra noodle sandwich ticket garden donkey camel waffle taco hammer blanket mitten sneaker lizard trumpet",
);
/** The loud beat comes last. */
export const rising = words(
  2,
  2,
  "balloon giraffe raccoon canoe shampoo bamboo kazoo baboon cartoon surprise dessert parade machine cocoon tattoo sardine",
);
export const threes = words(
  3,
  1,
  "elephant hamburger dinosaur crocodile ladybug jellyfish cucumber lollipop octopus unicorn hospital telephone microphone ambulance bicycle astronaut porcupine parachute waterfall grasshopper",
);
export const middles = words(
  3,
  2,
  "banana potato tomato spaghetti gorilla computer flamingo tornado volcano koala mosquito hyena bandana papaya vanilla lasagna burrito piano",
);
export const lasts = words(3, 3, "kangaroo violin referee engineer volunteer");

/** At the top of the windy hill. */
export const fronts: Things = {
  ...cuts(
    1,
    1,
    "pan|cake rain|bow cup|cake snow|ball foot|ball star|fish tooth|brush door|bell rain|coat pop|corn sea|horse gold|fish space|ship moon|light tea|pot bath|tub mail|box sand|box book|worm back|pack hot_|dog pea|nut",
  ),
  ...cuts(
    2,
    1,
    "butter|fly basket|ball jelly|fish lady|bug butter|cup finger|nail ginger|bread water|fall honey|comb candle|stick table|spoon motor|boat dragon|fly teddy_|bear rubber_|duck polar_|bear guinea_|pig bubble_|gum lolli|pop volley|ball thunder|storm story|book under|wear humming|bird",
  ),
  ...cuts(1, 2, "straw|berry blue|berry grass|hopper pine|apple grand|mother cran|berry sub|marine"),
  ...cuts(2, 2, "water|melon super|hero super|market peanut_|butter"),
  ...cuts(1, 3, "sweet_|potato"),
};

export const KITCHEN =
  "milk cheese bread soup fish spoon fork jam toast pizza pickle apple cookie muffin lemon carrot pumpkin noodle sandwich waffle taco".split(
    " ",
  );
export const ZOO =
  "fish frog bee nose foot tiger monkey spider rabbit turtle zebra donkey camel lizard elephant crocodile ladybug octopus porcupine grasshopper gorilla flamingo koala mosquito hyena kangaroo".split(
    " ",
  );
