/** Level 3: three families, three codes. Whose a thing is comes first; then its mark means something. */
import { cotton, denim, raincoat } from "../cloths.ts";
import { TAG_MARKS } from "../sources.ts";
import { drums } from "../drums.ts";
import { closing, offer, SAVING, treat } from "../offer.ts";
import type { LevelParts, Rules, Things } from "../types.ts";

const DRUMS = { left: "dark", right: "light" } as const;
const WITH_BOX = { ...DRUMS, down: "box" } as const;
const prowler = { from: 7, most: 2, does: "jumps" } as const;
const rules: Rules = {
  seats: WITH_BOX,
  prowler,
  tips: [
    "First, whose is it? Then, what does the mark mean there?",
    "A hint tells that family's code again.",
  ],
};

/** What a bag holds is of that bag: nothing comes again under another family's mark. */
const PORCH: Things = {
  "school-shirt": { name: "A school shirt", heard: cotton },
  "bath-towel": { isPocketless: true, name: "A bath towel", heard: cotton },
  "grandpa-pants": { name: "Grandpa's pants", heard: denim },
  "nap-blanket": { isPocketless: true, name: "A nap blanket", heard: cotton },
  "yard-gloves": { isPocketless: true, name: "Yard gloves", heard: denim },
  "dog-coat": { isPocketless: true, name: "The dog's raincoat", heard: raincoat },
  "card-table-cloth": { isPocketless: true, name: "A tablecloth", heard: cotton },
  "uncle-vest": { name: "Uncle's dancing vest", heard: denim },
  bib: { isPocketless: true, name: "A bib, well used", heard: cotton },
};
const GARAGE: Things = {
  "slumber-sack": { isPocketless: true, name: "A sleeping bag", heard: raincoat },
  "polka-shorts": { name: "Shorts", heard: cotton },
  "hat-with-ears": { isPocketless: true, name: "A hat with ears", heard: cotton },
  "porch-pillow": { isPocketless: true, name: "A porch pillow cover", heard: denim },
  "lucky-shirt": { name: "A lucky shirt", heard: cotton },
  "kite-tail": { isPocketless: true, name: "A kite's tail", heard: raincoat },
  "magic-vest": { name: "A magician's vest", heard: denim },
  "knight-pajamas": { name: "Knight pajamas", heard: cotton },
  "bee-shirt": { name: "A beekeeper's shirt", heard: cotton },
};
const DOORS: Things = {
  "ironing-cloth": { isPocketless: true, name: "An ironing cloth", heard: cotton },
  "bear-coat": { isPocketless: true, name: "A coat for a teddy bear", heard: denim },
  "tent-shirt": { name: "A shirt as big as a tent", heard: cotton },
  "scout-pants": { name: "Scout pants", heard: denim },
  "tea-cozy": { isPocketless: true, name: "A hat for a teapot", heard: cotton },
  "guest-towel": { isPocketless: true, name: "A towel for guests only", heard: cotton },
  "rocket-suit": { name: "A rocket costume", heard: raincoat },
  "goalie-shirt": { isPocketless: true, name: "A goalie's shirt", heard: cotton },
  "banjo-pants": { name: "Banjo pants", heard: denim },
  "pie-apron": { name: "A pie apron", heard: cotton },
  "treehouse-curtain": { isPocketless: true, name: "The treehouse curtain", heard: cotton },
};
const STREET: Things = {
  "fort-blanket": { isPocketless: true, name: "The blanket from the fort", heard: cotton },
  "fishing-vest": { name: "A fishing vest", heard: denim },
  "crown-pillow": { isPocketless: true, name: "The cat's pillow cover", heard: cotton },
  "karate-belt": { isPocketless: true, name: "A karate belt", heard: cotton },
  "dino-pajamas": { name: "Dinosaur pajamas", heard: cotton },
  "birthday-cloth": { isPocketless: true, name: "A birthday tablecloth", heard: cotton },
  "snail-flag": { isPocketless: true, name: "The flag of the snail race", heard: raincoat },
  "pumpkin-suit": { name: "A pumpkin costume", heard: cotton },
  poncho: { isPocketless: true, name: "A picnic poncho", heard: raincoat },
  "goldfish-curtain": { isPocketless: true, name: "The goldfish's curtain", heard: cotton },
  "robot-suit": { name: "A robot costume", heard: raincoat },
  "mail-bag": { isPocketless: true, name: "A mailbag", heard: denim },
};
const things: Things = { ...PORCH, ...GARAGE, ...DOORS, ...STREET };

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
      hello: ["fizz: Fizzwick's the name. Cheers!"],
      happy: [{ sound: "cork" }, "fizz: To the best ears in town!"],
      mended: [{ sound: "cork" }, "fizz: Clean in the end. Cheers!"],
      unhappy: [{ sound: "sigh" }, "fizz: We'll pop a soda to better luck."],
    },
    mosses: {
      hello: ["moss: Evening. Careful of the mud."],
      happy: [{ sound: "frog" }, "moss: Even the frog is impressed."],
      unhappy: [{ sound: "frog" }, "moss: The frog says: try, try again."],
    },
    crunchers: {
      hello: [],
      happy: [{ sound: "crunch" }, "pickle: You learn fast. Pickle?"],
      mended: [{ sound: "crunch" }, "pickle: All clean in the end. Pickle?"],
      unhappy: [{ sound: "crunch" }, "pickle: No hurry. Pickles take weeks."],
    },
    neighbors: {
      hello: [["moss: We share a bag now. It saves a walk.", "One bag, two families."]],
      pleased: [["moss: Us again! Everything came out clean.", "Back so soon! It all came out great."]],
      wary: [["moss: Us again. Grandpa still wants his pants.", "Us again. Slower, this time."]],
      happy: [
        { sound: "hello-hum" },
        ["moss: All sorted, all clean. Who needs name tags?", "All of it, and nobody got the wrong pants!"],
      ],
      unhappy: [{ sound: "doubt-hum" }, "moss: We'll swap on the porch. Again."],
      lost: ['"That one belongs to us!"', '"Not a spy. Just lumpy."'],
    },
    picklebys: {
      hello: [{ sound: "crunch" }, "pickle: Just us Picklebys. Crunch. Take your time."],
      happy: [{ sound: "crunch" }, "pickle: Crisp! Have a pickle."],
      unhappy: [{ sound: "crunch" }, "pickle: Soggy. Like a sad pickle."],
      lost: ['"Crunch. That\'s ours."', '"Hey! Mine. Crunch."'],
    },
    feud: {
      hello: ["fizz: Tell the Picklebys their bag touched ours."],
      happy: [{ sound: "cork" }, "fizz: Tell them their shirts look nice. No. Don't."],
      unhappy: [{ sound: "sigh" }, "fizz: Now I own a Pickleby shirt. It fits. That's terrible."],
      lost: ['"That was ours!" says one. "Good riddance," says the other.', '"Out of the box with it!"'],
    },
    street: {
      hello: [],
      happy: [{ sound: "crowd-cheer" }, "street: Every family has its own again!"],
      unhappy: [{ sound: "crowd-mutter" }, "street: We'll swap on the sidewalk."],
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
            { name: "Fizzwick's overalls", heard: denim, mark: "snip" },
            { name: "A napkin", heard: cotton, mark: "knock" },
          ],
        },
        {
          id: "try-mossbottom",
          customer: "mosses",
          codes: ["mossbottom"],
          things: [
            { name: "A pond towel", heard: cotton, mark: "knock" },
            { name: "A swamp hat", heard: raincoat, mark: "creak" },
            { name: "A frog's pajamas", heard: cotton, mark: "knock" },
          ],
        },
        {
          id: "try-pickleby",
          customer: "crunchers",
          codes: ["pickleby"],
          things: [
            { name: "A jar cozy", heard: cotton, mark: "snip" },
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
          draw: { from: Object.keys(PORCH), bins: { dark: 3, light: 3 } },
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
          draw: { from: Object.keys(STREET), bins: { dark: 3, light: 3, box: 2 } },
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
    stakes: ["gang", "jar"],
    tallies: ["tips", "caught"],
    tryAtHome: [
      "With a grown-up, mark one tag: a knot, or a sewn-on button.",
      "Ask a friend how they tell their shirts apart. Is it like yours?",
    ],
    next: "Next time Nana lets you near the dials. So does Argyle.",
    goodbye: ["nana: Off you go! Pop, frog and crunch will wait at the counter."],
    rules,
    items: [
      {
        id: "basket-two-spies",
        customer: "neighbors",
        codes: ["mossbottom", "pickleby"],
        draw: {
          from: Object.keys(GARAGE),
          bins: { dark: 3, light: 2, box: 2 },
          hides: { finds: ["duck", "crayon", "note"], count: 2 },
        },
      },
      {
        id: "basket-pickle",
        customer: "picklebys",
        codes: ["pickleby"],
        draw: {
          from: Object.keys(DOORS),
          bins: { dark: 4, light: 3 },
          hides: { finds: ["tissue", "coins"], count: 1 },
        },
      },
      {
        id: "basket-feud",
        customer: "feud",
        codes: ["fizzwick", "pickleby"],
        draw: {
          from: Object.keys(DOORS),
          bins: { dark: 4, light: 4, box: 2 },
          hides: { finds: ["coins", "key", "crayon"], count: 3 },
        },
      },
    ],
    chapter: [
      {
        id: "fizz",
        as: "learn",
        set: "one-family",
        items: ["try-fizzwick"],
        turns: 1,
        how: [
          { sound: "cork", hold: "end" },
          "nana: That pop? The Fizzwicks. From dark things, they cut the tag off:",
          { sound: "scissors", hold: "end", caption: "a snip" },
          "Left. Light things have a button:",
          { sound: "tag-knock", hold: "end", caption: "one small hard knock" },
          "Right.",
        ],
      },
      {
        id: "feet",
        lines: [
          { sound: "run", hold: "end", caption: "tiny feet under the dryer" },
          "nana: Four odd socks! A full clean drum sends one home. Soon, a mistake brings one. Two or fewer at closing time, and you win.",
        ],
        again: [],
      },
      {
        id: "moss",
        as: "learn",
        set: "one-family",
        items: ["try-mossbottom"],
        turns: 1,
        how: [
          { sound: "frog", hold: "end" },
          "nana: The Mossbottoms. Forget the snip! A button is dark:",
          { sound: "tag-knock", hold: "end", caption: "one small hard knock" },
          "A knot is light:",
          { sound: "rope-creak", hold: "end", caption: "a tight little creak" },
        ],
      },
      {
        id: "both",
        lines: [
          "nana: Now both in one bag. Whose is it? Then, what does it mean there?",
          { sound: "gremlin-giggle" },
          "nana: Argyle, seven hops away! He wants the drum you put clothes in first. Select washes it, and scares him.",
        ],
        again: [
          { sound: "frog", hold: "end" },
          "Frog: a knock is dark, a creak is light. And Argyle is seven hops away.",
        ],
      },
      { id: "two", as: "ride", set: "two-families", items: ["basket-two"], turns: 1 },
      {
        id: "pickle",
        short: 0,
        as: "learn",
        set: "one-family",
        items: ["try-pickleby"],
        turns: 1,
        how: [
          { sound: "crunch", hold: "end" },
          "nana: The Picklebys! Always chewing. A knot is dark, and a cut tag is light:",
          { sound: "rope-creak", hold: "end", caption: "a tight little creak" },
          "Left.",
          { sound: "scissors", hold: "end", caption: "a snip" },
          "Right.",
        ],
      },
      {
        id: "strays",
        length: "full",
        lines: [
          { sound: "rustle" },
          "argyle: Boys! Wear any old tag.",
          "nana: But you can tell! Mossbottoms never snip, and Picklebys never knock. If you hear that, it's a spy: Down, in the box!",
        ],
        again: ["nana: A mark that family never uses? A spy. Down!"],
      },
      {
        id: "spies",
        as: "hunt",
        short: 0,
        items: ["basket-two-spies"],
        turns: 1,
        how: ["Frog: knock dark, creak light. Crunch: creak dark, snip light."],
      },
      {
        id: "who",
        length: "full",
        ask: [
          { sound: "service-bell" },
          "nana: Two at the counter! Pick one.",
          "The Picklebys: seven pieces, one code, five tips up front.",
          "Or Fizzwicks and Picklebys: ten pieces, two spies, things in three pockets.",
          SAVING,
        ],
        options: [
          {
            id: "calm",
            label: "Only Picklebys",
            phrases: ["picklebys", "only picklebys", "seven"],
            counts: { tips: 5 },
            chosen: [{ sound: "coin-jar" }, "pickle: Five tips ahead. Crunch."],
          },
          { id: "feud", label: "Both of them", phrases: ["both", "both of them", "ten"] },
        ],
      },
      { id: "calm", as: "ride", if: { chose: { who: "calm" } }, items: ["basket-pickle"], turns: 1 },
      { id: "feud", as: "ride", if: { chose: { who: "feud" } }, items: ["basket-feud"], turns: 1 },
      offer({
        lures: "gang",
        ask: [
          { sound: "cork" },
          "nana: For fifteen tips, the Fizzwicks open a soda stand across town. Two socks will run to it. Pay for it?",
        ],
        label: "Pay for the soda",
        phrases: ["soda", "the soda", "pay"],
        bought: [{ sound: "run", caption: "tiny feet hurry off" }, "fizz: Two odd customers already!"],
        kept: ["fizz: No soda, then. They stay where they are."],
      }),
      {
        id: "street-near",
        length: "full",
        lines: [
          { sound: "rustle" },
          "argyle: I mixed the whole street for you!",
          "nana: Your arms are full. No Up now!",
        ],
      },
      {
        id: "street",
        short: 0,
        as: "boss",
        set: "all-families",
        items: ["basket-street"],
        turns: 1,
        how: [
          "Pop: snip dark, knock light. Frog: knock dark, creak light. Crunch: creak dark, snip light.",
          "Anything else is a spy.",
        ],
      },
      ...treat(
        { keepsake: "cowbell", label: "A cowbell", phrases: ["cowbell", "the cowbell"], sound: "cowbell" },
        {
          keepsake: "bike-bell",
          label: "A bicycle bell",
          phrases: ["bicycle bell", "bike bell"],
          sound: "bike-bell",
        },
      ),
      closing("gang"),
      {
        id: "caught",
        if: { stakes: { gang: { to: 2 } } },
        lines: [
          "nana: Two or fewer: you win!",
          "argyle: How did you know it was us?",
          "nana: You croaked like a frog, and then you snipped. Mossbottoms never snip.",
          { sound: "crowd-laugh" },
        ],
      },
      {
        id: "loose",
        if: { stakes: { gang: { from: 3 } } },
        lines: [
          { sound: "frog" },
          "argyle: More than two, so we win! I'm a Mossbottom now. Ribbit!",
          "He hops down the street. Behind him, one by one, hop the others.",
        ],
      },
      { id: "gift", keepsake: "button", if: { stakes: { gang: { to: 2 } } } },
      { id: "gift-two", keepsake: "ribbit", if: { stakes: { gang: { from: 3 } } } },
    ],
  },
};
