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

function dish(called: string, kinds: readonly string[], marks: readonly string[] = []): Dish {
  return {
    called,
    phrases: [called.toLowerCase()],
    kinds: [...kinds],
    ...(marks.length === 0 ? {} : { marks: [...marks] }),
    source: SOURCE,
    checked: false,
  };
}

const all = {
  // one group
  "brown-rice": dish("Brown rice", [G]),
  barley: dish("Pearl barley", [G]),
  couscous: dish("Plain couscous", [G]),
  injera: dish("Injera", [G]),
  polenta: dish("Polenta", [G]),
  "green-beans": dish("Green beans", [V]),
  carrots: dish("Roasted carrots", [V]),
  "bok-choy": dish("Bok choy", [V]),
  collards: dish("Collard greens", [V]),
  beets: dish("Beet salad", [V]),
  chicken: dish("Baked chicken", [P]),
  fish: dish("Grilled fish", [P]),
  tofu: dish("Crispy tofu", [P]),
  eggs: dish("Boiled eggs", [P], [EGG]),
  almonds: dish("Toasted almonds", [P], [NUTS]),
  melon: dish("Melon slices", [F]),
  mango: dish("Ripe mango", [F]),
  berries: dish("Blueberries", [F]),
  yogurt: dish("Plain yogurt", [D], [MILK]),
  labneh: dish("Labneh", [D], [MILK]),
  "soy-milk": dish("Fortified soy milk", [D]),
  // two groups
  tabbouleh: dish("Tabbouleh", [G, V]),
  pilaf: dish("Carrot pilaf", [G, V]),
  grits: dish("Grits with okra", [G, V]),
  dumplings: dish("Cabbage dumplings", [G, V]),
  tamales: dish("Chicken tamales", [G, P]),
  onigiri: dish("Salmon onigiri", [G, P]),
  "tofu-noodles": dish("Noodles with tofu", [G, P]),
  toast: dish("Toast with egg", [G, P], [EGG]),
  "peanut-noodles": dish("Peanut noodles", [G, P], [NUTS]),
  sandwich: dish("Peanut butter sandwich", [G, P], [NUTS]),
  shakshuka: dish("Shakshuka", [V, P], [EGG]),
  omelet: dish("Spinach omelet", [V, P], [EGG]),
  beef: dish("Beef with broccoli", [V, P]),
  dal: dish("Dal with spinach", [V, P]),
  hummus: dish("Hummus with peppers", [V, P]),
  maafe: dish("Peanut stew with sweet potato", [V, P], [NUTS]),
  lassi: dish("Mango lassi", [F, D], [MILK]),
  parfait: dish("Yogurt with berries", [F, D], [MILK]),
  "soy-peach": dish("Peach in fortified soy yogurt", [F, D]),
  oatmeal: dish("Oatmeal with raisins", [G, F]),
  "sticky-rice": dish("Sticky rice with mango", [G, F]),
  slaw: dish("Apple and cabbage slaw", [V, F]),
  "spinach-berries": dish("Spinach with strawberries", [V, F]),
  quesadilla: dish("Cheese quesadilla", [G, D], [MILK]),
  "rice-pudding": dish("Rice pudding", [G, D], [MILK]),
  "soy-oats": dish("Oats in fortified soy milk", [G, D]),
  paneer: dish("Spinach with paneer", [V, D], [MILK]),
  raita: dish("Cucumber raita", [V, D], [MILK]),
  apricots: dish("Chicken with apricots", [P, F]),
  "salmon-mango": dish("Salmon with mango", [P, F]),
  dates: dish("Dates with almonds", [P, F], [NUTS]),
  "cheese-omelet": dish("Cheese omelet", [P, D], [EGG, MILK]),
} satisfies Record<string, Dish>;

export type DishId = keyof typeof all;

const words = Object.values(all).flatMap(({ called = "" }) => called.toLowerCase().split(" "));

/** A word that no other dish has in its name is enough to say; what labels are called is asked for by itself. */
export const dishes: Record<string, Dish> = Object.fromEntries(
  Object.entries(all).map(([id, { phrases = [], ...rest }]) => {
    const own = (phrases[0] ?? "")
      .split(" ")
      .filter((word) => words.indexOf(word) === words.lastIndexOf(word) && word !== EGG && word !== "and");
    return [id, { ...rest, phrases: [...new Set([...phrases, ...own])] }];
  }),
);
