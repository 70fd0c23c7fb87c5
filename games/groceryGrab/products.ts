/** What Hum Market sells, shelf by shelf. */
import type { Products } from "./types.ts";

/** By shelf; whatever is not called as its id spells it has its name. */
const shelves: Readonly<Record<string, readonly string[]>> = {
  produce: [
    "apples",
    "bananas",
    "blueberries",
    "carrots",
    "celery",
    "cucumbers",
    "grapes",
    "lemons",
    "onions",
    "oranges",
    "strawberries",
    "tomatoes",
  ],
  bakery: [
    "bagels",
    "corn-tortillas",
    "dinner-rolls",
    "garlic-bread",
    "muffins",
    "oatmeal-cookies",
    "pita-bread",
    "sandwich-bread",
  ],
  fish: ["cod", "crab-cakes", "salmon", "shrimp", "smoked-salmon", "trout"],
  freezer: [
    "fish-sticks",
    "frozen-corn",
    "frozen-fries",
    "frozen-peas",
    "frozen-pizza",
    "frozen-strawberries",
    "ice-pops",
    "ice-cream",
    "veggie-burgers",
    "waffles",
  ],
  dairy: [
    "butter",
    "cream-cheese",
    "eggs",
    "milk",
    "plain-yogurt",
    "sour-cream",
    "string-cheese",
    "yogurt-cups",
  ],
  deli: ["hummus", "olives", "potato-salad", "sliced-turkey", "veggie-sticks"],
  breakfast: ["cornflakes", "granola-bars", "maple-syrup", "oatmeal", "pancake-mix"],
  canned: ["baked-beans", "black-beans", "canned-peaches", "canned-tomatoes", "chickpeas", "tomato-soup"],
  pasta: ["egg-noodles", "macaroni", "rice", "spaghetti"],
  baking: ["cake-mix", "chocolate-chips", "cinnamon", "flour", "marshmallows", "sprinkles", "sugar"],
  snacks: ["crackers", "graham-crackers", "popcorn", "pretzels", "tortilla-chips"],
  drinks: [
    "apple-juice",
    "bottled-water",
    "cocoa",
    "juice-boxes",
    "lemonade",
    "orange-juice",
    "sparkling-water",
  ],
  sauces: ["honey", "ketchup", "mustard", "peanut-butter", "salsa", "strawberry-jam"],
  paper: ["napkins", "paper-towels", "sponges", "tissues"],
  party: ["balloons", "birthday-candles", "paper-cups", "paper-plates", "party-hats", "streamers"],
};

/** Where other stores keep it: who tries there has thought well, and is told. */
const also: Readonly<Record<string, readonly string[]>> = {
  bagels: ["breakfast"],
  "birthday-candles": ["baking"],
  "black-beans": ["pasta"],
  butter: ["bakery", "baking"],
  "chocolate-chips": ["snacks"],
  cocoa: ["baking", "breakfast"],
  cod: ["freezer"],
  "crab-cakes": ["freezer"],
  crackers: ["bakery", "breakfast"],
  eggs: ["breakfast"],
  "fish-sticks": ["fish"],
  "graham-crackers": ["baking", "breakfast"],
  "granola-bars": ["snacks"],
  honey: ["baking", "breakfast"],
  hummus: ["dairy"],
  "juice-boxes": ["snacks", "dairy"],
  ketchup: ["canned"],
  "maple-syrup": ["baking", "sauces"],
  marshmallows: ["snacks"],
  milk: ["drinks"],
  muffins: ["breakfast"],
  napkins: ["party"],
  "oatmeal-cookies": ["snacks"],
  olives: ["canned", "sauces"],
  "pancake-mix": ["baking"],
  "paper-cups": ["paper"],
  "paper-plates": ["paper"],
  popcorn: ["party"],
  salmon: ["freezer"],
  shrimp: ["freezer"],
  "smoked-salmon": ["deli"],
  "strawberry-jam": ["breakfast"],
  streamers: ["paper"],
  "string-cheese": ["deli", "snacks"],
  "tomato-soup": ["sauces"],
  waffles: ["breakfast"],
  "yogurt-cups": ["breakfast"],
};

const names: Readonly<Record<string, string>> = { waffles: "frozen waffles", cocoa: "hot cocoa mix" };

/** Whoever must be led out of the dark, by what they hear. */
const lost: Products = {
  "lost-okafor": { name: "Mrs. Okafor, by the clinking bottles", short: "Mrs. Okafor", section: "dairy" },
  "lost-diaz": { name: "Coach Diaz, by the clattering cans", short: "Coach Diaz", section: "canned" },
  "lost-ravi": { name: "Ravi, by the party horns", short: "Ravi", section: "party" },
  "lost-lou": { name: "Grandpa Lou, by the crunchy chips", short: "Grandpa Lou", section: "snacks" },
  "lost-bell": { name: "Ms. Bell, by the hissing soda", short: "Ms. Bell", section: "drinks" },
};

/** What is sold in packs at the levels that have them: there, nothing of it is sold singly. */
const inPacks: readonly string[] = [
  "bagels",
  "bottled-water",
  "dinner-rolls",
  "eggs",
  "ice-pops",
  "juice-boxes",
  "muffins",
  "oatmeal-cookies",
  "sparkling-water",
  "string-cheese",
  "veggie-burgers",
  "waffles",
  "yogurt-cups",
];

/** All that stands on the shelves of these. */
export function besideOf(ids: readonly string[]): string[] {
  return Object.values(shelves)
    .filter((shelf) => shelf.some((id) => ids.includes(id)))
    .flat();
}

/** Of all that is sold, what a level asks for. */
export function sold(ids: readonly string[]): Products {
  return Object.fromEntries([...new Set(ids)].map((id) => [id, productOf(id)]));
}

function productOf(id: string): Products[string] {
  const person = lost[id];
  if (person !== undefined) return person;
  const section = Object.keys(shelves).find((shelf) => shelves[shelf]?.includes(id));
  if (section === undefined) throw new RangeError(`sold: no shelf has "${id}"`);
  const name = names[id] ?? id.replaceAll("-", " ");
  const elsewhere = also[id];
  return {
    name,
    section,
    ...(elsewhere === undefined ? {} : { also: [...elsewhere] }),
    ...(section === "freezer" ? { melts: true } : {}),
    ...(inPacks.includes(id) ? { packs: true } : {}),
  };
}
