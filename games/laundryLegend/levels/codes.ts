/** Level 3: three families, three codes. Whose a thing is comes first; then its mark means something. */
import { cotton, denim, wool } from "../cloths.ts";
import { TAG_MARKS } from "../sources.ts";
import { drums } from "../drums.ts";
import type { LevelParts, Rules, Things } from "../types.ts";

const DRUMS = { left: "dark", right: "light" } as const;
const WITH_BOX = { ...DRUMS, down: "box" } as const;
const prowler = { from: 7, most: 2, does: "jumps" } as const;
const rules: Rules = {
  seats: WITH_BOX,
  prowler,
  tips: ["First, whose is it? Then, what does the mark mean there?", "Hint says that family's code again."],
};

const things: Things = {
  "school-shirt": { name: "A school shirt", heard: cotton },
  "bath-towel": { isPocketless: true, name: "A bath towel", heard: cotton },
  "grandpa-pants": { name: "Grandpa's pants", heard: denim },
  "nap-blanket": { isPocketless: true, name: "A nap blanket", heard: wool },
  "yard-gloves": { isPocketless: true, name: "Yard gloves", heard: denim },
  "dog-sweater": { isPocketless: true, name: "The dog's sweater", heard: wool },
  "card-table-cloth": { isPocketless: true, name: "A tablecloth", heard: cotton },
  "slumber-sack": { name: "A sleeping bag", heard: denim },
  "uncle-vest": { name: "Uncle's dancing vest", heard: wool },
  bib: { isPocketless: true, name: "A bib, well used", heard: cotton },
  "polka-shorts": { name: "Shorts", heard: cotton },
  "hat-with-ears": { isPocketless: true, name: "A hat with ears", heard: wool },
  "porch-pillow": { isPocketless: true, name: "A porch pillow cover", heard: denim },
  "lucky-shirt": { name: "A lucky shirt", heard: cotton },
  "ironing-cloth": { isPocketless: true, name: "An ironing cloth", heard: cotton },
  "bear-coat": { name: "A coat for a bear cub", heard: wool },
  "tent-shirt": { name: "A shirt as large as a tent", heard: cotton },
  "scout-pants": { name: "Scout pants", heard: denim },
  "tea-cozy": { isPocketless: true, name: "A hat for a teapot", heard: wool },
  "guest-towel": { isPocketless: true, name: "A towel for guests only", heard: cotton },
  "fort-blanket": { isPocketless: true, name: "The blanket from the fort", heard: wool },
  "fishing-vest": { name: "A fishing vest", heard: denim },
  "crown-pillow": { isPocketless: true, name: "The cat's pillow cover", heard: cotton },
  "karate-belt": { isPocketless: true, name: "A karate belt", heard: cotton },
};
const ALL = Object.keys(things);

