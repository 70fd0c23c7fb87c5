/** Level 2: the opera's costumes. The cloth tells how a thing is washed, and sometimes that it is no cloth at all. */
import { cotton, denim, raincoat, sequins, silk, wool } from "../cloths.ts";
import { ACRYLIC, DENIM_DYE, FABRICS, SWIMWEAR, WOOL } from "../sources.ts";
import { box } from "../drums.ts";
import { closing, offer, SAVING, treat } from "../offer.ts";
import type { LevelParts, Rules, Things } from "../types.ts";

const TUBS = { left: "machine", right: "basin" } as const;
const WITH_BOX = { ...TUBS, down: "box" } as const;
const prowler: Rules["prowler"] = {
  from: 7,
  most: 2,
  does: "jumps",
  jumped: [
    {
      say: {
        full: [
          "He's in! With somebody inside, nobody washes. Select, and out he goes. But his red is on that load now.",
        ],
        short: [
          "He's in! Select lets him out.",
          "Plop. Somebody's inside: Select.",
          "In he goes. Out with him: Select.",
        ],
      },
      voice: "nana",
    },
  ],
};

const rules: Rules = {
  seats: WITH_BOX,
  prowler,
  tips: ["Say it to yourself: hiss, pat and tick, by hand.", "A full drum or basin pays best."],
};

const HAND = { bin: "basin", label: "Label: do not machine wash." } as const;
const MACHINE = { bin: "machine", label: "Label: machine wash." } as const;
const SPY = { bin: "box", label: "It giggles when you touch it." } as const;

const silken = {
  ...HAND,
  hint: "A long, thin hiss. Would that live through a tumble?",
  heard: silk,
  why: [
    "A hiss: that's silk. By hand.",
    "Silk hisses. Right, by hand.",
    "Hear the hiss? Silk. By hand.",
    "Thin and hissing: silk, by hand.",
  ],
  source: FABRICS,
};
const woolen = {
  ...HAND,
  hint: "A soft, dull pat. What shrinks in a machine?",
  heard: wool,
  why: [
    "A soft pat: wool. By hand, or it shrinks.",
    "Wool goes pat. By hand!",
    "Pat, pat: wool. In a machine, it shrinks.",
  ],
  source: WOOL,
};
const spangled = {
  ...HAND,
  hint: "Tiny ticks. Would they stay on in a machine?",
  heard: sequins,
  why: [
    "Tiny ticks: sequins. By hand, or they fly off.",
    "It ticks: sequins. By hand.",
    "Sequins! By hand, or you'll sweep them up.",
  ],
};
const jeanlike = {
  ...MACHINE,
  hint: "A rough scrape. Is it tender, or tough?",
  heard: denim,
  why: [
    "A scrape: denim. Tough, so it can tumble.",
    "Denim scrapes. Machine!",
    "That rough scrape is denim. It can tumble.",
  ],
  source: DENIM_DYE,
};
const plain = {
  ...MACHINE,
  hint: "A crisp flap. Is it tender, or strong?",
  heard: cotton,
  why: [
    "A flap: cotton. It can tumble.",
    "Cotton flaps. Machine!",
    "A crisp flap is cotton. Left, the machine.",
  ],
};
const rainy = {
  ...MACHINE,
  hint: "A loud crackle. Is it tender, or tough?",
  heard: raincoat,
  why: ["A loud crackle: rain cloth. It can tumble.", "Rain cloth crackles. Machine!"],
};

/** The label speaks against the cloth: who does not feel for it is wrong. */
const TRICKY = { hides: "stiff-label" } as const;

