/** The field: a river on the left, hills ahead, a camp to begin at. What lies in it lies somewhere else each time. */
import type { Content } from "./types.ts";

export const cells: Content["cells"] = {
  camp: {
    type: "floor",
    sign: "@",
    role: "start",
    landmark: { name: "the camp", short: "Camp", here: "simmer", caption: "a kettle simmers" },
  },
  river: {
    type: "floor",
    sign: "~",
    landmark: {
      name: "the river bank",
      short: "River bank",
      here: "splash",
      caption: "water laps",
      hum: "stream",
    },
  },
  ground: { type: "floor", sign: "." },
};

/** The back row first. */
export const maps = {
  tiny: ["...", "~..", ".@."],
  small: ["....", "~...", ".@.."],
  field: ["....", "~...", "....", ".@.."],
  wide: [".....", "~....", ".....", "..@.."],
};

export const floors: Content["floors"] = ["step-sand", "step-gravel", "step-grass", "step-leaves"];

export const edge: Content["edge"] = {
  sound: "rope-creak",
  caption: "a rope creaks",
  says: ["The rope. Our field ends here.", "That's the rope.", "The end of the field.", "The rope again."],
};

export const words: Content["words"] = {
  position: "You stand in the {row}, {column}.",
  standing: "You stand at {place}: {row}, {column}.",
  rows: ["sand row", "gravel row", "grass row", "leaf row"],
  columns: ["first from the left", "second from the left", "third", "fourth", "fifth"],
  turning: {
    moves: {
      left: { label: "Turn left", phrases: ["left", "turn left"] },
      right: { label: "Turn right", phrases: ["right", "turn right"] },
      up: { label: "Step forward", phrases: ["step", "forward", "step forward", "go"] },
      down: { label: "Step back", phrases: ["back", "step back"] },
    },
    faces: {
      left: "Facing the river.",
      right: "Facing the road.",
      up: "Facing the hills.",
      down: "Facing the barn.",
    },
    way: { left: "turn left", right: "turn right", down: "turn around" },
  },
};
