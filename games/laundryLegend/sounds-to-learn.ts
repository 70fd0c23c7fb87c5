/** The sounds that a sorter goes by: cloth, marks, pockets, labels and machines. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { cotton, denim, raincoat, sequins, silk, wool } from "./cloths.ts";
import type { Heard } from "./types.ts";

/** As in `markSchema`: how far apart two of a row are, if nothing else is said. */
const APART = 300;

function cloth(name: string, [heard]: Heard): SoundToLearn {
  return { name, sound: heard?.sound ?? "cloth-cotton" };
}

function times(name: string, sound: "pin-click" | "dial-click", count: number): SoundToLearn {
  return { name, notes: Array.from({ length: count }, (_, index) => ({ sound, at: index * APART })) };
}

export const soundsToLearn: SoundToLearn[] = [
  cloth("Denim", denim),
  cloth("Wool", wool),
  cloth("Cotton", cotton),
  cloth("Silk", silk),
  cloth("Sequins", sequins),
  cloth("A raincoat", raincoat),
  times("One pin", "pin-click", 1),
  times("Two pins", "pin-click", 2),
  times("Three pins", "pin-click", 3),
  { name: "A snip in the tag", sound: "scissors" },
  { name: "A knock on the tag", sound: "tag-knock" },
  { name: "A creak of thread", sound: "rope-creak", level: 0.7 },
  { name: "The Fizzwicks", sound: "cork" },
  { name: "The Mossbottoms", sound: "frog" },
  { name: "The Picklebys", sound: "crunch" },
  { name: "Ice: wash it cold", sound: "ice-clink" },
  { name: "Bubbles: wash it warm", sound: "bubbles" },
  { name: "Steam: wash it hot", sound: "steam" },
  times("The dial on cold", "dial-click", 1),
  times("The dial on warm", "dial-click", 2),
  times("The dial on hot", "dial-click", 3),
  { name: "A crayon in the pocket", sound: "pocket" },
  { name: "A tissue in the pocket", sound: "page" },
  { name: "A stiff label", sound: "page", level: 0.7, pitch: 5 },
  { name: "Coins in the pocket", sound: "coins" },
  { name: "A key in the pocket", sound: "keys-jingle" },
  { name: "A note in the pocket", sound: "bill-fold" },
  { name: "A rubber duck", sound: "squeak-toy" },
  { name: "Argyle's steps", sound: "sock-step" },
  { name: "Argyle is in there", sound: "gremlin-giggle" },
  { name: "Argyle fibs", sound: "rubber-band" },
  { name: "One more sock moves in", sound: "spring" },
  { name: "A sock goes home", sound: "run" },
  { name: "The last piece in the bag", sound: "zip" },
  { name: "It belongs elsewhere", sound: "bounce" },
  { name: "A dryer full of lint", sound: "lint-choked" },
  { name: "A dryer free of lint", sound: "lint-clear" },
  { name: "A washer off balance", sound: "drum-bang" },
  { name: "A smooth drum", sound: "spin" },
  { name: "Something burns inside", sound: "burnt-fizz" },
  { name: "A coin for the jar", sound: "coin-jar" },
];