const things: Things = {
  "sad-scarf": { name: "A scarf for sad songs", ...silken },
  "queen-sleeve": { name: "The queen's sleeves", ...silken },
  "butterfly-wings": { name: "Butterfly wings", ...silken },
  "nightingale-cape": { name: "The nightingale's cape", ...silken },
  "king-shawl": { name: "The king's shawl", ...woolen },
  "wolf-vest": { name: "A vest for the wolf", ...woolen },
  "shepherd-hat": { isPocketless: true, name: "A shepherd's hat", ...woolen },
  "mermaid-tail": { name: "A mermaid's tail", ...spangled },
  "star-cape": { name: "The star's cape", ...spangled },
  "moon-slippers": { name: "The moon's slippers", ...spangled },
  "pirate-pants": { name: "Pirate pants", ...jeanlike },
  "miner-shirt": { name: "A miner's shirt", ...jeanlike },
  "ghost-sheet": { name: "The ghost's sheet", ...plain },
  "nurse-apron": { name: "A nurse's apron", ...plain },
  "sleepwalker-gown": { name: "The sleepwalker's gown", ...plain },
  "thunder-cloak": { name: "The thunder's cloak", ...rainy },
  "fisherman-coat": { name: "A fisherman's coat", ...rainy },
  "drummer-sweater": {
    name: "The drummer's sweater",
    heard: wool,
    bin: "machine",
    label: "Label: machine wash. It only feels like wool.",
    why: "It pats like wool, but its stiff label says machine.",
    source: ACRYLIC,
    ...TRICKY,
  },
  "diver-shirt": {
    name: "The sea king's bathing suit",
    heard: raincoat,
    bin: "basin",
    label: "Label: hand wash, cold.",
    why: "It crackles like a raincoat, but its stiff label says hand wash.",
    source: SWIMWEAR,
    ...TRICKY,
  },
  "fairy-shirt": {
    name: "The fairy's shirt",
    heard: silk,
    bin: "machine",
    label: "Label: machine wash. It only sounds like silk.",
    why: "It hisses like silk, but its stiff label says machine.",
    ...TRICKY,
  },

  "understudy-sweater": {
    name: "The tenor's sweater",
    heard: wool,
    bin: "basin",
    label: "Label: hand wash. Real wool, just as it sounds.",
    why: "It pats, and its label says hand wash, too.",
    source: WOOL,
    ...TRICKY,
  },
  "alto-blouse": {
    name: "The alto's blouse",
    heard: silk,
    bin: "basin",
    label: "Label: hand wash. Silk, just as it sounds.",
    why: "It hisses, and its label says hand wash, too.",
    source: FABRICS,
    ...TRICKY,
  },
  "usher-vest": {
    name: "The usher's vest",
    heard: cotton,
    bin: "machine",
    label: "Label: machine wash, like most cotton.",
    why: "It flaps, and its label says machine, too.",
    ...TRICKY,
  },
  "conductor-shirt": {
    name: "The conductor's shirt",
    heard: cotton,
    bin: "basin",
    label: "Label: hand wash. It has lace inside.",
    why: "It flaps like cotton, but its stiff label says hand wash.",
    ...TRICKY,
  },
  "baker-hat": { name: "The singing baker's hat", ...plain },
  "sailor-collar": { name: "A sailor's collar", ...plain },
  "cowboy-vest": { name: "A cowboy's vest", ...jeanlike },
  "rain-king": { name: "The rain king's robe", ...rainy },
  "dragon-scales": { isPocketless: true, name: "The dragon's scales", ...spangled },
  "ghost-veil": { isPocketless: true, name: "A veil for a ghost", ...silken },

  "hissing-jeans": {
    name: "Blue jeans",
    heard: silk,
    why: "Jeans that hiss? No jeans do that. A spy!",
    ...SPY,
  },
  "patting-raincoat": { name: "A raincoat", heard: wool, why: "A raincoat that pats? That's a spy!", ...SPY },
  "flapping-gown": {
    name: "A gown full of sequins",
    heard: cotton,
    why: "All those sequins, and no tick? A spy!",
    ...SPY,
  },
  "scraping-tie": {
    isPocketless: true,
    name: "A silk tie",
    heard: denim,
    why: "Silk that scrapes? A spy!",
    ...SPY,
  },
  "crackling-mitten": {
    isPocketless: true,
    name: "Wool mittens",
    heard: raincoat,
    why: "Wool that crackles? A spy!",
    ...SPY,
  },
};

