/** The sounds that a detective goes by. What clues sound like is for the ear to find out, and is not taught. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "A high hum, yes", sound: "hum-yes" },
  { name: "A low hum, no", sound: "hum-no" },
  { name: "Somebody steps forward", sound: "board-forward" },
  { name: "Somebody steps back", sound: "board-back" },
  { name: "The trapdoor opens", sound: "trapdoor" },
  { name: "Caught", sound: "gavel" },
  { name: "It was honest", sound: "strike" },
  { name: "A cracker in the tin", sound: "tin-clack" },
  { name: "Biscuit sells you something", sound: "parrot" },
  { name: "A bite out of the page", sound: "big-bite" },
  { name: "A new case", sound: "door-creak" },
  { name: "A page turns", sound: "page" },
  { name: "That is right", sound: "right" },
  { name: "The last challenge", sound: "boss-near" },
];
