/**
 * Who eats whom. Each is known from field guides for the region that its row is set in; `checked` is set by whoever has
 * looked it up in the source.
 */
import { living, type Animal, type Being } from "./life.ts";

const WEB = "Animal Diversity Web, University of Michigan, animaldiversity.org, section Food Habits";
const BIRDS = "All About Birds, Cornell Lab of Ornithology, allaboutbirds.org, section Food";
const OCEANS = "NOAA Fisheries, fisheries.noaa.gov, species directory";

interface Diet {
  readonly eats: readonly Being[];
  readonly source: string;
  readonly checked: boolean;
}

export const diets: Record<Animal, Diet> = {
  cricket: { eats: ["grass", "seeds"], source: WEB, checked: false },
  mosquito: { eats: ["algae"], source: `${WEB} (larvae)`, checked: false },
  flea: { eats: ["algae"], source: WEB, checked: false },
  krill: { eats: ["algae"], source: OCEANS, checked: false },
  fish: { eats: ["krill", "flea", "mosquito", "algae"], source: OCEANS, checked: false },
  frog: { eats: ["cricket", "mosquito"], source: WEB, checked: false },
  mouse: { eats: ["seeds", "berries", "cricket", "grass"], source: `${WEB} (deer mouse)`, checked: false },
  bird: {
    eats: ["berries", "cricket"],
    source: `${BIRDS} (American robin)`,
    checked: false,
  },
  crow: { eats: ["cricket", "seeds", "berries"], source: BIRDS, checked: false },
  duck: { eats: ["fish", "cricket", "flea"], source: `${BIRDS} (mergansers eat fish)`, checked: false },
  sheep: { eats: ["grass"], source: `${WEB} (bighorn sheep)`, checked: false },
  snake: { eats: ["mouse", "frog", "fish", "bird"], source: WEB, checked: false },
  owl: {
    eats: ["mouse", "bird", "frog", "snake", "crow"],
    source: `${BIRDS} (great horned and barred owl)`,
    checked: false,
  },
  wolf: { eats: ["sheep"], source: WEB, checked: false },
  penguin: { eats: ["krill", "fish"], source: WEB, checked: false },
  seal: { eats: ["fish"], source: `${OCEANS} (harbor and ringed seal)`, checked: false },
  leopard: { eats: ["penguin", "fish", "krill"], source: `${WEB} (leopard seal)`, checked: false },
  dolphin: { eats: ["fish"], source: OCEANS, checked: false },
  whale: { eats: ["fish", "krill"], source: `${OCEANS} (humpback whale)`, checked: false },
  bear: { eats: ["fish", "berries"], source: `${WEB} (brown bear)`, checked: false },
  icebear: { eats: ["seal"], source: `${WEB} (polar bear)`, checked: false },
};

const list = new Intl.ListFormat("en-US");

/** For grown-ups: what each animal is said to eat, and where that is from. */
export const facts = Object.entries(diets).map(([animal, { eats, source, checked }]) => {
  const eaten = eats.map((being) => living[being].name.replace(/^The /, "the "));
  return { fact: `${living[animal as Animal].name} eats ${list.format(eaten)}.`, source, checked };
});
