/** The sounds that tell where one is and who comes. */
import type { SoundToLearn } from "../../engine/definition/index.ts";
import { COMERS } from "./comers.ts";
import { DEEP, LOOKERS } from "./eyes.ts";
import { CHANGED } from "./later.ts";
import { FEELS } from "./paint.ts";
import { PLACES } from "./places.ts";

export const soundsToLearn: SoundToLearn[] = [
  { name: "Snow", notes: PLACES.snow.heard.notes },
  { name: "Dry leaves", notes: PLACES.leaves.heard.notes },
  { name: "Grass", notes: PLACES.grass.heard.notes },
  { name: "A beach", notes: PLACES.sand.heard.notes },
  { name: "Coal for the train", notes: PLACES.coal.heard.notes },
  { name: "A stable with straw", notes: PLACES.straw.heard.notes },
  { name: "Stones on a mountain", notes: PLACES.rocks.heard.notes },
  { name: "A tree", notes: PLACES.bark.heard.notes },
  { name: "A fire truck", notes: PLACES.engine.heard.notes },
  { name: "Night", notes: PLACES.night.heard.notes },
  { name: "Snow that melts", notes: CHANGED.thaw.heard.notes },
  { name: "Dry grass", notes: CHANGED.drought.heard.notes },
  { name: "Rain on a truck", notes: CHANGED.rainOnTruck.heard.notes },
  { name: "Morning", notes: CHANGED.morning.heard.notes },
  { name: "Deep water", notes: DEEP.heard.notes },
  { name: "Captain Peek", notes: COMERS.peek.notes },
  { name: "Sniff the dog", notes: COMERS.sniff.notes },
  { name: "Pop and his pancakes", notes: COMERS.pop.notes },
  { name: "A deer", notes: LOOKERS.deer.heard.notes },
  { name: "Bees", notes: LOOKERS.bees.heard.notes },
  { name: "A hen", notes: LOOKERS.hen.heard.notes },
  { name: "A rattlesnake", notes: LOOKERS.snake.heard.notes },
  { name: "A firm fruit", notes: FEELS.firm.notes },
  { name: "A soft fruit", notes: FEELS.soft.notes },
  { name: "Mush", notes: FEELS.mush.notes },
  { name: "A ripe banana", notes: FEELS.peels.notes },
  { name: "A hard berry", notes: FEELS.hardBerry.notes },
  { name: "A soft berry", notes: FEELS.softBerry.notes },
  { name: "A fresh leaf", notes: FEELS.freshLeaf.notes },
  { name: "A dry leaf", notes: FEELS.dryLeaf.notes },
  { name: "Soft bread, or dough", notes: FEELS.pat.notes },
  { name: "Crisp toast", notes: FEELS.crisp.notes },
  { name: "Burnt toast", notes: FEELS.scraped.notes },
  { name: "Kernels", notes: FEELS.rattles.notes },
  { name: "Hard as stone", notes: FEELS.stone.notes },
  { name: "A smooth chain", notes: FEELS.jingle.notes },
  { name: "A rusty chain", notes: FEELS.grates.notes },
  { name: "A rusty gate", notes: FEELS.squeals.notes },
  { name: "A smooth gate", notes: FEELS.swings.notes },
  { name: "A whole mug", notes: FEELS.clink.notes },
  { name: "A cracked mug, or plastic", notes: FEELS.clack.notes },
  { name: "An umbrella", notes: FEELS.flaps.notes },
  { name: "A torn umbrella", notes: FEELS.torn.notes },
];
