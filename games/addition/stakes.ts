/** What is at stake on every trip: coal, heard in the fire, and the Turnip Train behind that hears it too. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

type Stakes = NonNullable<AnyDefinition["stakes"]>;
type Tallies = NonNullable<AnyDefinition["tallies"]>;

export const stakes: Stakes = {
  coal: {
    start: 8,
    from: 0,
    to: 24,
    better: "more",
    moves: { burned: -1, shoveled: 1 },
    stretches: [
      {
        from: 0,
        layers: { fire: { bed: "fire", level: 0.15, pitch: -3 }, mudge: { bed: "goods-train", level: 1 } },
        say: "The fire is out, and the Turnip Train is right behind you.",
        fallen: [
          { sound: "goods-horn", hold: "lead", side: 0.3, caption: "a low, tired horn, right behind" },
        ],
      },
      {
        from: 1,
        layers: { fire: { bed: "fire", level: 0.35, pitch: -2 }, mudge: { bed: "goods-train", level: 0.6 } },
        say: "The fire is low. Lumps left: {coal}. The Turnip Train is close.",
        fallen: [
          {
            say: [
              "The fire is low. With no coal, Mudge pushes, and keeps your guest.",
              "Low fire. Out of coal, you are pushed, and your guest goes to Mudge.",
              "The fire is low.",
              "Low fire, driver.",
              "Not much fire left.",
              "The fire shrinks.",
            ],
            part: "object",
          },
        ],
      },
      {
        from: 3,
        layers: { fire: { bed: "fire", level: 0.5, pitch: -1 }, mudge: { bed: "goods-train", level: 0.4 } },
        say: "The fire is small: {coal} lumps. The Turnip Train is not far behind.",
      },
      {
        from: 5,
        layers: { fire: { bed: "fire", level: 0.75 }, mudge: { bed: "goods-train", level: 0.2 } },
        say: "The fire is good: {coal} lumps. The Turnip Train is a good way behind.",
      },
      {
        from: 8,
        layers: { fire: { bed: "fire", level: 1, pitch: 2 } },
        say: "The fire roars: {coal} lumps. The Turnip Train is a long way back.",
        risen: [
          {
            say: ["The fire roars. Mudge is a long way back.", "What a fire! Pickle toasts a sandwich."],
            part: "object",
          },
        ],
      },
    ],
  },
};

export const tallies: Tallies = {
  coins: {
    counts: "paid",
    best: "most",
    now: "Coins so far: {count}.",
    end: ["Coins in the tin: {count}.", "The tin has this many coins: {count}."],
    record: "{count} coins, your best yet! It was {best}.",
  },
  splashes: {
    counts: "broke",
    best: "fewest",
    now: "Splashes: {count}.",
    end: "Splashes: {count}.",
    record: "Splashes: {count}, fewer than ever.",
  },
  band: {
    counts: "joined",
    best: "most",
    now: "The band so far: {count}.",
    end: "In the band: {count}.",
    record: "In the band: {count}, your biggest yet!",
  },
  express: {
    counts: "express",
    best: "most",
    now: "Express rides so far: {count}.",
    end: ["Express rides: {count}."],
    record: "Express rides: {count}, your most ever.",
  },
};
