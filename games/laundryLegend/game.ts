import { defineGame, type PartsOf } from "../../engine/definition/index.ts";
import { textsOf } from "../card.ts";
import { card } from "./card.ts";
import { usualArc } from "../usual-arc.ts";
import { careCards } from "./care-cards.ts";
import { content } from "./content.ts";
import { delicateGarments } from "./delicate-garments.ts";
import { machineCards } from "./machine-cards.ts";
import { neighborGarments } from "./neighbor-garments.ts";
import { plainGarments } from "./plain-garments.ts";
import { sockBunches, socksForMachines, socksWithDelicates } from "./socks.ts";

const NAME_AND_TAG = "{name}. Tag: {sign}.";

export const game = defineGame({
  schema: 2,
  ...textsOf(card),
  mechanic: "sort",
  locale: "en-US",
  objective:
    "Sort clothes by a household's tag code and by fabric, set the machine, and know when to fix or ask first.",
  standards: [{ code: "ECC independent living", checked: true }],
  forGrownUps: [
    "Blind people often mark clothes so that fingers can tell colors: a safety pin, a sewn-on button, a cut corner of the tag. There is no standard. The game changes the code from house to house, so that your child learns to use a system rather than remember an answer.",
    "Care labels are printed. In the game a label speaks when it is felt; at home a reading app, a braille tag or a person reads it.",
    "The label decides. Our garments say what their labels say, and other clothes of the same fabric can differ. Some washers' manuals ask for pins to be taken out; sewn marks are safe everywhere.",
    "Bleach, soap packets, mixed cleaners, gasoline, very hot dryers, burning smells and missing labels always go to a grown-up here, and touching what is dangerous counts as a mistake. Asking never does: Nana answers with a clue. Playing this game is no permission to use machines alone.",
  ],
  voices: {
    midnight: { name: "Midnight, the dark washer", pitch: 0.65, rate: 0.95 },
    daisy: { name: "Daisy, the light washer", pitch: 1.3, rate: 1.05 },
    bubbles: { name: "Bubbles, the basin", pitch: 1.6, rate: 0.9 },
    nana: { name: "Nana Suds", pitch: 0.9, rate: 0.9 },
    argyle: { name: "Argyle, the boss sock", pitch: 1.7, rate: 1.2 },
  },
  bed: "laundry-room",
  streakLayers: ["streak-low", "streak-high"],
  content,
  tryAtHome: [
    "Feel the tags of two of your shirts. Can your fingers tell them apart?",
    "Before the next wash, check every pocket. What did you find?",
    "With a grown-up, mark one tag: a knot, or a sewn-on button.",
    "With a grown-up, turn the washer's dial. Count the clicks to each wash.",
    "Match your clean socks by feel: long, short, fuzzy, thin.",
  ],
  ...usualArc<PartsOf<"sort">>({
    story: {
      hook: ["You sort for Nana Suds, in the noisiest laundry in town."],
      warmUp: [{ say: "A small basket first.", voice: "nana" }],
      rounds: [
        {
          open: [
            { sound: "footsteps" },
            "Who keeps pitter-pattering under the dryer?",
            { sound: "rustle" },
            "A full basket. One sock hops out and runs.",
          ],
          close: [{ say: "Fine work! But I am one sock short.", voice: "nana" }],
        },
        {
          open: [{ sound: "footsteps" }, "The next basket giggles. Then it hushes."],
          close: [{ say: "Ten socks short! And who is whispering?", voice: "nana" }],
        },
        {
          open: ["The last basket. Something thumps inside the dryer."],
          close: [
            { sound: "dryer-buzz" },
            { say: "All my socks are gone. Listen! The dryer door!", voice: "nana" },
          ],
        },
      ],
      bossDone: [
        { say: "All right, all right. Clean feels pretty good.", voice: "argyle" },
        { say: "Every sock is home. You are a laundry legend!", voice: "nana" },
      ],
    },
    shape: { warmUps: 2, turnsPerRound: 7 },
    turns: 3,
    levels: [
      {
        id: "tags",
        name: "Dark or light",
        difficulty: -2,
        skill: "tag-code",
        intro: [
          "Every tag has pins. Dark things go left.",
          { say: "I eat darks.", voice: "midnight" },
          "Light things go right.",
          { say: "Lights for me, please.", voice: "daisy" },
        ],
        learned: "to tell darks from lights by their tags",
        rules: {
          tips: ["Up feels a thing again. It costs nothing.", "Say the code to yourself, then listen."],
          bins: ["dark", "light"],
          codes: ["fizzwick"],
          question: NAME_AND_TAG,
        },
        items: plainGarments,
      },
      {
        id: "delicates",
        name: "Wash it by hand",
        difficulty: -1,
        skill: "delicates",
        intro: [
          "Wool, silk and lace often need hand washing. Down sends them to Bubbles.",
          { say: "Softly, please.", voice: "bubbles" },
          "Fabric first, then the tag.",
          "Left: darks. Right: lights. Not sure? Up feels the label.",
        ],
        learned: "which fabrics often need hand washing",
        rules: {
          tips: ["Wool, silk, lace: think of hands first.", "Up feels the label. It costs nothing."],
          bins: ["dark", "basin", "light"],
          codes: ["fizzwick"],
          question: NAME_AND_TAG,
        },
        items: delicateGarments,
      },
      {
        id: "codes",
        name: "New house, new code",
        difficulty: 0,
        skill: "tag-code-change",
        intro: [
          "The neighbors bring laundry too, and every house has its own code.",
          "A knot can mean dark in one house and hand wash in the next.",
          "Left is dark, Down is hand wash, Right is light. Repeat says the code again.",
        ],
        learned: "to switch to a new tag code",
        rules: {
          tips: [
            "Repeat says the code again. It costs nothing.",
            "Forget the last house. Only this code counts.",
          ],
          bins: ["dark", "basin", "light"],
          codes: ["mossbottom", "pickleby", "wobbleton"],
          question: NAME_AND_TAG,
        },
        items: neighborGarments,
      },
      {
        id: "dials",
        name: "Clicks and pockets",
        difficulty: 1,
        skill: "machine-dial",
        intro: [
          "Now set the machine by ear. Each machine's dial clicks its own way.",
          { sound: "dial-click" },
          "Left is 1 click, Down is 2, Right is 3.",
          { sound: "pocket" },
          "Hear that? A pocket rattles. Select checks the pockets first.",
        ],
        learned: "to set a washer by counting clicks, pockets first",
        rules: {
          tips: ["A rattle? Pockets first.", "Listen for cold, warm or hot, then count."],
          bins: ["one", "two", "three"],
          codes: ["rumble", "whirly", "sudsy"],
          prepare: "pockets",
          question: "{name}. Label: {sign}.",
        },
        items: machineCards,
      },
      {
        id: "trouble",
        name: "Start, fix or ask",
        difficulty: 2,
        skill: "laundry-care",
        intro: [
          "You are in charge now. Dangerous, hot, smelly or strange?",
          "Stop! Do not touch it. Right asks Nana.",
          { say: "Asking is smart, my dear.", voice: "nana" },
          "No danger, but a dryer? Select cleans the lint filter first. Lint is fluff.",
          "Something to fix first? Down. All ready? Left starts it.",
        ],
        learned: "when to start, when to fix, and when to ask",
        rules: {
          tips: ["Could it hurt somebody? Then ask. Asking costs nothing.", "A safe dryer? Lint first."],
          bins: ["start", "fix", "ask"],
          prepare: "lint",
          question: "{name}.",
        },
        items: careCards,
      },
    ],
    bosses: [
      {
        upTo: "tags",
        id: "sock-run",
        difficulty: -1.5,
        skill: "tag-code",
        intro: [
          { sound: "footsteps" },
          { say: "Run, socks, run!", voice: "argyle" },
          "Sock stampede! They come in bunches.",
          "Left is dark, Right is light.",
        ],
        rules: { bins: ["dark", "light"], codes: ["fizzwick"], question: "{name} with {sign}." },
        items: socksForMachines,
      },
      {
        upTo: "delicates",
        id: "sock-race",
        difficulty: -0.5,
        skill: "delicates",
        intro: [
          { sound: "footsteps" },
          { say: "Run, socks, run!", voice: "argyle" },
          "Sock stampede! They come in bunches.",
          "Left is dark, Down is hand wash, Right is light.",
        ],
        rules: { bins: ["dark", "basin", "light"], codes: ["fizzwick"], question: "{name} with {sign}." },
        items: socksWithDelicates,
      },
      {
        id: "sock-stampede",
        difficulty: 1.5,
        skill: "tag-code-change",
        intro: [
          { sound: "footsteps" },
          { say: "Run, socks, run!", voice: "argyle" },
          "Sock stampede! They come four at a time.",
          "Left is dark, Down is hand wash, Right is light.",
          "Grays go where the code says.",
        ],
        rules: {
          tips: ["Repeat says the code again. It costs nothing."],
          bins: ["dark", "basin", "light"],
          codes: ["sock-pins", "sock-knots", "sock-buttons"],
          question: "{name} with {sign}.",
        },
        items: sockBunches,
      },
    ],
  }),
});
