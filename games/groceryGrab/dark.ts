/** Whoever must be led out of the dark: what Clementine says. */
import type { Orders } from "./types.ts";

const inTheDark: Pick<Orders[string], "voice" | "start" | "grab" | "some"> = {
  voice: "clerk",
  start: "crowd-mutter",
  grab: {
    sound: "footsteps",
    says: [
      "You found {product}.",
      "{product}! A hand takes your elbow.",
      "Got {product}. Hold on tight, we're walking!",
    ],
    last: [
      "That's everybody. Lead them to the checkout.",
      "All here! Off to the checkout.",
      "Nobody left behind. To the checkout!",
    ],
  },
  some: ["Still in the dark: {lost}. They found a chair, and they're singing."],
};

export const darkOrders: Orders = {
  "dark-two": {
    ...inTheDark,
    calls: ["Two people are lost: {list}. Go by ear, and lead them to the checkout!"],
    products: ["lost-okafor", "lost-lou"],
    all: ["Two safe! You know this store by heart."],
  },
  "dark-three": {
    ...inTheDark,
    calls: ["Three more! {list}. Nobody can find the way but you."],
    products: ["lost-diaz", "lost-ravi", "lost-bell"],
    all: ["Coach says you're team captain now."],
  },
};
