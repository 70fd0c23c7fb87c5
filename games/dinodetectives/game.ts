import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { digging } from "./digging.ts";
import { cells, edge, floors, words } from "./field.ts";
import { devices, keepsakes, stakes, tallies } from "./frame.ts";
import { layersBanks, layersLevel } from "./levels/layers.ts";
import { motherBanks, motherLevel } from "./levels/mother.ts";
import { riverBanks, riverLevel } from "./levels/river.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Use fossils as evidence: say what a find proves, what it busts, and what it cannot tell.",
  standards: [
    { code: "NGSS 3-LS4-1", checked: false },
    { code: "NGSS 4-ESS1-1", checked: false },
  ],
  forGrownUps: [
    "Your child turns with a detector, follows its ticks, digs, and weighs each find against a claim: it proves it, busts it, or tells nothing about it. Finding out that a find tells nothing is half of the game.",
    "What ticks how is a fossil's kind, how fast is how near, how low is how deep. The field is a small map; left and right turn on the spot. It does not replace orientation and mobility lessons.",
    "Level 2 adds layers (deeper is older, and only what lies together lived together), level 3 finds that a river rolled in from elsewhere, and plaster. Real layers can be folded or turned over; these are not.",
    "The three beasts are Maiasaura, Triceratops and Allosaurus. Facts are from memory and name the papers that they go back to; nobody has looked them up. Scientists say supports rather than proves: one find is rarely the last word. Nobody knows what dinosaurs sounded like, so none has a voice here.",
    "Real fossils are dug with the landowner's leave. In the United States, fossils of animals with backbones on federal land need a permit.",
  ],
  mechanic: "walk",
  turn: { one: "brag", many: "brags" },
  voices: {
    doc: { name: "Doc Rosa", pitch: 1.15, rate: 1.05 },
    bluster: { name: "Barnaby Bluster", pitch: 0.75, rate: 1.15 },
  },
  streakLayers: [],
  devices,
  stakes,
  tallies,
  keepsakes,
  content: { cells, floors, edge, words, tasks: { dig: digging } },
  soundsToLearn,
  goodbye: ["doc: I'll put a rope around our field. See you!"],
  tryAtHome: [
    "With a grown-up, press a leaf, a key, or a toy's foot into soft clay. Let somebody feel it with closed eyes: what does the print tell, and what not?",
  ],
  levels: [motherLevel, layersLevel, riverLevel],
  banks: [...motherBanks, ...layersBanks, ...riverBanks],
});
