import { defineGame } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { devices, keepsakes, prices, tallies } from "./frame.ts";
import { hideBanks, hideLevel } from "./levels/hide.ts";
import { eyesBanks, eyesLevel } from "./levels/eyes.ts";
import { paintBanks, paintLevel } from "./levels/paint.ts";
import { soundsToLearn } from "./sounds-to-learn.ts";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  locale: "en-US",
  objective: "Know why things have their colors, and what that does to whoever looks.",
  standards: [
    { code: "CCSS L.4.5b", checked: true },
    { code: "CCSS L.5.5", checked: false },
    { code: "ECC compensatory (concepts)", checked: false },
  ],
  forGrownUps: [
    "Your child plays hide-and-seek with a coat of all colors. Where one stands and who comes are only heard; from why things have their colors follows what the others see. In a study of 2021, blind and sighted adults explained colors alike, and agreed on which things always, sometimes or never have the same color. So the game asks for reasons.",
    "Level 1: be like what's behind you and go unnoticed, be unlike it and be noticed; and what becomes of a color when its reason goes: drought, thaw, snow, night. Level 2: which colors come from inside a thing, from heat or from rust, and which somebody just chose; paint changes none of that. Level 3: colors need light and eyes, and deer, bees, hens and people have different eyes.",
    "A color never has a sound here. What is heard is what a thing is like: ripe, dry, rusty.",
    "Being unseen is a game for the yard. Near a road one wants to be seen, and the game says so. From a snake one backs away and tells a grown-up.",
    "What deer, bees and rattlesnakes notice, and red in deep water, was looked up. Pigments and hens are from memory.",
  ],
  mechanic: "choose",
  turn: { one: "hiding place", many: "hiding places" },
  voices: {
    prism: { name: "Prism, a parrot", pitch: 1.6, rate: 1.15 },
    peek: { name: "Captain Peek, who seeks", pitch: 0.9, rate: 1 },
    pop: { name: "Pop, with his pancake bike", pitch: 0.7, rate: 0.95 },
  },
  streakLayers: [],
  devices,
  prices,
  tallies,
  keepsakes,
  content: {
    steps: false,
    clues: {
      where: { label: "Where are we", phrases: ["where are we", "where is this", "look around"] },
      who: { label: "Who is it", phrases: ["who is it", "who's that", "who comes"] },
      cause: {
        label: "Why that color",
        phrases: ["where does the color come from", "why"],
      },
      feel: { label: "What each is like", phrases: ["what is each like", "what are they like", "feel them"] },
    },
    sounds: { right: "rustle", half: "rustle", wrong: "rustle", clue: "breath-out" },
    words: {
      actList: ["Left and Right, then Select.", "Select takes it."],
      askClues: ["For a whisper, Up: {up}. Down: {down}.", "Up: {up}. Down: {down}."],
      right: ["Now.", "Here goes.", "Quiet, now.", "Let's see.", "Wait for it."],
      clued: ["Here goes.", "With a whisper's help.", "Let's see."],
      mended: ["This time, then.", "Once more.", "And now?"],
      half: ["Careful.", "If you like.", "The careful way."],
      wrong: ["Now.", "Here goes.", "Quiet, now.", "Let's see.", "Wait for it."],
      left: ["Try another.", "What else, then?", "Again, without that one."],
      place: ["You're at: {label}.", "Now you're at: {label}."],
      two: ["One of these: {one}. Or: {other}."],
      best: ["My beak says: {label}.", "Take this: {label}."],
    },
  },
  soundsToLearn,
  goodbye: ["prism: I'll stay here, hidden. What do you mean, where? Here!"],
  tryAtHome: [
    "Ask somebody who sees: which of your jackets stands out in front of grass, and which at night?",
    "Pick five things at home. Did somebody choose their color, or does it come from what they're made of?",
  ],
  levels: [hideLevel, paintLevel, eyesLevel],
  banks: [...hideBanks, ...paintBanks, ...eyesBanks],
});
