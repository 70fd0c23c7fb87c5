/** Who lives here: each with its voice, which is all that the player is told. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Content = PartsOf<"order">["content"];
export type Card = NonNullable<Content["cards"][string]>;
export type Heard = NonNullable<Card["heard"]>[number];

function being(name: string, sound: Heard["sound"], caption: string, more: Partial<Heard> = {}): Card {
  return { name: `The ${name}`, heard: [{ sound, caption, ...more }] };
}

export const plants = {
  grass: being("grass", "vine-swish", "grass swishes", { level: 0.8 }),
  seeds: being("seeds", "pour-grains", "seeds trickle", { level: 0.8 }),
  berries: being("berries", "fruit-patter", "berries patter down"),
  algae: being("algae", "bubbles", "algae let out tiny bubbles"),
};

export const animals = {
  cricket: being("cricket", "cricket", "a cricket chirps"),
  mosquito: being("mosquito", "mosquito", "a mosquito whines"),
  flea: being("water flea", "drip", "a water flea plops along"),
  krill: being("krill", "claves", "krill click", { pitch: 9, level: 0.6, times: 3, every: 0.12 }),
  fish: being("fish", "splash", "a fish jumps and splashes"),
  frog: being("frog", "frog", "a frog croaks"),
  mouse: being("mouse", "mouse", "a mouse squeaks"),
  bird: being("robin", "bird", "a robin sings"),
  crow: being("crow", "crow", "a crow caws"),
  duck: being("duck", "duck", "a duck quacks"),
  sheep: being("wild sheep", "sheep", "a wild sheep bleats"),
  snake: being("snake", "snake", "a snake hisses"),
  owl: being("owl", "owl", "an owl hoots"),
  wolf: being("wolf", "wolf", "a wolf howls"),
  penguin: being("penguin", "penguin", "a penguin brays"),
  seal: being("seal", "seal", "a seal barks"),
  dolphin: being("dolphin", "dolphin", "a dolphin clicks and whistles"),
  whale: being("whale", "whale", "a whale sings"),
  bear: being("bear", "bear", "a bear huffs"),
};

/** They eat what has died, whoever it was. */
export const worms = { worms: being("earthworms", "layer-soil", "earthworms dig in soft soil") };

export type Plant = keyof typeof plants;
export type Animal = keyof typeof animals;
export type Being = Plant | Animal;
export const living: Record<Being, Card> = { ...plants, ...animals };

const RUMBLE: Heard = { sound: "monster-gurgle", caption: "an empty belly rumbles", level: 0.8 };

/** The voice, and the belly of somebody who ate nobody in this row. */
export function hungry(being_: Animal): Heard[] {
  return [...(living[being_].heard ?? []), RUMBLE];
}

/** Of each kind, how it is called when there are many of it, or few. */
const CROWDS: Partial<Record<Being, readonly [string, string, string]>> = {
  grass: ["A lot of grass", "A little grass", "grass"],
  seeds: ["A lot of seeds", "A few seeds", "seeds"],
  berries: ["A lot of berries", "A few berries", "berries"],
  cricket: ["A crowd of crickets", "A few crickets", "crickets"],
  mosquito: ["A crowd of mosquitoes", "A few mosquitoes", "mosquitoes"],
  krill: ["A crowd of krill", "A few krill", "krill"],
  fish: ["A crowd of fish", "A few fish", "fish"],
  frog: ["A crowd of frogs", "A few frogs", "frogs"],
  mouse: ["A crowd of mice", "A few mice", "mice"],
  bird: ["A crowd of robins", "A few robins", "robins"],
  sheep: ["A crowd of sheep", "A few sheep", "sheep"],
  snake: ["A crowd of snakes", "A few snakes", "snakes"],
  owl: ["A crowd of owls", "A few owls", "owls"],
  wolf: ["A crowd of wolves", "A few wolves", "wolves"],
  penguin: ["A crowd of penguins", "A few penguins", "penguins"],
  seal: ["A crowd of seals", "A few seals", "seals"],
  bear: ["A crowd of bears", "A few bears", "bears"],
};

function swelling(of: Being, levels: readonly number[], caption: string): Heard[] {
  const [voice] = living[of].heard ?? [];
  if (voice === undefined) throw new RangeError(`swelling: ${of} has no voice`);
  const { times: _times, every: _every, ...once } = voice;
  return levels.map((level) => ({ ...once, level, caption: `${voice.caption}, ${caption}` }));
}

/** Growing louder: there are more of them. Fading: there are fewer. */
export const crowds: Record<string, Card> = Object.fromEntries(
  Object.entries(CROWDS).flatMap(([id, [many, few, word]]): [string, Card][] => [
    [`more-${id}`, { name: many, phrases: [`more ${word}`], heard: loudness(id as Being, true) }],
    [
      `fewer-${id}`,
      { name: few, phrases: [`fewer ${word}`, `less ${word}`], heard: loudness(id as Being, false) },
    ],
  ]),
);

function loudness(id: Being, grows: boolean): Heard[] {
  const levels = [0.25, 1];
  const [soft, loud] = ["soft", "loud"].map((caption, at) => swelling(id, [levels[at] ?? 1], caption));
  return grows ? [...(soft ?? []), ...(loud ?? [])] : [...(loud ?? []), ...(soft ?? [])];
}
