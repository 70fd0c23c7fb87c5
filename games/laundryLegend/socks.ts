/** The boss: bunches of four socks. The first is the item, the others follow it. */
import { FABRICS, WOOL } from "./sources.ts";
import type { Items } from "./types.ts";

export const sockBunches: Items = [
  {
    id: "socks-sporty",
    name: "A soccer sock",
    arrives: "footstep",
    details: ["Long and stretchy."],
    followedBy: [
      { name: "A tube sock", arrives: "footstep", details: ["No heel at all."] },
      {
        name: "A wool hiking sock",
        arrives: "footstep",
        details: ["Scratchy and thick."],
        mayBe: ["basin"],
        source: WOOL,
      },
      { name: "A gym sock", arrives: "footstep", details: ["Loopy inside. Phew."] },
    ],
  },
  {
    id: "socks-fancy",
    name: "A dancing sock",
    arrives: "footstep",
    details: ["Thin, with a ruffle."],
    followedBy: [
      {
        name: "A silk sock",
        arrives: "footstep",
        details: ["Cool and slippery."],
        mayBe: ["basin"],
        source: FABRICS,
      },
      { name: "A wedding sock", arrives: "footstep", details: ["Smooth. Confetti inside."] },
      { name: "A knee sock", arrives: "footstep", details: ["It goes on and on."] },
    ],
  },
  {
    id: "socks-tiny",
    name: "A baby sock",
    arrives: "footstep",
    details: ["As small as your thumb."],
    followedBy: [
      { name: "A doll's sock", arrives: "footstep", details: ["Even smaller."] },
      { name: "A bootie", arrives: "footstep", details: ["Knitted, with a string."] },
      { name: "A toddler's sock", arrives: "footstep", details: ["Rubber dots on the sole."] },
    ],
  },
  {
    id: "socks-silly",
    name: "A toe sock",
    arrives: "footstep",
    details: ["Five little rooms."],
    followedBy: [
      { name: "A sock puppet", arrives: "footstep", details: ["Two button eyes.", "It says hello."] },
      { name: "A left sock", arrives: "footstep", details: ["It insists on left."] },
      { name: "A right sock", arrives: "footstep", details: ["It is always right."] },
    ],
  },
  {
    id: "socks-sleepy",
    name: "A bed sock",
    arrives: "footstep",
    details: ["Fluffy and floppy."],
    followedBy: [
      { name: "A slipper sock", arrives: "footstep", details: ["Thick, with a grippy sole."] },
      {
        name: "A wool sock",
        arrives: "footstep",
        details: ["Scratchy and warm."],
        mayBe: ["basin"],
        source: WOOL,
      },
      { name: "A napping sock", arrives: "footstep", details: ["It snores."] },
    ],
  },
  {
    id: "socks-grand",
    name: "A holiday stocking",
    arrives: "footstep",
    details: ["Huge. A nut in the toe."],
    followedBy: [
      { name: "A clown's sock", arrives: "footstep", details: ["As long as your leg."] },
      { name: "A pirate's sock", arrives: "footstep", details: ["Only one was ever needed."] },
      {
        name: "Argyle, the boss sock",
        arrives: "footstep",
        details: ["He wriggles.", "He smells of adventure."],
      },
    ],
  },
];

/** The bunches of the easier bosses: every item of a game has an id of its own. Here wool and silk are no riddle. */
export const socksWithDelicates: Items = sockBunches.map((bunch) => ({
  ...bunch,
  id: `${bunch.id}-race`,
  followedBy: bunch.followedBy?.map(({ mayBe, ...sock }) => (mayBe === undefined ? sock : byHand(sock))),
}));

export const socksForMachines: Items = sockBunches.map((bunch) => ({
  ...bunch,
  id: `${bunch.id}-run`,
  followedBy: bunch.followedBy?.filter(({ mayBe }) => mayBe === undefined),
}));

type Sock = NonNullable<Items[number]["followedBy"]>[number];

function byHand(sock: Sock): Sock {
  return {
    ...sock,
    bin: "basin",
    details: [...sock.details, "Label: hand wash."],
    contrast: "Too rough for it.",
    why: "Wool and silk are often washed by hand.",
  };
}
