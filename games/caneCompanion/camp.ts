/** Camp Thistle: paths with their edges, the places they lead to, and three maps of it. No street is on any of them. */
import type { Cane, Content } from "./types.ts";

const place = (sign: string, name: string, short: string, here: Landmark["here"], caption: string) =>
  ({ type: "floor", sign, landmark: { name, short, here, caption } }) as const;
type Landmark = NonNullable<Extract<Content["cells"][string], { type: "floor" }>["landmark"]>;
const floor = (sign: string) => ({ type: "floor", sign }) as const;
const beside = (sign: string, sound: Content["edge"]["sound"], caption: string, says: string) =>
  ({ type: "block", sign, sound, caption, says }) as const;

export const cells: Content["cells"] = {
  fire: { ...place("@", "the campfire", "Campfire", "simmer", "the campfire crackles"), role: "start" },
  owl: place("O", "Owl Cabin", "Owl Cabin", "door-squeak", "a screen door squeaks"),
  pump: place("P", "the water pump", "Water pump", "tap-drip", "the pump drips"),
  kitchen: place("K", "the kitchen", "Kitchen", "pan-lid", "a pot lid rattles"),
  washhouse: place("W", "the washhouse", "Washhouse", "tap-runs", "water runs"),
  stage: place("S", "the stage", "Stage", "board-forward", "hollow boards"),
  bell: place("T", "the camp bell", "Camp bell", "hand-bell", "the camp bell hums"),
  craft: place("C", "the craft shed", "Craft shed", "glockenspiel-note", "wind chimes ring"),
  tent: place("E", "the story tent", "Story tent", "cloth-cotton", "tent cloth flaps"),
  lodge: place("L", "the lodge", "Lodge", "door-creak", "a big door creaks"),
  path: floor("."),
  gravel: floor(","),
  boards: floor("="),
  west: floor("<"),
  east: floor(">"),
  benchwest: floor("b"),
  bencheast: floor("d"),
  upper: floor("1"),
  top: floor("2"),
  ledge: floor(";"),
  grass: beside("g", "cane-grass", "grass swishes", "The grass."),
  hedge: beside("h", "branch-brush", "hedge twigs brush", "The hedge."),
  wall: beside("w", "cane-wall", "a wall knocks back", "The wall."),
  rail: beside("f", "post-clang", "a rail rings", "The rail."),
  flagpole: beside("p", "triangle", "a thin pole rings", "The flagpole."),
  mailbox: beside("m", "pan-bang", "a tin box booms", "The mailbox."),
  barrel: beside("q", "djembe", "a barrel booms", "The rain barrel."),
  stump: beside("t", "woodblock", "a stump knocks", "The tree stump."),
  canoe: beside("n", "cane-metal", "a tin canoe rings", "The canoe."),
};

export const paths: Cane["paths"] = {
  gravel: { surface: "gravel" },
  owl: { surface: "boards" },
  stage: { surface: "boards" },
  kitchen: { surface: "boards" },
  boards: { surface: "boards" },
  west: { tilts: "left" },
  east: { tilts: "right" },
  benchwest: {
    stands: {
      at: "left",
      sound: "door-knock",
      caption: "a bench knocks",
      name: "the bench",
    },
  },
  bencheast: {
    stands: {
      at: "right",
      sound: "door-knock",
      caption: "a bench knocks",
      name: "the bench",
    },
  },
  upper: { height: 1 },
  top: { height: 2 },
  lodge: { height: 2 },
  ledge: { surface: "gravel", height: 1 },
};

export const surfaces: Cane["surfaces"] = {
  path: {
    tip: "cane-concrete",
    step: "footstep",
    walked: "a step",
    name: "concrete",
    caption: "concrete ticks",
  },
  gravel: {
    tip: "cane-gravel",
    step: "step-gravel",
    walked: "a step on gravel",
    name: "gravel",
    caption: "gravel crunches",
    rough: true,
  },
  boards: {
    tip: "cane-wood",
    step: "step-wood",
    walked: "a step on boards",
    name: "boards",
    caption: "boards sound hollow",
  },
};

export const verges: Cane["verges"] = {
  grass: { name: "the grass" },
  hedge: { name: "the hedge" },
  wall: { name: "the wall", landmark: true },
  rail: { name: "the rail", landmark: true },
  flagpole: { name: "the flagpole", landmark: true },
  mailbox: { name: "the mailbox", landmark: true },
  barrel: { name: "the rain barrel", landmark: true },
  stump: { name: "the tree stump", landmark: true },
  canoe: { name: "the canoe", landmark: true },
};

/** The back row first. */
const whole = {
  first: ["ggggg", "O,,.g", "ggg.g", "ggg.g", "ggg@g"],
  steps: ["gEg", "f.g", "f1f", "f1g", "g.g", "g@g"],
  line: [
    "ggggggTgggg",
    "gggggg...Eg",
    "gS,,,,<gggg",
    "gggggg.===W",
    "gggggg<ggg=",
    "gP,,,,.ggg=",
    "g,ggggb===K",
    "g,gggg>gggg",
    "gO,,,,.gggg",
    "gggggg.===C",
    "gggggg@gggg",
  ],
  landmarks: [
    "gggShggggEggg",
    "O,,.hhhhh.==W",
    "ggp.gggggdmgg",
    "wwg.,,C,,.ggg",
    "wwn>qgggt<ngg",
    "P,,.ggggg.,,K",
    "ggwbggggg.wgg",
    "ggg.=====.ggg",
    "ggg@gggggTggg",
  ],
  edges: [
    "gggffLggggg",
    "gS.122gfggg",
    "gggff222..W",
    "ggggg2ffggg",
    "ggggf111..K",
    "gP,,;1gfggg",
    "ggggf1ggggg",
    "gO,,,.ggggg",
    "ggggg.===Cg",
    "ggggg@ggggg",
  ],
};

const without = (signs: RegExp, map: readonly string[]) => map.map((row) => row.replaceAll(signs, "."));

/** What was not shown yet is not met: the same paths, without what tips or stands on them. */
export const maps = {
  ...whole,
  lineFlat: without(/[<>b]/g, whole.line),
  lineTipped: without(/b/g, whole.line),
  landmarksFlat: without(/[<>bd]/g, whole.landmarks),
};

export const floors: Content["floors"] = ["footstep"];

export const edge: Content["edge"] = {
  sound: "cane-grass",
  caption: "grass swishes",
  says: ["The edge of the camp."],
};

const steps = (way: string) => ({ one: `one step ${way}`, many: `{count} steps ${way}` });

export const words: Content["words"] = {
  enter: "{place}.",
  position: "{row}, {column}.",
  standing: "{place}.",
  rows: ["near the fire"],
  columns: ["on the path"],
  ways: { left: steps("left"), right: steps("right"), up: steps("forward"), down: steps("back") },
  joinLegs: "{first}, then {next}",
  behind: "behind you, {distance}",
  distances: ["close", "a little way off", "far off", "very far off"],
  moves: {
    left: { label: "Go left", phrases: ["go left"] },
    right: { label: "Go right", phrases: ["go right"] },
    up: { label: "Go forward", phrases: ["go forward"] },
    down: { label: "Go back", phrases: ["go back"] },
  },
};
