/** What is heard at doors. */
import type { Heard } from "./scene.ts";

function s(sound: Heard["sound"], caption: string): Heard {
  return { sound, caption, hold: "end" };
}

export const tick = s("clock-tick", "a clock ticks");
export const scissors = s("scissors", "scissors snip");
export const dog = s("dog-small", "a small dog yaps");
export const hammer = s("hammer", "a hammer strikes");
export const fish = s("fish-here", "ice at a fish counter");
export const bread = s("bakery-here", "an oven hums");
export const bell = s("doorbell", "a doorbell");
export const squeak = s("door-squeak", "a door squeaks");
export const creak = s("door-creak", "a door creaks");
export const sizzle = s("sizzle", "something sizzles");
export const popcorn = s("popcorn", "popcorn pops");
export const bird = s("bird", "a bird in a cage sings");
export const toy = s("squeak-toy", "a toy squeaks");
export const saw = s("saw", "a saw");
export const harp = s("music-box", "a music box plays a note");
export const stamp = s("gavel", "a stamp comes down");
export const kettle = s("kettle-whistle", "a kettle whistles");
export const coins = s("coins", "coins are counted");
export const typing = s("key-press", "a key is typed");
export const water = s("tap-runs", "water runs");
export const seal = s("seal", "a seal barks");
export const rope = s("rope-creak", "a rope creaks");
export const glass = s("glass-clink", "glasses clink");
export const page = s("page", "a page turns");
export const accordion = s("accordion", "an accordion plays a note");
export const ball = s("ball-bounce", "a ball bounces");
export const piano = s("piano", "a piano plays a note");
export const drum = s("snare", "a drum");
export const trumpet = s("trumpet", "a trumpet plays a note");
export const hum = s("microwave", "something hums");
export const cutlery = s("cutlery", "forks clatter");
export const laugh = s("giggle", "somebody giggles");
export const drawer = s("drawer", "a drawer slides");
