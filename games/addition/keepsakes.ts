/** What a trip leaves the player for good. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  /** Of every line: who came in nose to nose with Mudge, and who was pushed. */
  "turnip-bell": {
    name: "Half a turnip medal",
    lines: [
      { sound: "keepsake" },
      { sound: "big-bite", caption: "a big bite out of a turnip" },
      "A turnip medal. Mudge bit off her half: it was that close. Yours to keep.",
    ],
  },
  "soup-ladle": {
    name: "Mudge's old ladle",
    lines: [
      { sound: "keepsake" },
      { sound: "pan-bang", level: 0.5 },
      "An old ladle from Mudge. It rings when you tap it. Yours to keep.",
    ],
  },
  "yard-whistle": {
    name: "The yard whistle",
    lines: [
      { sound: "keepsake" },
      { sound: "whistle", pitch: 4 },
      "A high whistle for your train, from the yard. Yours to keep.",
    ],
  },
  "farm-bell": {
    name: "The cow's bell",
    lines: [
      { sound: "keepsake" },
      { sound: "cowbell" },
      { sound: "cow" },
      "The cow gives you her second best bell. Yours to keep.",
    ],
  },
  "baker-bell": {
    name: "The golden whisk",
    lines: [
      { sound: "keepsake" },
      { sound: "whisk" },
      "A golden whisk from Ten Bridge. It is brass. Yours to keep.",
    ],
  },
  "harbor-horn": {
    name: "The little foghorn",
    lines: [
      { sound: "keepsake" },
      { sound: "boat-horn", level: 0.6, pitch: 5 },
      "A little foghorn, for little fogs. Yours to keep.",
    ],
  },
  "mountain-echo": {
    name: "The echo in a jar",
    lines: [
      { sound: "keepsake" },
      { sound: "voice-ooh" },
      { sound: "voice-ooh", level: 0.5 },
      "An echo in a jar. Open it twice. Twice. Yours to keep.",
    ],
  },
  "night-lantern": {
    name: "The ghost's ticket",
    lines: [
      { sound: "keepsake" },
      { sound: "ghost-ooh" },
      "The ghost's own ticket. Your hand goes right through it. Yours to keep.",
    ],
  },
};
