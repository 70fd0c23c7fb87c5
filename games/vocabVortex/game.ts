import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { hatsBanks, hatsLevel } from "./levels/hats.ts";
import { howlBanks, howlLevel } from "./levels/howl.ts";
import { wrecksBanks, wrecksLevel } from "./levels/wrecks.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";
import { keepsakes, prices, stakes, tallies } from "./stakes.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Work out a new word from context and from its parts, and pick the most exact word.",
  standards: [
    { code: "CCSS L.4.4", checked: false },
    { code: "CCSS L.3.5c", checked: true },
    { code: "CCSS L.5.5", checked: false },
  ],
  forGrownUps: [
    "Your child steers a ship between three winds that are only heard. A hard word says which wind lifts the ship, an easy word which one lifts it a little. Knowing the word is the steering.",
    "There are two kinds of clues, and each costs height: another message shows the word in company, taking it apart shows its root. Which of the two helps depends on the word. Finding that out is half of what is taught.",
    "Level 1 has words to be found from context. Level 2 has word parts that come back in a second word. Level 3 has words with two meanings, and only the message tells which one is meant.",
    "Meanings and roots are as in American dictionaries, written from memory and not looked up.",
  ],
  mechanic: "choose",
  turn: { one: "round", many: "rounds" },
  voices: {
    keeper: { name: "Wilma, who keeps the lighthouse", pitch: 1.2, rate: 0.95 },
    bix: { name: "Bix, your mate", pitch: 0.9, rate: 1.1 },
    peanut: { name: "Peanut, in a kite boat", pitch: 1.6, rate: 1.1 },
    stray: { name: "A word that got lost", pitch: 1.45, rate: 1.2 },
    vortex: { name: "The vortex", pitch: 0.5, rate: 0.8 },
  },
  streakLayers: [],
  stakes,
  prices,
  tallies,
  keepsakes,
  content: {
    clues: {
      message: { label: "Another message", phrases: ["another message", "message", "clue", "radio"] },
      hats: { label: "Both meanings", phrases: ["both meanings", "meanings", "both"] },
      words: {
        label: "What the words mean",
        phrases: ["what the words mean", "what do the words mean", "what do they mean"],
      },
      parts: { label: "Take it apart", phrases: ["take it apart", "take the word apart", "apart", "parts"] },
    },
    buttons: {
      previous: { label: "Turn left", phrases: ["turn left"] },
      next: { label: "Turn right", phrases: ["turn right"] },
      left: {
        label: "The left-hand wind",
        phrases: [
          "left",
          "the left hand wind",
          "the wind on the left",
          "left wind",
          "the left wind",
          "the left one",
          "left one",
        ],
      },
      middle: {
        label: "The wind ahead",
        phrases: ["ahead", "the wind ahead", "straight", "the middle one", "middle"],
      },
      right: {
        label: "The right-hand wind",
        phrases: [
          "right",
          "the wind on the right",
          "right wind",
          "the right wind",
          "the right one",
          "right one",
        ],
      },
    },
    sounds: {
      browse: "rope-creak",
      wrong: "hull-creak",
      right: "wind-gust",
      half: "rope-creak",
      step: "harp-note",
    },
    words: {
      act: [
        "Left and Right turn the ship: hear each wind. Select flies. You face {label}.",
        "You face {label}.",
      ],
      actList: ["Left or Right, then Select."],
      askClues: ["Clues: Up, {up}. Down, {down}.", "Up: {up}. Down: {down}."],
      which: ["Which way is that wind? Turn to it, or say where it is.", "And where do you hear that one?"],
      place: ["You're at {label}.", "Now you're at {label}."],
      noClue: ["There are no more of those.", "That's all there was of that."],
      wrong: ["Not that one.", "It was another one.", "No, a different one."],
    },
  },
  soundsToLearn,
  goodbye: ["keeper: I'll keep the lamp on, dear."],
  tryAtHome: [
    "Next time somebody says a word that you don't know, listen to the words around it first. Then ask.",
    "Take a long word apart with your family. Which part do you know from another word?",
    "Close your eyes and find the most exact word for what you hear.",
  ],
  levels: [howlLevel, wrecksLevel, hatsLevel],
  banks: [...howlBanks, ...wrecksBanks, ...hatsBanks],
});
