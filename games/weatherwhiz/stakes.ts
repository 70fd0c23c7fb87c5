/** Houses that listen to you and not to Sunny FM, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const stakes: AnyDefinition["stakes"] = {
  listeners: {
    start: 10,
    from: 0,
    to: 30,
    better: "more",
    unit: { one: "house", many: "houses" },
    moves: { sharp: 2, mistook: -3, late: -1, gained: 1 },
    rises: { sound: "door-open", caption: "a house tunes in to you" },
    falls: { sound: "radio-tune", level: 0.6, caption: "a house tunes away" },
    stretches: [
      {
        from: 0,
        layers: {},
        say: "Houses that listen to you: {listeners} of 30. Most listen to Sunny Sam.",
        fallen: ["sam: Welcome to Sunny FM, everybody!"],
      },
      {
        from: 6,
        layers: { town: { bed: "crowd", level: 0.15 } },
        say: "Houses that listen to you: {listeners} of 30.",
      },
      {
        from: 14,
        layers: { town: { bed: "crowd", level: 0.35 } },
        say: "Houses that listen to you: {listeners} of 30. Sam is worried.",
        risen: ["sam: Hello? Is anybody listening to Sunny FM? Mother?"],
      },
      {
        from: 22,
        layers: { town: { bed: "party", level: 0.35 } },
        say: "Houses that listen to you: {listeners} of 30. What a town!",
        risen: ["pip: Even Sam's mother listens to us now!"],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  sharp: {
    counts: "sharp",
    of: "judged",
    best: "most",
    unit: { one: "call", many: "calls" },
    now: "Right on time: {count} of {of}.",
    end: "Right on time: {count} of {of}.",
    record: "Right on time: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  boots: {
    name: "Sunny Sam's boots",
    lines: [
      { sound: "keepsake" },
      { sound: "splash" },
      { sound: "splash", pitch: -3 },
      "sam: They were never dry. Not one sunny day.",
    ],
  },
  umbrella: {
    name: "A small umbrella",
    lines: [{ sound: "keepsake" }, { sound: "spring" }, "pip: It opens by itself. Mostly indoors."],
  },
  sheep: {
    name: "The weather sheep",
    lines: [
      { sound: "keepsake" },
      { sound: "sheep", hold: "end" },
      "sam: It ate my map. Now it knows the way.",
    ],
  },
  duck: {
    name: "The studio duck",
    lines: [
      { sound: "keepsake" },
      { sound: "duck", hold: "end" },
      "pip: It says: lovely weather. It always does.",
    ],
  },
  bell: {
    name: "The all-clear bell",
    lines: [
      { sound: "keepsake" },
      { sound: "hand-bell", hold: "end" },
      "pip: Everybody out! Slowly. There's a goat in the door.",
    ],
  },
  clock: {
    name: "The patient clock",
    lines: [
      { sound: "keepsake" },
      { sound: "clock-tick" },
      { sound: "clock-tick", hold: "end" },
      "pip: It never hurries. Very wise.",
    ],
  },
};
