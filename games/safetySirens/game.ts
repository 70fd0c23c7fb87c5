import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { houseBanks, houseLevel } from "./levels/drill-house.ts";
import { hotelBanks, hotelLevel } from "./levels/hotel.ts";
import { innBanks, innLevel } from "./levels/inn.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { devices, keepsakes, stakes, tallies } from "./stakes.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  review: "needed",
  objective: "Recognize alarms and sirens by their patterns, and take the first safe step.",
  standards: [{ code: "ECC independent living; health and safety", checked: false }],
  forGrownUps: [
    "Your child is a rookie in a drill house: counts beeps in a funny din, gets out at three or four, tells a grown-up about a chirp, walks a way out that was learned by ear, and calls the roll at the meeting tree. There is no fire in this game, only practice, and nobody comes to harm.",
    "Getting out is allowed at every moment, and never costs anything. Waiting to be sure while an alarm beeps always does. A child who goes out for a parrot has done well.",
    "Groups of three beeps are smoke, groups of four carbon monoxide; a single chirp every 30 to 60 seconds is a battery. Get out, call, stay out. Older, combined and talking alarms, and those for sleepers and the hard of hearing, sound different: let your child hear yours, with the test button.",
    "The fog machine's hiss stands for smoke. Real smoke may make no sound, and may be smelled or felt at a door only. Make a plan with two ways out of each room and a meeting place, walk it together, and ask your fire department for help with it. Pauses are shorter here than in life; every sound fades in and is limited in level, so real alarms are much louder.",
    "Town sirens mean different things in different places. Find out what yours mean.",
  ],
  mechanic: "listen",
  turn: { one: "beeper", many: "beepers" },
  voices: {
    chief: { name: "Chief Rosa", pitch: 0.95, rate: 1.05 },
    dudley: { name: "Dudley", pitch: 1.25, rate: 0.95 },
    bodo: { name: "Bodo", pitch: 0.7, rate: 0.95 },
    odile: { name: "Grandma Odile", pitch: 1.15, rate: 0.85 },
    echo: { name: "Echo the parrot", pitch: 1.6, rate: 1.1 },
  },
  streakLayers: [],
  stakes,
  devices,
  tallies,
  keepsakes,
  content: {
    responses: {
      on: { label: "No alarm", phrases: ["no alarm", "nothing", "i know that one", "carry on", "stay"] },
      tell: {
        label: "Tell a grown-up",
        phrases: ["tell a grown up", "tell", "grown up", "battery", "adult", "tell an adult"],
      },
      "door-left": { label: "The left door", phrases: ["left door", "the left door"] },
      "door-ahead": {
        label: "Straight ahead",
        phrases: ["straight ahead", "ahead", "straight on", "straight"],
      },
      "door-right": { label: "The right door", phrases: ["right door", "the right door"] },
      "all-here": {
        label: "Everybody is here",
        phrases: ["everybody is here", "everybody", "all here", "all", "nobody is missing"],
      },
      "no-bodo": { label: "Bodo is missing", phrases: ["bodo is missing", "bodo", "no tuba"] },
      "is-three": { label: "Threes: smoke", phrases: ["threes smoke", "smoke", "threes"] },
      "is-both": { label: "Both of them", phrases: ["both of them", "both"] },
      "is-four": {
        label: "Fours: carbon monoxide",
        phrases: ["fours carbon monoxide", "carbon monoxide", "fours", "gas"],
      },
      "from-left": { label: "From the left", phrases: ["from the left"] },
      "from-both": { label: "From both sides", phrases: ["from both sides", "both", "both sides"] },
      "from-right": { label: "From the right", phrases: ["from the right"] },
      "turn-left": { label: "Turn left", phrases: ["turn left", "go left"] },
      "turn-ahead": { label: "Straight on", phrases: ["straight on", "ahead", "straight ahead", "straight"] },
      "turn-right": { label: "Turn right", phrases: ["turn right", "go right"] },
      walk: { label: "Walk on", phrases: ["walk on", "go on", "walk"] },
      back: {
        label: "Step back, wait",
        phrases: ["step back and wait", "step back", "back", "stand back"],
      },
      "no-twins": {
        label: "The twins are missing",
        phrases: ["the twins are missing", "twins", "the twins"],
      },
    },
    words: {
      act: {
        full: ["{choices} Select: listen on."],
        short: [
          "What now?",
          "Your move.",
          "And you?",
          "Well, rookie?",
          "What do you do?",
          "Now you.",
          "Over to you.",
          "Which is it?",
          "Rookie?",
          "What do you say?",
        ],
      },
      right: [
        "You heard it.",
        "Yes.",
        "Good ear.",
        "That's it.",
        "Exactly.",
        "Just so.",
        "Well heard.",
        "Your ears are awake.",
      ],
      mended: ["Now you have it.", "There.", "Yes, now.", "That's it, the second time."],
      safe: ["That costs nothing.", "All right. No step lost.", "Allowed, any time.", "Nobody minds."],
      late: [
        "Yes, but late: the first beeps were enough.",
        "True, and late. Go at the first ones.",
        "Late. The beeps had told you.",
      ],
      half: [
        "There was a better first step.",
        "Nearly. Another step comes first.",
        "Not quite the first step.",
      ],
      lucky: [
        "Right, by luck: listen {known} is the one that tells.",
        "A lucky guess. Listen {known} would have told you.",
        "Right. It took luck, though: listen {known} tells.",
      ],
      wrong: ["No, it was something else.", "Not this time.", "The sound told something else."],
      again: ["Now what?", "And now?", "Try again.", "So?", "What now, rookie?"],
    },
  },
  soundsToLearn,
  goodbye: ["chief: Shift's over. Dudley locks up. Slowly."],
  tryAtHome: ["Choose a spot outside where your family meets, and walk there."],
  levels: [houseLevel, innLevel, hotelLevel],
  banks: [...houseBanks, ...innBanks, ...hotelBanks],
});
