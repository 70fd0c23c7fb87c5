/** Level 1. Readings of clues: a letter for each word of the group, in order; the first reader's, then the second's. */
import type { Group } from "../levels/level.ts";

export const kitchen: Group = {
  id: "kitchen",
  candidates: [
    {
      id: "spoon",
      name: "spoon",
      as: "a spoon",
      meaning: "a small, round scoop on a handle, for eating and stirring",
      caught: "Fine. I dug myself into this.",
      truths: [
        { said: ["I was stirring soup.", { sound: "stir" }], why: "that was stirring, around and around" },
        {
          said: ["I was sliding back into my drawer.", { sound: "drawer" }],
          why: "spoons sleep in a drawer, and we heard it slide",
        },
      ],
      odd: {
        said: ["I was making music on somebody's knee.", { sound: "cutlery", caption: "spoons clatter" }],
        why: "people really do play the spoons, 2 of them, on a knee",
      },
      lies: [
        {
          said: ["I was stirring soup.", { sound: "chop" }],
          why: "stirring goes around and around. That was chopping",
        },
        {
          said: ["I was asleep in my drawer.", { sound: "lock-click" }],
          why: "a drawer slides. That was a lock",
        },
      ],
    },
    {
      id: "bowl",
      name: "bowl",
      as: "a bowl",
      phrases: ["bowls", "ball"],
      meaning: "a deep, round dish, open at the top",
      caught: "I was only holding it for a friend.",
      truths: [
        {
          said: ["I was full of eggs, and somebody whisked them.", { sound: "whisk" }],
          why: "a bowl is deep enough to whisk eggs in",
        },
        {
          said: ["They filled me with dry cereal.", { sound: "pour-grains" }],
          why: "dry cereal rattles just like that",
        },
      ],
      odd: {
        said: ["I was a boat in the bathtub.", { sound: "splash" }],
        why: "a bowl is round and deep, so it floats",
      },
      lies: [
        {
          said: ["They filled me with dry cereal.", { sound: "splash" }],
          why: "dry cereal rattles. That was a splash",
        },
        {
          said: ["Somebody whisked eggs in me.", { sound: "tap-drip" }],
          why: "a whisk goes fast, around and around. That was dripping",
        },
      ],
    },
    {
      id: "kettle",
      name: "kettle",
      as: "a kettle",
      meaning: "a pot with a lid and a spout, for boiling water",
      caught: "I could never keep quiet.",
      truths: [
        {
          said: ["I was boiling water for tea.", { sound: "kettle-whistle" }],
          why: "a kettle whistles when its water boils",
        },
        {
          said: ["I was pouring tea, nice and gentle.", { sound: "pour" }],
          why: "a kettle has a spout, and pouring is what a spout is for",
        },
      ],
      odd: {
        said: ["Half of my water flew away.", { sound: "steam" }],
        why: "boiling water turns into steam, and steam flies off",
      },
      lies: [
        {
          said: ["I was pouring tea, nice and gentle.", { sound: "glass-break" }],
          why: "pouring tea doesn't break glass, and we heard some break",
        },
        {
          said: ["I was whistling for tea.", { sound: "plates" }],
          why: "a whistle is high and long. Those were plates",
        },
      ],
    },
    {
      id: "toaster",
      name: "toaster",
      as: "a toaster",
      meaning: "a machine that makes slices of bread warm and crisp",
      caught: "Oh, crumbs.",
      truths: [
        { said: ["My toast was just done.", { sound: "toaster" }], why: "that was toast, popping up" },
        { said: ["Somebody bit into my toast.", { sound: "crunch" }], why: "toast is crisp, so it crunches" },
      ],
      odd: {
        said: ["I dropped last week's breakfast.", { sound: "crumbs" }],
        why: "old crumbs stay in a toaster until somebody shakes it",
      },
      lies: [
        {
          said: ["My toast was just done.", { sound: "coins" }],
          why: "toast pops up. Those were coins",
        },
        {
          said: ["Somebody bit into my toast.", { sound: "sip" }],
          why: "toast is for biting. That was a sip",
        },
      ],
    },
    {
      id: "sponge",
      name: "sponge",
      as: "a sponge",
      meaning: "a soft block full of tiny holes that soaks up water",
      caught: "All right. Squeeze it out of me.",
      truths: [
        { said: ["I was wiping the window.", { sound: "wipe" }], why: "that squeak was wet wiping on glass" },
        {
          said: ["I was dripping by the sink.", { sound: "tap-drip" }],
          why: "a sponge soaks up water, and then it drips",
        },
      ],
      odd: {
        said: ["I called my cousins at the bottom of the sea.", { sound: "bubbles" }],
        why: "the first sponges were sea animals, and they still live there",
      },
      lies: [
        {
          said: ["I was dripping by the sink.", { sound: "keys-jingle" }],
          why: "drips don't jingle. Those were keys",
        },
      ],
    },
    {
      id: "blender",
      name: "blender",
      as: "a blender",
      meaning: "a jar with fast blades that mix soft or wet food",
      caught: "I got mixed up in something.",
      truths: [
        { said: ["I was making a smoothie.", { sound: "blender" }], why: "that roar was the blades" },
        {
          said: ["Two friends drank my smoothie, and clinked glasses.", { sound: "glass-clink" }],
          why: "you drink a smoothie from a glass, and glasses clink",
        },
      ],
      odd: {
        said: ["I was eating ice cubes.", { sound: "ice-clink" }],
        why: "a blender's blades can crush ice",
      },
      lies: [
        {
          said: ["I was roaring away at a smoothie.", { sound: "mouse" }],
          why: "a blender roars. That was a squeaking mouse",
        },
      ],
    },
  ],
  clues: [
    {
      id: "heat",
      text: "Its job is to make things hot.",
      yes: "{it} makes things hot",
      no: "{it} doesn't make anything hot",
      of: {
        kettle: "a kettle makes water hot",
        toaster: "a toaster makes bread hot",
        bowl: "a bowl can hold hot soup, but it doesn't make it hot",
        spoon: "a spoon can get hot in the soup, but it doesn't heat it",
        blender: "a blender mixes food, and doesn't heat it",
      },
      fits: { kettle: "yy", toaster: "yy" },
    },
    {
      id: "electric",
      text: "It runs on electricity.",
      yes: "{it} has to be plugged in",
      no: "{it} works without electricity",
      fits: { kettle: "??", toaster: "yy", blender: "yy" },
    },
    {
      id: "blades",
      text: "It has sharp blades inside.",
      yes: "{it} has sharp blades that spin",
      no: "{it} has no blades",
      of: { toaster: "a toaster has hot wires inside, but no blades" },
      fits: { blender: "yy" },
    },
    {
      id: "pour",
      text: "You can pour from it.",
      yes: "you can pour from {it}",
      no: "you can't pour from {it}",
      of: {
        kettle: "a kettle has a spout, and you pour from that",
        toaster: "nothing pours out of a toaster, except crumbs",
      },
      fits: { spoon: "??", bowl: "yy", kettle: "yy", sponge: "n?", blender: "yy" },
    },
    {
      id: "soup",
      text: "You eat soup with it, or out of it.",
      yes: "you eat soup with {it}",
      no: "nobody eats soup with {it}, or out of it",
      of: {
        bowl: "you eat soup out of a bowl",
        kettle: "a kettle is for boiling water, and nobody eats out of it",
        blender: "a blender can make soup, but nobody eats out of it",
      },
      fits: { spoon: "yy", bowl: "yy" },
    },
    {
      id: "sink",
      text: "You can wash it right in the sink.",
      yes: "you can wash {it} right in the sink",
      no: "water and {it} don't mix, and it's dangerous to try",
      fits: { spoon: "yy", bowl: "yy", kettle: "??", sponge: "yy", blender: "??" },
    },
    {
      id: "milk",
      text: "It can hold a glass of milk.",
      yes: "{it} can hold that much milk",
      no: "{it} can't hold that much milk",
      of: { spoon: "a spoon holds only one sip of milk", toaster: "milk would run right out of a toaster" },
      fits: { bowl: "yy", kettle: "y?", sponge: "?n", blender: "yy" },
    },
    {
      id: "held",
      text: "You hold it the whole time you use it.",
      yes: "you hold {it} the whole time",
      no: "{it} works without anybody holding it",
      fits: { spoon: "yy", bowl: "?n", kettle: "??", sponge: "yy" },
    },
    {
      id: "squeeze",
      text: "You can squeeze it flat.",
      yes: "{it} is soft enough to squeeze flat",
      no: "{it} is much too hard to squeeze",
      fits: { sponge: "yy" },
    },
    {
      id: "noise",
      text: "It makes noise all by itself.",
      yes: "{it} roars by itself once it is on",
      no: "{it} makes no noise until somebody moves it",
      of: { toaster: "a toaster pops all by itself when the toast is done" },
      fits: { kettle: "y?", toaster: "yy", blender: "yy" },
    },
    {
      id: "slots",
      text: "It has slots for bread.",
      yes: "{it} has slots for slices of bread",
      no: "{it} has no slots for bread",
      fits: { toaster: "yy" },
    },
    {
      id: "lid",
      text: "It has a lid.",
      yes: "{it} has a lid",
      no: "{it} has no lid",
      of: {
        kettle: "a kettle has a lid, to fill it and close it",
        blender: "a blender has a lid, or the smoothie would fly out",
        toaster: "a toaster is open at the top, where the bread goes in",
      },
      fits: { bowl: "??", kettle: "yy", blender: "yy" },
    },
    {
      id: "mix",
      text: "You use it to mix food.",
      yes: "mixing is what {it} is for",
      no: "you don't mix food with {it}",
      of: { spoon: "you stir with a spoon, and that mixes the food" },
      fits: { spoon: "yy", bowl: "??", blender: "yy" },
    },
  ],
};
