/** What is heard on a bench. Apart, since every game of deduce is told which sounds there are. */

export const SOUNDS = {
  sit: "rope-creak",
  walk: "tick",
  end: "nothing",
  list: "drawer",
  leaf: "card-flip",
  shut: "page",
  ask: "doubt-hum",
  found: "right",
  wrong: "almost",
  door: "door-open",
  slip: "big-bite",
  patter: "sock-step",
  count: "sneeze",
  giggle: "gremlin-giggle",
} as const;

export const benchSounds = Object.values(SOUNDS);
