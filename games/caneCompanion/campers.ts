/** Who waits in the dark: each makes a noise of their own, and says a thing or two. */
import type { Cane } from "./types.ts";

export const campers: Cane["followers"] = {
  mia: {
    name: "Mia",
    sound: "giggle",
    caption: "Mia giggles",
    voice: "mia",
    meets: [
      "Finally! I told a raccoon all my jokes. He left.",
      "Is that you, or a very polite raccoon?",
      "I wasn't scared. I giggle like this all the time.",
    ],
    sits: ["My feet say stop. I'll sit here and giggle.", "My feet are on strike."],
  },
  zoe: {
    name: "Zoe",
    sound: "sneeze",
    caption: "Zoe sneezes",
    voice: "zoe",
    meets: [
      "Ah... ah... there you are!",
      "I'm allergic to the dark. Or to my pillow.",
      "Bless me! Nobody else was here to say it.",
    ],
    sits: ["One more sneeze, and I sit. See?", "I'll wait here with my tissue."],
  },
  leo: {
    name: "Leo",
    sound: "frog",
    caption: "Leo's frog croaks",
    voice: "leo",
    meets: [
      "Shh! A frog moved into my hood. He goes back to the pond tomorrow.",
      "We heard you coming. The frog clapped.",
      "The frog was scared. I was only cold.",
    ],
    sits: ["The frog wants a rest. I'm just keeping it company.", "We'll sit. Puddle break."],
  },
  sam: {
    name: "Sam",
    sound: "squeak-toy",
    caption: "Sam's boots squeak",
    voice: "sam",
    meets: [
      "You heard my boots, didn't you? Everybody hears my boots.",
      "New boots. They squeak in the key of G.",
      "I stood still for an hour, so nobody would laugh.",
    ],
    sits: ["My boots say no.", "Squeak is boot for: sit down."],
  },
  ana: {
    name: "Ana",
    sound: "crunch",
    caption: "Ana crunches crackers",
    voice: "ana",
    meets: [
      "Took you long enough. I'm down to my last crackers.",
      "Cracker? No? More for me, then.",
      "I left a trail of crumbs. Then I ate it.",
    ],
    sits: ["Snack break. You go on.", "I'm not lost, I'm having lunch."],
  },
  max: {
    name: "Max",
    sound: "snore",
    caption: "Max snores",
    voice: "max",
    meets: [
      "What? Who? Is it breakfast?",
      "I was just resting my ears.",
      "Lights out? I thought that was the plan.",
    ],
    sits: ["Finally. A nap.", "I'll rest my ears for a minute. Or till breakfast."],
  },
  ivy: {
    name: "Ivy",
    sound: "zip",
    caption: "Ivy zips her jacket",
    voice: "ivy",
    meets: [
      "I've zipped this jacket ninety times. It's how I stay calm.",
      "Zip means hello. Zip zip means hurry.",
      "There you are! I know that tapping anywhere.",
    ],
    sits: ["Zip. That's it. I'm sitting.", "Tell the fire I said zip."],
  },
  ben: {
    name: "Ben",
    sound: "keys-jingle",
    caption: "Ben's charms jingle",
    voice: "ben",
    meets: [
      "Is the game over? I'm winning at hide-and-seek.",
      "Nobody's found me since noon! Wait, was anybody looking?",
      "I have nineteen charms on my bag. None of them is a lamp.",
    ],
    sits: ["Found a good place to hide. Bye!", "Count to a hundred and come back."],
  },
  pia: {
    name: "Pia",
    sound: "hello-hum",
    caption: "Pia hums",
    voice: "pia",
    meets: [
      "I hummed all forty verses of the camp song. Twice.",
      "You're in tune! Your cane, I mean.",
      "Do you know the song with the moose? You will.",
    ],
    sits: ["I'll sit and hum the slow verse.", "Go on, I'm still in verse twelve."],
  },
};