export const codes: LevelParts = {
  things,
  bins: drums,
  marks: {
    snip: { heard: [{ sound: "scissors", caption: "a snip" }], text: "a snip" },
    knock: { heard: [{ sound: "tag-knock", caption: "one small hard knock" }], text: "a knock" },
    creak: { heard: [{ sound: "rope-creak", level: 0.7, caption: "a tight little creak" }], text: "a creak" },
  },
  codes: {
    fizzwick: {
      name: "Pop",
      heard: [{ sound: "cork", caption: "a bottle pops: the Fizzwicks" }],
      reminder: ["Pop, the Fizzwicks: a snip is dark, a knock is light."],
      marks: { snip: "dark", knock: "light", creak: "box" },
      source: TAG_MARKS,
    },
    mossbottom: {
      name: "Frog",
      heard: [{ sound: "frog", caption: "a frog croaks: the Mossbottoms" }],
      reminder: ["Frog, the Mossbottoms: a knock is dark, a creak is light."],
      marks: { knock: "dark", creak: "light", snip: "box" },
      source: TAG_MARKS,
    },
    pickleby: {
      name: "Crunch",
      heard: [{ sound: "crunch", caption: "a crunchy bite: the Picklebys" }],
      reminder: ["Crunch, the Picklebys: a creak is dark, a snip is light."],
      marks: { creak: "dark", snip: "light", knock: "box" },
      source: TAG_MARKS,
    },
  },
  customers: {
    fizzwicks: {
      hello: [{ say: "Fizzwick's the name. Cheers!", voice: "fizz" }],
      happy: [{ sound: "cork" }, { say: "To the best ears in town!", voice: "fizz" }],
      unhappy: [{ sound: "sigh" }, { say: "We'll pop a soda to better luck.", voice: "fizz" }],
    },
    mosses: {
      hello: [{ say: "Evening. Mind the mud.", voice: "moss" }],
      happy: [{ sound: "frog" }, { say: "Even the frog is impressed.", voice: "moss" }],
      unhappy: [{ sound: "frog" }, { say: "The frog says: try, try again.", voice: "moss" }],
    },
    crunchers: {
      hello: [],
      happy: [{ sound: "crunch" }, { say: "You learn fast. Pickle?", voice: "pickle" }],
      unhappy: [{ sound: "crunch" }, { say: "No hurry. Pickles take weeks.", voice: "pickle" }],
    },
    neighbors: {
      hello: [{ say: ["We share a bag now. It saves a walk.", "One bag, two families."], voice: "moss" }],
      pleased: [
        { say: ["Us again! Last time was perfect.", "Back so soon! It came out lovely."], voice: "moss" },
      ],
      wary: [{ say: ["Us again. Grandpa is still gray.", "Us again. We kept the stripes."], voice: "moss" }],
      happy: [{ sound: "hello-hum" }, { say: "All sorted, all clean. Who needs name tags?", voice: "moss" }],
      unhappy: [{ sound: "doubt-hum" }, { say: "We'll swap on the porch. Again.", voice: "moss" }],
      lost: ['"That one belongs to us!"', '"Not a spy. Just ugly."'],
    },
    picklebys: {
      hello: [{ sound: "crunch" }, { say: "Just us Picklebys. Crunch. Take your time.", voice: "pickle" }],
      happy: [{ sound: "crunch" }, { say: "Crisp! Have a pickle.", voice: "pickle" }],
      unhappy: [{ sound: "crunch" }, { say: "Soggy. Like a sad pickle.", voice: "pickle" }],
      lost: ['"Crunch. That\'s ours."', '"Hey! Mine. Crunch."'],
    },
    feud: {
      hello: [{ say: "Tell the Picklebys their bag touched ours.", voice: "fizz" }],
      happy: [{ sound: "cork" }, { say: "Tell them their shirts look nice. No. Don't.", voice: "fizz" }],
      unhappy: [{ sound: "sigh" }, { say: "Now I own a Pickleby shirt. It fits. Terrible.", voice: "fizz" }],
      lost: ['"That was ours!" says one. "Good riddance," says the other.', '"Out of the box with it!"'],
    },
    street: {
      hello: [{ say: "The whole street, in one bag. Good luck!", voice: "street" }],
      happy: [{ sound: "crowd-cheer" }, { say: "Every family has its own again!", voice: "street" }],
      unhappy: [{ sound: "crowd-mutter" }, { say: "We'll swap on the sidewalk.", voice: "street" }],
      lost: ['"That\'s ours," says somebody in the back.', '"Out of the box, please!"'],
    },
  },
  banks: [
    {
      id: "one-family",
      difficulty: -0.5,
      skill: "tag-code-change",
      rules: { seats: DRUMS },
      items: [
        {
          id: "try-fizzwick",
          customer: "fizzwicks",
          codes: ["fizzwick"],
          things: [
            { name: "A party apron", heard: cotton, mark: "knock" },
            { name: "A lunch cloth", heard: denim, mark: "snip" },
            { name: "Fizzwick's slippers", heard: wool, mark: "snip" },
            { name: "A napkin", heard: cotton, mark: "knock" },
          ],
        },
        {
          id: "try-mossbottom",
          customer: "mosses",
          codes: ["mossbottom"],
          things: [
            { name: "A pond towel", heard: cotton, mark: "knock" },
            { name: "A swamp hat", heard: wool, mark: "creak" },
            { name: "A frog's pajamas", heard: cotton, mark: "knock" },
          ],
        },
        {
          id: "try-pickleby",
          customer: "crunchers",
          codes: ["pickleby"],
          things: [
            { name: "A jar cozy", heard: wool, mark: "snip" },
            { name: "A pickle apron", heard: denim, mark: "creak" },
            { name: "A dill towel", heard: cotton, mark: "snip" },
          ],
        },
      ],
    },
    {
      id: "two-families",
      difficulty: 0,
      skill: "tag-code-change",
      rules: { ...rules, seats: DRUMS },
      items: [
        {
          id: "basket-two",
          customer: "neighbors",
          codes: ["fizzwick", "mossbottom"],
          draw: { from: ALL, bins: { dark: 4, light: 4 } },
        },
      ],
    },
    {
      id: "all-families",
      difficulty: 0.5,
      skill: "tag-code-change",
      rules: { seats: WITH_BOX, prowler, feels: false },
      items: [
        {
          id: "basket-street",
          customer: "street",
          codes: ["fizzwick", "mossbottom", "pickleby"],
          draw: { from: ALL, bins: { dark: 4, light: 4, box: 2 } },
        },
      ],
    },
  ],
  level: {
    id: "codes",
    name: "New house, new code",
    difficulty: 0,
    skill: "tag-code-change",
    learned: "to ask whose it is first, and to switch from one tag code to another",
    stakes: ["gang"],
    tallies: ["tips", "caught"],
    tryAtHome: [
      "With a grown-up, mark one tag: a knot, or a sewn-on button.",
      "Ask a friend how they tell their shirts apart. Is it like yours?",
    ],
    next: "Next time Nana lets you near the dials. So does Argyle.",
    goodbye: [{ say: "Off you go! Pop, frog and crunch will wait at the counter.", voice: "nana" }],
    rules,
    items: [
      {
        id: "basket-two-spies",
        customer: "neighbors",
        codes: ["mossbottom", "pickleby"],
        draw: {
          from: ALL,
          bins: { dark: 3, light: 3, box: 2 },
          hides: { finds: ["duck", "crayon", "note"], count: 2 },
        },
      },
      {
        id: "basket-pickle",
        customer: "picklebys",
        codes: ["pickleby"],
        draw: { from: ALL, bins: { dark: 4, light: 3 }, hides: { finds: ["tissue", "coins"], count: 1 } },
      },
      {
        id: "basket-feud",
        customer: "feud",
        codes: ["fizzwick", "pickleby"],
        draw: {
          from: ALL,
          bins: { dark: 4, light: 4, box: 2 },
          hides: { finds: ["coins", "key", "crayon"], count: 3 },
        },
      },
    ],
    chapter: [
      {
        type: "play",
        id: "fizz",
        as: "learn",
        set: "one-family",
        items: ["try-fizzwick"],
        turns: 1,
        how: [
          { sound: "cork", hold: "end" },
          { say: "That pop? The Fizzwicks. From dark things, they cut the tag off:", voice: "nana" },
          { sound: "scissors", hold: "end", caption: "a snip" },
          "Left. Light things have a button:",
          { sound: "tag-knock", hold: "end", caption: "one small hard knock" },
          "Right.",
        ],
      },
      {
        type: "play",
        id: "moss",
        as: "learn",
        set: "one-family",
        items: ["try-mossbottom"],
        turns: 1,
        how: [
          { sound: "frog", hold: "end" },
          { say: "The Mossbottoms, with the frog. Forget the snip! Here, a button is dark:", voice: "nana" },
          { sound: "tag-knock", hold: "end", caption: "one small hard knock" },
          "And a knot is light:",
          { sound: "rope-creak", hold: "end", caption: "a tight little creak" },
        ],
      },
      {
        type: "tell",
        id: "both",
        as: "story",
        lines: [
          { say: "Now both in one bag. First, whose is it? Then, what does it mean there?", voice: "nana" },
          { sound: "gremlin-giggle" },
          { say: "And here's Argyle. Seven hops!", voice: "nana" },
        ],
        again: [
          { sound: "frog", hold: "end" },
          "Frog: a knock is dark, a creak is light. Argyle: seven hops.",
        ],
      },
      {
        type: "play",
        id: "two",
        as: "ride",
        set: "two-families",
        items: ["basket-two"],
        turns: 1,
      },
      {
        type: "play",
        id: "pickle",
        short: 0,
        as: "learn",
        set: "one-family",
        items: ["try-pickleby"],
        turns: 1,
        how: [
          { sound: "crunch", hold: "end" },
          { say: "The Picklebys! Always chewing. A knot is dark, and a cut tag is light:", voice: "nana" },
          { sound: "rope-creak", hold: "end", caption: "a tight little creak" },
          "Left.",
          { sound: "scissors", hold: "end", caption: "a snip" },
          "Right.",
        ],
      },
      {
        type: "tell",
        id: "strays",
        as: "story",
        if: { length: "full" },
        lines: [
          { sound: "rustle" },
          { say: "Boys! Wear any old tag. Nobody can tell.", voice: "argyle" },
          {
            say: "You can! No Mossbottom snips, no Pickleby knocks. That's a spy: Down, in the box!",
            voice: "nana",
          },
        ],
        again: [{ say: "A mark that family never uses? A spy. Down!", voice: "nana" }],
      },
      {
        type: "play",
        id: "spies",
        as: "hunt",
        short: 0,
        items: ["basket-two-spies"],
        turns: 1,
        how: ["Frog: knock dark, creak light. Crunch: creak dark, snip light."],
      },
      {
        type: "choose",
        id: "who",
        if: { length: "full" },
        ask: [
          { sound: "door-knock" },
          { say: "Two doors. Pick one!", voice: "nana" },
          "The Picklebys: seven pieces, one code.",
          "Or Fizzwicks and Picklebys, who aren't speaking: ten pieces, two spies, full pockets.",
        ],
        options: [
          { id: "calm", label: "Only Picklebys", phrases: ["picklebys", "only picklebys", "seven"] },
          { id: "feud", label: "Both of them", phrases: ["both", "both of them", "ten"] },
        ],
      },
      {
        type: "play",
        id: "calm",
        as: "ride",
        if: { chose: { who: "calm" } },
        items: ["basket-pickle"],
        turns: 1,
      },
      {
        type: "play",
        id: "feud",
        as: "ride",
        if: { chose: { who: "feud" } },
        items: ["basket-feud"],
        turns: 1,
      },
      {
        type: "tell",
        id: "street-near",
        as: "story",
        if: { length: "full" },
        lines: [
          { sound: "rustle" },
          { say: "I mixed the whole street for you. You're welcome!", voice: "argyle" },
          { say: "And your hands are full, so no feeling now. Only ears.", voice: "nana" },
        ],
      },
      {
        type: "play",
        id: "street",
        short: 0,
        as: "boss",
        set: "all-families",
        items: ["basket-street"],
        turns: 1,
        how: ["Pop: snip dark, knock light. Frog: knock dark, creak light. Crunch: creak dark, snip light."],
      },
      {
        type: "tell",
        id: "caught",
        as: "story",
        if: { stakes: { gang: { to: 1 } } },
        lines: [
          { sound: "chest-shut", hold: "end", caption: "a heavy lid slams" },
          { say: "How did you know it was me?", voice: "argyle" },
          { say: "You said frog, and you snipped. Nobody does that.", voice: "nana" },
          { sound: "crowd-laugh" },
        ],
      },
      {
        type: "tell",
        id: "loose",
        as: "story",
        if: { stakes: { gang: { from: 2 } } },
        lines: [
          { sound: "frog" },
          { say: "I'm a Mossbottom now. Ribbit!", voice: "argyle" },
          "He hops down the street. Behind him, one by one, hop the others.",
        ],
      },
      { type: "give", id: "gift", keepsake: "button", if: { stakes: { gang: { to: 1 } } } },
      { type: "give", id: "gift-two", keepsake: "ribbit", if: { stakes: { gang: { from: 2 } } } },
    ],
  },
};
