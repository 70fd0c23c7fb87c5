/** What stands on Otto's list: how each sounds, what must come first, and what the street hears when it has not. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Content = PartsOf<"order">["content"];
type Card = Content["cards"][string];
type Needs = NonNullable<Card["needs"]>;
type Sound = NonNullable<Card["heard"]>[number]["sound"];

function thing(name: string, sound: Sound, caption: string, phrases: string[], needs?: Needs): Card {
  return { name, phrases, heard: [{ sound, caption }], ...(needs === undefined ? {} : { needs }) };
}

/** A sound, and what is said of it: wordings that take turns. */
function heard(sound: Sound, ...says: readonly [string, ...string[]]): Needs[string] {
  return [{ sound, hold: "end" }, [...says]];
}

const PAJAMAS = [
  "In pajamas, with ducks on them! The dog pretends she doesn't know him.",
  "He's in his duck pajamas. Half the street waves, and Otto waves back.",
  "Pajamas! A real duck follows him down the street.",
] as const;

export const things = {
  bus: thing("The bus", "air-brakes", "the brakes of the bus", ["bus", "brakes", "the brakes"], {
    dress: heard(
      "crowd-laugh",
      "In pajamas, with ducks on them! Everybody laughs, and Otto laughs the loudest.",
      "Pajamas! Otto bows. The ducks on them bow, too.",
      "He's wearing ducks. Somebody quacks, and Otto quacks back.",
      "Pajamas! Otto says that today, they're called a suit.",
    ),
    lunch: heard(
      "monster-gurgle",
      "And no lunch. His belly asks about it the whole way.",
      "Lunch? It's still in the fridge. His belly sings a sad song.",
    ),
    breakfast: heard(
      "monster-gurgle",
      "And no breakfast! His belly growls at the bus, and the bus growls back.",
      "Without breakfast! He looks at the driver's banana for a long time.",
    ),
  }),
  dress: thing("Getting dressed", "zip", "a zip", ["dress", "get dressed", "zip", "zipper", "clothes"], {
    shower: heard(
      "splat",
      "Straight over the mud from the garden! Now the suit needs a shower, too.",
      "A clean suit, on a muddy Otto. It squishes.",
    ),
  }),
  shower: thing("Taking a shower", "tap-runs", "a shower runs", [
    "shower",
    "take a shower",
    "shower running",
  ]),
  breakfast: thing("Eating breakfast", "toaster", "the toast pops up", ["breakfast", "toast", "toaster"]),
  teeth: thing("Brushing teeth", "scrub", "a brush scrubs", [
    "teeth",
    "brush teeth",
    "brush",
    "brushing",
    "scrubbing",
  ]),
  dishes: thing("Washing the dishes", "plates", "plates clatter", ["dishes", "wash the dishes", "plates"], {
    breakfast: heard(
      "sigh",
      "They're clean! Nobody has had breakfast yet. He washes them anyway.",
      "Before breakfast, they shine already. Otto does what the list says.",
    ),
  }),
  dog: thing("Walking the dog", "dog", "a dog barks", ["dog", "walk the dog", "bark", "barking"], {
    dress: heard("squeak-toy", ...PAJAMAS),
  }),
  mop: thing(
    "Mopping the floor",
    "wipe",
    "a mop squeaks",
    ["mop", "mop the floor", "floor", "squeak", "mopping"],
    {
      dog: heard(
        "dog-pant",
        "So shiny! And the dog hasn't had her walk in the mud yet. Here come sixteen paw prints.",
        "A clean floor, and then the dog's muddy walk. Otto will mop it in his dreams.",
      ),
    },
  ),
  cat: thing("Feeding the cat", "cat", "a cat meows", ["cat", "feed the cat", "meow"]),
  fish: thing("Feeding the fish", "bubbles", "bubbles rise", ["fish", "feed the fish", "bubbles"]),
  hens: thing("Feeding the hens", "hen", "a hen clucks", [
    "hens",
    "feed the hens",
    "hen",
    "cluck",
    "chicken",
  ]),
  plants: thing("Watering the plants", "pour", "water is poured", [
    "plants",
    "water the plants",
    "watering",
    "pouring",
  ]),
  apples: thing("Picking apples", "fruit-thud", "an apple falls into a bucket", [
    "apples",
    "pick apples",
    "apple",
    "bucket",
  ]),
  trash: thing("Taking out the trash", "rustle", "a bag rustles", [
    "trash",
    "take out the trash",
    "bag",
    "rustle",
  ]),
  porch: thing("Sweeping the porch", "brush", "a broom sweeps", [
    "porch",
    "sweep the porch",
    "broom",
    "sweeping",
  ]),
  phone: thing("Calling Cousin Rosa", "phone-ring-back", "it rings at the other end", [
    "rosa",
    "call rosa",
    "phone",
    "ringing",
  ]),
  grandpa: thing("Waking Grandpa", "snore", "somebody snores", [
    "grandpa",
    "wake grandpa",
    "snore",
    "snoring",
  ]),
  bed: thing("Making the bed", "cloth-cotton", "a sheet flaps", ["bed", "make the bed", "sheet"], {
    grandpa: heard(
      "yawn",
      "Very neat, with a lump in it. The lump is Grandpa. He asks for five more minutes.",
      "He tucks it in on all sides. From inside, Grandpa says good night.",
    ),
  }),
  wrap: thing("Wrapping the tuba", "page", "paper crackles", ["wrap", "wrap the tuba", "paper", "wrapping"]),
  mail: thing("Mailing the tuba", "tuba", "a tuba", ["mail", "mail the tuba", "tuba", "mailing"], {
    wrap: heard(
      "crowd-gasp",
      "A bare tuba, halfway into the mailbox! It isn't even wrapped.",
      "Without any paper! The mail carrier has to blow into it to see who's there.",
    ),
  }),
  tune: thing("Tuning the piano", "tuning-fork", "a tuning fork", [
    "tune",
    "tune the piano",
    "tuning fork",
    "tuning",
  ]),
  play: thing("Playing the piano", "piano", "a piano", ["piano", "play the piano", "playing"], {
    tune: heard(
      "goat",
      "On a piano that isn't tuned! The goats across the street sing along.",
      "Not tuned yet: it sounds like a sneeze with keys.",
    ),
  }),
  bake: thing("Baking a cake", "oven-open", "the oven opens", ["bake", "bake a cake", "oven", "cake"]),
  frost: thing(
    "Frosting the cake",
    "pour-thick",
    "something thick is poured",
    ["frost", "frost the cake", "frosting"],
    {
      bake: heard(
        "splat",
        "There's no cake yet! He frosts the place where it's going to be.",
        "No cake under it. It's a very sweet table.",
      ),
    },
  ),
  lunch: thing("Packing lunch", "hook-and-loop", "a lunch bag rips open", [
    "lunch",
    "pack lunch",
    "lunch bag",
  ]),
  pajamas: thing(
    "Putting on pajamas",
    "duck",
    "a duck on them quacks",
    ["pajamas", "put on pajamas", "duck", "quack"],
    {
      bus: heard(
        "squeak-toy",
        "Pajamas, before work! He buttons up all the ducks, and unbuttons them again.",
        "Good night? It's morning! For the bus, he takes them off again.",
      ),
    },
  ),
  dough: thing("Making pizza dough", "stir", "stirring in a bowl", [
    "dough",
    "make dough",
    "stirring",
    "bowl",
  ]),
  pizza: thing(
    "Baking the pizza",
    "oven-close",
    "the oven door shuts",
    ["pizza", "bake the pizza", "oven", "oven door"],
    {
      dough: heard(
        "burnt-fizz",
        "There's no dough! He puts on his oven mitts, and bakes an empty pan.",
        "Pizza without dough: one very warm pan. He calls it supper.",
      ),
    },
  ),
  glue: thing("Gluing the kite", "honey-plop", "glue plops", ["glue", "glue the kite", "plop", "gluing"]),
  kite: thing("Flying the kite", "wind-gust", "a gust of wind", ["kite", "fly the kite", "wind", "flying"], {
    glue: heard(
      "vine-swish",
      "Nobody has glued it! Its two halves fly off in two directions.",
      "It isn't glued yet. He's flying a stick.",
    ),
  }),
  soak: thing("Soaking the pan", "splash", "a pan splashes into water", [
    "soak",
    "soak the pan",
    "splash",
    "soaking",
  ]),
  pan: thing(
    "Scrubbing the pan",
    "grate",
    "steel wool scratches",
    ["pan", "scrub the pan", "scratching", "steel wool"],
    {
      soak: heard(
        "sigh",
        "It hasn't been soaked! The egg from last week holds on with both hands.",
        "Without soaking? He scrubs. The pan wins.",
      ),
    },
  ),
  wash: thing("Starting the washer", "water-fill", "water runs into the washer", [
    "washer",
    "start the washer",
    "water running",
  ]),
  hang: thing("Hanging the laundry", "hanger", "a hanger slides", ["laundry", "hang up laundry", "hanger"], {
    wash: heard(
      "cough",
      "It isn't washed! The clothesline holds its nose.",
      "Unwashed socks, out in the sun. Two birds move away.",
    ),
  }),
} as const satisfies Record<string, Card>;
export type Thing = Exclude<keyof typeof things, "bus">;
