/**
 * What lies on the counter: its name, the food groups in it, and which of the three labels of this kitchen it has. Dishes are
 * as this kitchen makes them; elsewhere they may be made with other things.
 */
import type { PartsOf } from "../../engine/definition/index.ts";

type Dish = PartsOf<"amount">["content"]["units"][string];

const G = "grain";
const V = "vegetable";
const P = "protein";
const F = "fruit";
const D = "dairy";
const MILK = "milk";
const EGG = "egg";
const NUTS = "nuts";

/** Groups of foods, and allergens that labels must name; both are known from there, and nobody has looked each dish up. */
const SOURCE =
  "Dietary Guidelines for Americans 2020-2025, food groups; FDA, Food Allergies: milk, eggs, peanuts, tree nuts";

function dish(called: string, made: string, kinds: readonly string[], marks: readonly string[] = []): Dish {
  return {
    called,
    made,
    phrases: [called.toLowerCase()],
    kinds: [...kinds],
    ...(marks.length === 0 ? {} : { marks: [...marks] }),
    source: SOURCE,
    checked: false,
  };
}

const all = {
  // one group
  "brown-rice": dish("Brown rice", "whole-grain rice, bran and all", [G]),
  barley: dish("Pearl barley", "barley", [G]),
  couscous: dish("Plain couscous", "tiny balls of wheat flour", [G]),
  injera: dish("Injera", "flat bread from teff, a tiny grain", [G]),
  polenta: dish("Polenta", "soft cornmeal", [G]),
  "green-beans": dish("Green beans", "green bean pods", [V]),
  carrots: dish("Roasted carrots", "carrots", [V]),
  "bok-choy": dish("Bok choy", "a leafy cabbage", [V]),
  collards: dish("Collard greens", "big green leaves", [V]),
  beets: dish("Beet salad", "beets", [V]),
  chicken: dish("Baked chicken", "chicken", [P]),
  fish: dish("Grilled fish", "fish", [P]),
  tofu: dish("Crispy tofu", "pressed soybeans", [P]),
  eggs: dish("Boiled eggs", "eggs", [P], [EGG]),
  almonds: dish("Toasted almonds", "almonds", [P], [NUTS]),
  melon: dish("Melon slices", "melon", [F]),
  mango: dish("Ripe mango", "mango", [F]),
  berries: dish("Blueberries", "blueberries", [F]),
  yogurt: dish("Plain yogurt", "yogurt from milk", [D], [MILK]),
  labneh: dish("Labneh", "thick strained yogurt", [D], [MILK]),
  "soy-milk": dish("Fortified soy milk", "soy drink with calcium added", [D]),
  // two groups
  tabbouleh: dish("Tabbouleh", "bulgur wheat and parsley", [G, V]),
  pilaf: dish("Carrot pilaf", "rice and carrots", [G, V]),
  grits: dish("Grits with okra", "ground corn and okra", [G, V]),
  dumplings: dish("Cabbage dumplings", "wheat dough and cabbage", [G, V]),
  tamales: dish("Chicken tamales", "corn dough and chicken", [G, P]),
  onigiri: dish("Salmon onigiri", "rice and salmon", [G, P]),
  "tofu-noodles": dish("Noodles with tofu", "wheat noodles and tofu", [G, P]),
  toast: dish("Toast with egg", "bread and egg", [G, P], [EGG]),
  "peanut-noodles": dish("Peanut noodles", "wheat noodles and peanuts", [G, P], [NUTS]),
  sandwich: dish("Peanut butter sandwich", "bread and peanut butter", [G, P], [NUTS]),
  shakshuka: dish("Shakshuka", "tomatoes and eggs", [V, P], [EGG]),
  omelet: dish("Spinach omelet", "spinach and eggs", [V, P], [EGG]),
  beef: dish("Beef with broccoli", "broccoli and beef", [V, P]),
  dal: dish("Dal with spinach", "spinach and lentils", [V, P]),
  hummus: dish("Hummus with peppers", "peppers and chickpeas", [V, P]),
  maafe: dish("Peanut stew with sweet potato", "sweet potato and peanuts", [V, P], [NUTS]),
  lassi: dish("Mango lassi", "mango and yogurt", [F, D], [MILK]),
  parfait: dish("Yogurt with berries", "berries and yogurt", [F, D], [MILK]),
  "soy-peach": dish("Peach in fortified soy yogurt", "peach and soy yogurt with calcium added", [F, D]),
  oatmeal: dish("Oatmeal with raisins", "whole-grain oats and raisins", [G, F]),
  "sticky-rice": dish("Sticky rice with mango", "rice and mango", [G, F]),
  slaw: dish("Apple and cabbage slaw", "cabbage and apple", [V, F]),
  "spinach-berries": dish("Spinach with strawberries", "spinach and strawberries", [V, F]),
  quesadilla: dish("Cheese quesadilla", "a tortilla and cheese", [G, D], [MILK]),
  "rice-pudding": dish("Rice pudding", "rice and milk", [G, D], [MILK]),
  "soy-oats": dish("Oats in fortified soy milk", "whole-grain oats and soy milk with calcium added", [G, D]),
  paneer: dish("Spinach with paneer", "spinach and fresh cheese", [V, D], [MILK]),
  raita: dish("Cucumber raita", "cucumber and yogurt", [V, D], [MILK]),
  apricots: dish("Chicken with apricots", "chicken and apricots", [P, F]),
  "salmon-mango": dish("Salmon with mango", "salmon and mango", [P, F]),
  dates: dish("Dates with almonds", "almonds and dates", [P, F], [NUTS]),
  "cheese-omelet": dish("Cheese omelet", "eggs and cheese", [P, D], [EGG, MILK]),
} satisfies Record<string, Dish>;

export type DishId = keyof typeof all;

/** What else some are called for short. */
const SHORT: Partial<Record<string, string[]>> = {
  chicken: ["chicken"],
  tofu: ["tofu"],
  mango: ["mango"],
  "soy-milk": ["soy milk"],
  "soy-peach": ["soy yogurt"],
  yogurt: ["yogurt"],
  parfait: ["yogurt and berries"],
  "peanut-noodles": ["noodles with peanuts"],
  "tofu-noodles": ["tofu noodles"],
  maafe: ["peanut stew"],
  omelet: ["spinach and eggs"],
};

const words = Object.values(all).flatMap(({ called = "" }) => called.toLowerCase().split(" "));

/** A word that no other dish has in its name is enough to say; what labels are called is asked for by itself. */
export const dishes: Record<string, Dish> = Object.fromEntries(
  Object.entries(all).map(([id, { phrases = [], ...rest }]) => {
    const own = (phrases[0] ?? "")
      .split(" ")
      .filter((word) => words.indexOf(word) === words.lastIndexOf(word) && word !== EGG && word !== "and");
    return [id, { ...rest, phrases: [...new Set([...phrases, ...own, ...(SHORT[id] ?? [])])] }];
  }),
);
