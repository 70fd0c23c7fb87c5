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
  leopard: being("leopard seal", "seal", "a leopard seal growls", { pitch: -6 }),
  dolphin: being("dolphin", "dolphin", "a dolphin clicks and whistles"),
  whale: being("whale", "whale", "a whale sings"),
  bear: being("brown bear", "bear", "a brown bear huffs"),
  icebear: being("polar bear", "bear", "a polar bear huffs, deeper", { pitch: -5 }),
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

/** Of each kind, how more than one of it is called. */
const CROWDS: Partial<Record<Being, string>> = {
  grass: "grass",
  seeds: "seeds",
  berries: "berries",
  cricket: "crickets",
  mosquito: "mosquitoes",
  krill: "krill",
  fish: "fish",
  frog: "frogs",
  mouse: "mice",
  bird: "robins",
  sheep: "sheep",
  snake: "snakes",
  owl: "owls",
  wolf: "wolves",
  penguin: "penguins",
  seal: "seals",
  leopard: "leopard seals",
  icebear: "polar bears",
};
/** Of these there is less; of all others there are fewer. */
const MASSES: readonly string[] = ["grass", "krill"];

function swelling(of: Being, levels: readonly number[], caption: string): Heard[] {
  const [voice] = living[of].heard ?? [];
  if (voice === undefined) throw new RangeError(`swelling: ${of} has no voice`);
  const { times: _times, every: _every, ...once } = voice;
  return levels.map((level) => ({ ...once, level, caption: `${voice.caption}, ${caption}` }));
}

/** Growing louder: there are more of them. Fading: there are fewer. */
export const crowds: Record<string, Card> = Object.fromEntries(
  Object.entries(CROWDS).flatMap(([id, word]): [string, Card][] => [
    [`more-${id}`, { name: `More ${word}`, heard: loudness(id as Being, true) }],
    [
      `fewer-${id}`,
      {
        name: `${MASSES.includes(word) ? "Less" : "Fewer"} ${word}`,
        phrases: [MASSES.includes(word) ? `fewer ${word}` : `less ${word}`],
        heard: loudness(id as Being, false),
      },
    ],
  ]),
);

function loudness(id: Being, grows: boolean): Heard[] {
  const levels = [0.25, 1];
  const [soft, loud] = ["soft", "loud"].map((caption, at) => swelling(id, [levels[at] ?? 1], caption));
  return grows ? [...(soft ?? []), ...(loud ?? [])] : [...(loud ?? []), ...(soft ?? [])];
}
