import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { cells, edge, floors, words } from "./camp.ts";
import { card } from "./card.ts";
import { devices, keepsakes, stakes, tallies } from "./frame.ts";
import { edgesBanks, edgesLevel } from "./levels/edges.ts";
import { landmarksBanks, landmarksLevel } from "./levels/landmarks.ts";
import { lineBanks, lineLevel } from "./levels/line.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { walking } from "./walking.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective:
    "Use what both tips of the cane's arc touch: follow an edge, find a gap, stop at a step, and walk a route back.",
  standards: [{ code: "ECC O&M", checked: false }],
  forGrownUps: [
    "Your child walks the paths of a camp by alternating left and right taps. What the tip touches on each side tells the edges of the path, its gaps, and what stands in the way. It teaches listening to the ground, counting gaps, and walking a route back; it does not teach street crossing. No path here meets a street: crossing is for a grown-up or a certified orientation and mobility instructor.",
    "It does not replace lessons with a cane in the hand. Which technique suits which child and place is for their instructor to say.",
  ],
  facts: [
    {
      fact: "The tip is opposite the forward foot, and checks for the next one.",
      source: "sauerburger.org/edge.htm",
      checked: true,
    },
    {
      fact: "A tip that stays on the ground finds drop-offs better than a tapping one (15 adults).",
      source: "Kim, Wall Emerson and Curtis 2009, PMC3013510",
      checked: true,
    },
    {
      fact: "The arc reaches about an inch past the widest part of the body.",
      source: "Penrod 2012",
      checked: false,
    },
    {
      fact: "Grass, grass, then hard ground on both sides is the gap where one turns.",
      source: "parentmobility.com, Shorelining Cane Technique",
      checked: true,
    },
    {
      fact: "A gliding tip catches on rough ground.",
      source: "common knowledge among cane users",
      checked: false,
    },
  ],
  review: "needed",
  mechanic: "walk",
  turn: { one: "walk", many: "walks" },
  voices: {
    tap: { name: "Tap", pitch: 1.25, rate: 1.08 },
    finch: { name: "Mr. Finch", pitch: 0.75, rate: 1 },
    mia: { name: "Mia", pitch: 1.45, rate: 1.1 },
    zoe: { name: "Zoe", pitch: 1.3, rate: 0.95 },
    leo: { name: "Leo", pitch: 1.1, rate: 1 },
    sam: { name: "Sam", pitch: 1.2, rate: 1.05 },
    ana: { name: "Ana", pitch: 1.35, rate: 1 },
    max: { name: "Max", pitch: 1.05, rate: 0.85 },
    ivy: { name: "Ivy", pitch: 1.5, rate: 1.2 },
    ben: { name: "Ben", pitch: 1.15, rate: 1.15 },
    pia: { name: "Pia", pitch: 1.4, rate: 0.95 },
  },
  streakLayers: [],
  devices,
  stakes,
  tallies,
  keepsakes,
  prices: { hint: { marshmallows: 1 } },
  content: { cells, floors, edge, words, tasks: { cane: walking } },
  soundsToLearn,
  goodbye: [
    "tap: Good night! Camp paths are ours. Streets are for lessons, with a grown-up who teaches canes.",
  ],
  tryAtHome: [
    "With a grown-up, walk a hallway with your cane and name what each side sounds like. Then walk it back: what is on which side now?",
  ],
  levels: [lineLevel, landmarksLevel, edgesLevel],
  banks: [...lineBanks, ...landmarksBanks, ...edgesBanks],
});
