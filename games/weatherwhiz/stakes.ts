/** Houses that listen to you and not to Sunny FM, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** Each call costs a house, which Sam talks into his sunshine, and what is done brings or loses more. */
export const stakes: AnyDefinition["stakes"] = {
  listeners: {
    start: 10,
    from: 0,
    to: 30,
    better: "more",
    unit: { one: "house", many: "houses" },
    moves: { judged: -1, sharp: 3, ahead: 3, sheltered: 1, mistook: -2, gained: 1 },
    rises: { sound: "door-open", caption: "a house tunes in to you" },
    falls: { sound: "radio-tune", level: 0.6, caption: "a house tunes away" },
    counted: ["{Amount} now.", "That makes {amount}.", "{Amount} listen to us.", "So we have {amount}."],
    stretches: [
      {
        from: 0,
        layers: {},
        say: "{Amount} of 30, and 16 win the evening. Most listen to Sunny Sam.",
        fallen: [["sam: Welcome to Sunny FM, everybody!", "More houses for Sunny FM! Come in, come in!"]],
      },
      {
        from: 6,
        layers: { town: { bed: "crowd", level: 0.15 } },
        say: "{Amount} of 30, and 16 win the evening.",
        risen: ["pip: They're coming back to us."],
        fallen: [["sam: Half the town is mine! Or more!", "Back to the sunshine, good people!"]],
      },
      {
        from: 16,
        layers: { town: { bed: "crowd", level: 0.35 } },
        say: "{Amount} of 30: more than half the town. Keep them, and the evening is ours.",
        risen: [
          [
            "pip: More than half the town! Hold on to it, or spend some. 16 must be left at the end.",
            "More than half the town is ours again.",
          ],
        ],
        fallen: ["sam: Somebody's back with me! Hello, Mother!"],
      },
      {
        from: 24,
        layers: { town: { bed: "party", level: 0.35 } },
        say: "{Amount} of 30. What a town! 16 would do.",
        risen: ["sam: Hello? Is anybody listening to Sunny FM? Anybody?"],
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
