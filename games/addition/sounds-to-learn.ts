/** The sounds that a driver goes by: cars, the number on the rail, and how the fire and the train behind stand. */
import type { SoundToLearn } from "../../engine/definition/index.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "One car on", sound: "couple-one" },
  { name: "Ten cars on", sound: "couple-ten" },
  { name: "One car off", sound: "uncouple-one" },
  { name: "Ten cars off", sound: "uncouple-ten" },
  { name: "A small number", sound: "rail", pitch: -7 },
  { name: "A large number", sound: "rail", pitch: 7 },
  { name: "Too few, go up", sound: "glide-up" },
  { name: "Too many, go back", sound: "glide-down" },
  { name: "The whistle, you stop here", sound: "whistle" },
  { name: "A way was chosen", sound: "lever-pull" },
  { name: "Coal for the fire", sound: "coal-in" },
  { name: "A jump burns a lump", sound: "fire-flare", level: 0.35 },
  { name: "The fire, full of coal", bed: "fire", pitch: 2 },
  { name: "The fire, almost out", bed: "fire", pitch: -3, level: 0.4 },
  { name: "The Turnip Train, close behind", bed: "goods-train" },
  { name: "The Turnip Train's horn", sound: "goods-horn" },
  { name: "The Turnip Train pushes", sound: "train-bump" },
  { name: "The bridge groans", sound: "rope-creak" },
  { name: "A coin", sound: "coin" },
  { name: "Not yet", sound: "almost" },
  { name: "The last challenge", sound: "boss-near" },
];
