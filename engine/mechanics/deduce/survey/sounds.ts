/** What is heard on a chart. Apart, since every game of deduce is told which sounds there are. */

export const SOUNDS = {
  walk: "tick",
  end: "nothing",
  shelf: "drawer",
  drop: "probe-beep",
  strike: "page",
  fly: "rocket-launch",
  found: "right",
  nothing: "nothing",
  set: "chest-shut",
  roll: "vacuum",
  caught: "tin-clack",
  gone: "sigh",
} as const;

export const surveySounds = Object.values(SOUNDS);