/** Silk, wool, cotton, denim. */
const FOUR = [
  "sad-scarf",
  "queen-sleeve",
  "king-shawl",
  "wolf-vest",
  "pirate-pants",
  "miner-shirt",
  "ghost-sheet",
  "baker-hat",
];
/** And sequins, and rain cloth, and labels that overrule them. */
const SIX = ["butterfly-wings", "mermaid-tail", "star-cape", "thunder-cloak", "nurse-apron", "cowboy-vest"];
const SIX_LABELS = ["drummer-sweater", "alto-blouse", "diver-shirt"];
const HUNT = ["moon-slippers", "shepherd-hat", "nightingale-cape", "fisherman-coat", "sailor-collar"];
const SPIES = ["hissing-jeans", "patting-raincoat", "flapping-gown"];
const THIRD = ["dragon-scales", "ghost-veil", "sleepwalker-gown", "rain-king"];
const THIRD_LABELS = ["fairy-shirt", "understudy-sweater", "conductor-shirt", "usher-vest"];
const LATE_SPIES = ["scraping-tie", "crackling-mitten"];
const NAMELESS = [...FOUR, ...SIX, ...THIRD, ...SIX_LABELS, ...THIRD_LABELS];

export const delicates: LevelParts = {
  things,
  bins: {
    machine: {
      label: "Machine drum",
      phrases: ["machine", "machine drum", "drum", "midnight", "cotton", "denim", "rain cloth"],
      voice: "midnight",
      takes: "load",
      means: "machine",
      arrives: [{ sound: "drop-machine", caption: "it tumbles into the left drum" }],
      refuses: [
        { sound: "cough", pitch: -5, caption: "a deep cough" },
        { sound: "bounce", caption: "it bounces back" },
      ],
      rejects: [
        "Not me! I've got no soft hands.",
        "Careful. I'd spin it into a knot.",
        "Nope. From me, it'd come out mouse-size.",
        "I'm all elbows. Take it back!",
      ],
    },
    basin: {
      label: "Hand wash",
      phrases: ["basin", "hand wash", "wash by hand", "by hand", "bubbles", "silk", "wool", "sequins"],
      voice: "bubbles",
      takes: "load",
      means: "by hand",
      arrives: [{ sound: "drop-basin", caption: "it splashes into the right basin" }],
      opens: [{ sound: "splash", level: 0.6, caption: "you tip the basin over" }],
      runs: [
        { sound: "water-fill", caption: "water runs in" },
        { sound: "soap-foam", caption: "suds foam up" },
      ],
      refuses: [
        { sound: "bubble-pop", caption: "a bubble pops" },
        { sound: "bounce", caption: "it bounces back" },
      ],
      rejects: [
        "Glub! That one doesn't need me.",
        "Save me for the soft ones.",
        "That? It could wrestle a bear.",
        "Glub. Too much work for my suds.",
      ],
    },
    ...box,
  },
  customers: {
    plume: {
      hello: [["plume: I am Madame Plume. Be tender!", "Plume! The opera! Gently!"]],
      pleased: [
        [
          "plume: You again! My tender-handed darling.",
          "Ah, the golden hands!",
          "Come, darling, more treasures!",
        ],
      ],
      wary: [
        ["plume: Again, please. But nothing mouse-sized!", "We try again, darling.", "Gently, this time!"],
      ],
      happy: [
        { sound: "voice-ah" },
        [
          "plume: Not one stitch hurt! I shall sing about you.",
          "Bravo! I weep.",
          "Soft as a kitten. Encore!",
        ],
      ],
      unhappy: [
        { sound: "gasp" },
        [
          "plume: So the king will sing in a crop top.",
          "Oh, my poor costumes!",
          "We'll sing louder. Nobody will look.",
        ],
      ],
      lost: ['"My costume! In a box!"', '"That was in act two!"'],
    },
    stagehands: {
      hello: [
        [
          "crew: Stage crew. Big bundle, and it wriggles.",
          "Stage crew. The scenery is fine. The clothes are not.",
        ],
      ],
      pleased: ["crew: Crew again! Nobody sneezed in your costumes."],
      wary: ["crew: Crew again. The wolf now wears a bib."],
      happy: [
        { sound: "applause" },
        ["crew: All of it! You can carry our ladder.", "Perfect. You want a job?"],
      ],
      mended: [{ sound: "applause-small" }, "crew: All of it, by the scenic route. Thanks!"],
      unhappy: [{ sound: "crowd-laugh" }, "crew: Eh. The back row won't notice."],
      lost: ['"Careful! We need that one."', "\"That's no spy, that's my shirt.\""],
    },
  },
  banks: [
    {
      id: "cloth-try",
      difficulty: -1.5,
      skill: "delicates",
      rules: { seats: TUBS },
      items: [
        {
          id: "try-silk",
          things: [
            { name: "A ribbon", ...silken },
            { name: "A butler's apron", ...plain },
            { name: "A bonnet", ...silken },
          ],
        },
        {
          id: "try-cloth",
          customer: "nana",
          things: [
            { name: "A goat's ears", ...woolen },
            { name: "A cowboy's pants", ...jeanlike },
            { name: "A napkin from act one", ...plain },
            { name: "The goat's tail", ...woolen },
          ],
        },
      ],
    },
    {
      id: "act-one",
      difficulty: -1,
      skill: "delicates",
      rules: { ...rules, seats: TUBS },
      items: [
        { id: "basket-act-one", customer: "plume", draw: { from: FOUR, bins: { machine: 3, basin: 3 } } },
        {
          id: "basket-act-two",
          customer: "plume",
          draw: { from: [...SIX, ...SIX_LABELS], always: SIX_LABELS, bins: { machine: 3, basin: 3 } },
        },
      ],
    },
    {
      id: "lights-out",
      difficulty: -0.5,
      skill: "delicates",
      rules: { seats: TUBS, prowler, names: false },
      items: [
        {
          id: "basket-dark",
          customer: "plume",
          draw: {
            from: NAMELESS,
            always: ["drummer-sweater", "conductor-shirt"],
            bins: { machine: 3, basin: 4 },
          },
        },
      ],
    },
  ],
  level: {
    id: "delicates",
    name: "Wash it by hand",
    difficulty: -1,
    skill: "delicates",
    learned: "to hear silk, wool and sequins, to wash them by hand, and to let the label decide",
    stakes: ["troupe", "jar"],
    tallies: ["tips", "caught"],
    tryAtHome: [
      "Rub your sleeve between two fingers, close to your ear. What does it sound like?",
      "Ask a grown-up to read you the label of your softest sweater.",
    ],
    next: "Next time three families bring one basket. And no two mark their clothes alike.",
    goodbye: ["nana: Off already? I'll keep the silk away from Midnight for you."],
    rules,
    items: [
      {
        id: "basket-wriggling",
        customer: "stagehands",
        draw: { from: [...HUNT, ...SPIES], bins: { machine: 2, basin: 3, box: 3 } },
      },
      {
        id: "basket-diva",
        customer: "plume",
        draw: { from: [...THIRD, ...THIRD_LABELS], always: THIRD_LABELS, bins: { machine: 3, basin: 4 } },
      },
      {
        id: "basket-chorus",
        customer: "stagehands",
        draw: {
          from: [...THIRD, ...THIRD_LABELS, ...LATE_SPIES],
          always: THIRD_LABELS,
          bins: { machine: 3, basin: 4, box: 2 },
          hides: { finds: ["coins", "note", "tissue"], count: 2 },
        },
      },
    ],
    chapter: [
      {
        id: "lab",
        as: "learn",
        set: "cloth-try",
        items: ["try-silk"],
        turns: 1,
        how: [
          "nana: The opera's costumes! No pins here. Rub the cloth, and listen.",
          { sound: "cloth-silk", hold: "end" },
          "Silk is thin. Right: wash it by hand.",
          { sound: "cloth-cotton", hold: "end" },
          "Cotton is strong. Left: the machine.",
        ],
      },
      {
        id: "feet",
        lines: [
          { sound: "run", hold: "end", caption: "tiny feet under the dryer" },
          "nana: Four odd socks under the dryer! Two or fewer at closing time, and you win.",
        ],
        again: [],
      },
      {
        id: "lab-two",
        as: "learn",
        set: "cloth-try",
        items: ["try-cloth"],
        turns: 1,
        how: [
          { sound: "cloth-wool", hold: "end" },
          "Wool shrinks in a machine. So, by hand.",
          { sound: "cloth-denim", hold: "end" },
          "Denim is tough, so the machine is fine.",
        ],
      },
      {
        id: "argyle",
        lines: [
          "argyle: Mmm. A warm basin!",
          "nana: Argyle, seven hops from the load you put in first. Select washes it, and scares him.",
          "From now on, a mistake brings one sock. A full clean load, three things, sends two home.",
        ],
        again: ["nana: Argyle again! Seven hops."],
      },
      { id: "act-one", short: 0, as: "ride", set: "act-one", items: ["basket-act-one"], turns: 1 },
      {
        id: "labels",
        lines: [
          { sound: "cloth-sequins", hold: "end" },
          "Sequins fly off in a machine. So, by hand.",
          { sound: "cloth-raincoat", hold: "end" },
          "Rain cloth is tough, so the machine is fine.",
          { sound: "page", level: 0.7, pitch: 5, hold: "end", caption: "a stiff label crackles" },
          "nana: A stiff label. Up reads it, and it has the last word.",
        ],
        again: ["nana: A stiff label? Up reads it. It has the last word."],
      },
      { id: "act-two", as: "ride", set: "act-one", items: ["basket-act-two"], turns: 1 },
      {
        id: "overture",
        length: "full",
        lines: [
          { sound: "violin" },
          "argyle: Psst. Boys, tonight we are costumes.",
          "nana: Spies, dressed up! But they can't do the sounds. Jeans that hiss? Down, in the box: one less sock.",
        ],
        again: ["nana: If the name and the sound don't match: Down, in the box."],
      },
      { id: "wriggle", as: "hunt", items: ["basket-wriggling"], turns: 1, short: 0 },
      {
        id: "who",
        length: "full",
        ask: [
          { sound: "voice-ooh" },
          "The curtain rises soon. Time for one more basket.",
          "Madame's own: seven pieces, and five tips up front.",
          "The whole chorus: nine pieces, two spies, and things in two pockets.",
          SAVING,
        ],
        options: [
          {
            id: "diva",
            label: "Madame's own",
            phrases: ["madame", "madame's own", "seven"],
            counts: { tips: 5 },
            chosen: [{ sound: "coin-jar" }, "plume: Five tips, my angel, in advance."],
          },
          { id: "chorus", label: "The chorus", phrases: ["chorus", "the whole chorus", "nine"] },
        ],
      },
      { id: "diva", as: "ride", if: { chose: { who: "diva" } }, items: ["basket-diva"], turns: 1 },
      { id: "chorus", as: "ride", if: { chose: { who: "chorus" } }, items: ["basket-chorus"], turns: 1 },
      offer({
        lures: "troupe",
        ask: [
          { sound: "gremlin-giggle" },
          "nana: The socks love a puppet show. Two tickets cost fifteen tips, and two socks would be gone. Buy them?",
        ],
        label: "Buy two tickets",
        phrases: ["tickets", "two tickets"],
        bought: [{ sound: "run", caption: "tiny feet hurry off" }, "Two socks run for the best seats."],
        kept: ["nana: All right. Then they stay for our show."],
      }),
      {
        id: "blackout",
        length: "full",
        lines: [
          { sound: "power-down" },
          "argyle: Oops. Was that the light switch?",
          "nana: Now nobody can see a thing. Good thing you don't need to! No names, only cloth.",
        ],
      },
      { id: "dark", short: 0, as: "boss", set: "lights-out", items: ["basket-dark"], turns: 1 },
      ...treat(
        { keepsake: "gong", label: "A gong", phrases: ["gong", "the gong"], sound: "gong" },
        {
          keepsake: "music-box",
          label: "A music box",
          phrases: ["music box", "the music box"],
          sound: "music-box",
        },
      ),
      closing("troupe"),
      {
        id: "ovation",
        as: "perform",
        if: { stakes: { troupe: { to: 2 } } },
        lines: [
          "nana: Two or fewer: you win!",
          { sound: "power-up" },
          { sound: "voice-ah", hold: "end" },
          "The opera begins. Argyle sits in row one, in the lost and found box, and hums along.",
          { sound: "applause", hold: "end" },
        ],
      },
      {
        id: "mouse-opera",
        as: "perform",
        if: { stakes: { troupe: { from: 3 } } },
        lines: [
          "nana: More than two. They win, and they want to sing!",
          { sound: "power-up" },
          { sound: "violin" },
          "The opera begins. In the second act, a row of odd socks walks on and bows.",
          { sound: "crowd-laugh", hold: "end" },
          "argyle: A star is worn!",
        ],
      },
      { id: "gift", keepsake: "sequin", if: { stakes: { troupe: { to: 2 } } } },
      { id: "gift-two", keepsake: "ticket", if: { stakes: { troupe: { from: 3 } } } },
    ],
  },
};
