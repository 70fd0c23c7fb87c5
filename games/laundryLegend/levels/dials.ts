/** Level 4: three machines, three dials. Argyle turns them, and whoever counts the clicks knows. */
import { cotton, denim, sequins, wool } from "../cloths.ts";
import { CARE_LABEL, DENIM_DYE, DIAL_CLICKS, SHEETS } from "../sources.ts";
import type { Bins, LevelParts, Rules, Things } from "../types.ts";

const MACHINES = { left: "left-machine", down: "middle-machine", right: "right-machine" } as const;
const DIALS = ["cold", "warm", "hot"];
const rules: Rules = {
  seats: MACHINES,
  dials: DIALS,
  prowler: {
    from: 9,
    most: 2,
    does: "swaps",
    warns: [
      "nana: He's almost at the dials! Select washes the fullest machine, and the noise scares him off.",
    ],
    helps: { near: ["Argyle is almost at the dials. Select washes the fullest machine, and he runs."] },
    swaps: [{ sound: "gremlin-giggle", caption: "a giggle behind the machines" }],
  },
  tips: ["Say the dials to yourself, left to right: like cold, hot, warm.", "Repeat plays all three dials."],
};

type Care = Pick<Things[string], "bin" | "why" | "source">;

const COLD: Care = {
  bin: "cold",
  why: [
    "Cold keeps colors from running.",
    "Dye stays put in cold water.",
    "Cold, so the color stays in.",
    "Warm water could wash some color out.",
  ],
  source: DENIM_DYE,
};
const WARM: Care = {
  bin: "warm",
  why: [
    "Warm is for everyday clothes.",
    "Everyday dirt goes out in warm.",
    "Not too hot, not too cold: everyday wash.",
  ],
  source: CARE_LABEL,
};
const HOT: Care = {
  bin: "hot",
  why: [
    "Hot gets it really clean.",
    "Sturdy cloth can take hot water.",
    "Hot is for what needs it most.",
    "This one likes it hot.",
  ],
  source: SHEETS,
};

function machine(place: "left" | "middle" | "right"): Bins[string] {
  return {
    label: `${{ left: "Left", middle: "Middle", right: "Right" }[place]} machine`,
    phrases: [`${place} machine`],
    takes: "load",
    arrives: [{ sound: "drop-machine", caption: `it tumbles into the ${place} machine` }],
    refuses: [{ sound: "power-down", caption: "the machine clicks off" }],
  };
}

const things: Things = {
  "new-jeans": { name: "New dark jeans", heard: denim, ...COLD },
  "red-shirt": { name: "A new red T-shirt", heard: cotton, ...COLD },
  "team-shirts": { name: "The soccer team's shirts", heard: cotton, ...COLD },
  leggings: { isPocketless: true, name: "Striped leggings", heard: cotton, ...COLD },
  "band-jacket": { name: "A marching band jacket", heard: denim, ...COLD },
  "sparkle-top": { isPocketless: true, name: "A sparkly top", heard: sequins, ...COLD },
  "black-cape": { isPocketless: true, name: "A black cape", heard: cotton, ...COLD },
  "tie-dye": { name: "A tie-dye shirt", heard: cotton, ...COLD },
  "flannel-pajamas": { name: "Flannel pajamas", heard: wool, ...WARM },
  "school-shirts": { name: "School shirts", heard: cotton, ...WARM },
  "play-clothes": { name: "Play clothes", heard: cotton, ...WARM },
  "work-pants": { name: "Work pants", heard: denim, ...WARM },
  "picnic-cloth": { isPocketless: true, name: "A picnic cloth", heard: cotton, ...WARM },
  "couch-cover": { isPocketless: true, name: "The couch's cover", heard: denim, ...WARM },
  "scout-shirts": { name: "Scout shirts", heard: cotton, ...WARM },
  "puppet-theater": { isPocketless: true, name: "The puppet theater's curtain", heard: wool, ...WARM },
  "bed-sheets": { isPocketless: true, name: "Bed sheets", heard: cotton, ...HOT },
  "bath-towels": { isPocketless: true, name: "Bath towels", heard: cotton, ...HOT },
  "dish-towels": { isPocketless: true, name: "Dish towels", heard: cotton, ...HOT },
  "gym-towels": { isPocketless: true, name: "Gym towels. Phew", heard: cotton, ...HOT },
  napkins: { isPocketless: true, name: "Cloth napkins", heard: cotton, ...HOT },
  "kitchen-aprons": { name: "White kitchen aprons", heard: cotton, ...HOT },
  "mop-heads": { isPocketless: true, name: "Two mop heads", heard: cotton, ...HOT },
  "dog-bed": { isPocketless: true, name: "The dog's bed cover", heard: wool, ...HOT },
};
const ALL = Object.keys(things);

export const dials: LevelParts = {
  things,
  bins: {
    "left-machine": machine("left"),
    "middle-machine": machine("middle"),
    "right-machine": machine("right"),
  },
  marks: {
    ice: { heard: [{ sound: "ice-clink", caption: "a talking label: ice clinks" }], text: "ice" },
    bubbles: {
      heard: [{ sound: "bubbles", caption: "a talking label: water bubbles gently" }],
      text: "bubbles",
    },
    steam: { heard: [{ sound: "steam", caption: "a talking label: steam hisses" }], text: "steam" },
  },
  codes: {
    labels: {
      name: "the labels",
      reminder: [
        "Ice is cold: one click. Bubbles, warm: two. Steam, hot: three.",
        "Find the machine that clicked once for cold, twice for warm, three times for hot.",
      ],
      marks: { ice: "cold", bubbles: "warm", steam: "hot" },
      source: DIAL_CLICKS,
    },
  },
  customers: {
    hotel: {
      hello: [
        [
          "hotel: Hotel Snore. All of it by breakfast!",
          "Hotel Snore. The guests sleep in curtains now. Hurry.",
        ],
      ],
      pleased: [
        ["hotel: Hotel Snore again. The guests want your name.", "Hotel Snore. We brought you a pillow."],
      ],
      wary: [
        ["hotel: Hotel Snore. The last towels fit a hamster.", "Hotel Snore. Everybody wears curtains."],
      ],
      happy: [
        { sound: "yawn" },
        ["hotel: Perfect. I could fall asleep in it.", "So soft. I may... just... zzz."],
      ],
      unhappy: [
        { sound: "sigh" },
        ["hotel: We'll open a hotel for dolls.", "Our guests sleep with their eyes shut anyway."],
      ],
    },
    team: {
      hello: [{ sound: "referee-whistle" }, "moles: We're the Muddy Moles! We won! We smell!"],
      pleased: ["moles: Moles again! The other teams are jealous of our socks."],
      wary: ["moles: Moles again! And three more teams. They smell, too."],
      happy: [
        { sound: "crowd-cheer" },
        ["moles: We'll never be this clean again!", "We smell like flowers! Gross! Thanks!"],
      ],
      unhappy: [
        { sound: "crowd-laugh" },
        ["moles: Small shirts make us look huge. Good!", "Stripes? We'll say it's camouflage."],
      ],
    },
  },
  banks: [
    {
      id: "dial-try",
      difficulty: 0.5,
      skill: "machine-dial",
      rules: { seats: MACHINES, dials: DIALS },
      items: [
        {
          id: "try-dials",
          customer: "nana",
          codes: ["labels"],
          things: [
            { name: "Nana's new scarf", heard: cotton, ...COLD },
            { name: "A mop head", heard: cotton, ...HOT },
            { name: "Nana's skirt", heard: denim, ...WARM },
          ],
        },
      ],
    },
    {
      id: "dial-dance",
      difficulty: 1.5,
      skill: "machine-dial",
      rules: { ...rules, prowler: { ...rules.prowler, from: 5, most: 2, does: "swaps" } },
      items: [
        {
          id: "basket-dance",
          customer: "hotel",
          codes: ["labels"],
          draw: {
            from: ALL,
            bins: { cold: 3, warm: 3, hot: 3 },
            hides: { finds: ["coins", "note", "key"], count: 2 },
          },
        },
      ],
    },
  ],
  level: {
    id: "dials",
    name: "Clicks and pockets",
    difficulty: 1,
    skill: "machine-dial",
    learned: "to find cold, warm and hot by counting clicks, and to keep listening when the dials move",
    stakes: ["gang"],
    tallies: ["tips", "full"],
    tryAtHome: [
      "With a grown-up, turn the washer's dial. Count the clicks to each wash.",
      "Check every pocket before the next wash. What did you find?",
    ],
    next: "Next time Nana works the counter, and the machines are all yours.",
    goodbye: ["nana: Going? I'll hold on to the knobs till you're back."],
    rules,
    items: [
      {
        id: "basket-hotel",
        customer: "hotel",
        codes: ["labels"],
        draw: {
          from: ALL,
          bins: { cold: 3, warm: 2, hot: 4 },
          hides: { finds: ["crayon", "note", "coins"], count: 2 },
        },
      },
      {
        id: "basket-team",
        customer: "team",
        codes: ["labels"],
        draw: {
          from: ALL,
          bins: { cold: 4, warm: 3, hot: 2 },
          hides: { finds: ["tissue", "crayon", "duck", "key"], count: 4 },
        },
      },
      {
        id: "basket-suite",
        customer: "hotel",
        codes: ["labels"],
        draw: { from: ALL, bins: { cold: 2, warm: 2, hot: 2 } },
      },
      {
        id: "basket-league",
        customer: "team",
        codes: ["labels"],
        draw: {
          from: ALL,
          bins: { cold: 3, warm: 3, hot: 3 },
          hides: { finds: ["coins", "crayon", "key", "tissue"], count: 4 },
        },
      },
    ],
    chapter: [
      {
        id: "clicks",
        as: "learn",
        set: "dial-try",
        items: ["try-dials"],
        turns: 1,
        how: [
          "nana: Three machines! Count each dial's clicks. One is cold, two is warm, three is hot.",
          "And labels talk.",
          { sound: "ice-clink", hold: "end" },
          "Cold.",
          { sound: "bubbles", hold: "end" },
          "Warm.",
          { sound: "steam", hold: "end" },
          "Hot. Now the dials: Left, Down, Right.",
        ],
      },
      {
        id: "turner",
        lines: [
          { sound: "gremlin-giggle" },
          "argyle: Ooh, knobs!",
          "nana: Argyle! He's nine hops away. When he gets here, two dials swap places, and what's inside has the wrong water.",
        ],
        again: ["nana: Argyle swaps two dials. Wash before he comes!"],
      },
      {
        id: "hotel",
        as: "ride",
        items: ["basket-hotel"],
        turns: 1,
        how: ["Lost track? Repeat plays the dials. Up feels pockets."],
      },
      {
        id: "who",
        length: "full",
        ask: [
          { sound: "service-bell" },
          "nana: The phone and the door! Which one?",
          "The hotel's best room: six pieces, no pockets.",
          "The Muddy Moles, after the game: nine pieces, four full pockets.",
        ],
        options: [
          { id: "suite", label: "The hotel room", phrases: ["hotel", "hotel room", "the hotel", "six"] },
          { id: "moles", label: "The Muddy Moles", phrases: ["moles", "muddy moles", "nine"] },
        ],
      },
      { id: "suite", as: "ride", if: { chose: { who: "suite" } }, items: ["basket-suite"], turns: 1 },
      { id: "moles", as: "rescue", if: { chose: { who: "moles" } }, items: ["basket-team"], turns: 1 },
      {
        id: "league-near",
        length: "full",
        lines: [
          { sound: "crowd-cheer" },
          "nana: The whole league heard about you. Here comes everybody's wash at once!",
        ],
      },
      { id: "league", as: "ride", length: "full", items: ["basket-league"], turns: 1 },
      {
        id: "dance-near",
        length: "full",
        lines: [
          { sound: "radio-tune" },
          "argyle: Music! Watch me dance on the knobs!",
          "nana: He starts only five hops away now. Small loads, quick ears!",
        ],
      },
      { id: "dance", short: 0, as: "boss", set: "dial-dance", items: ["basket-dance"], turns: 1 },
      {
        id: "dizzy",
        if: { stakes: { gang: { to: 3 } } },
        lines: [
          { sound: "bump", caption: "something soft falls over" },
          "argyle: All those clicks. I'm dizzy. And you never were.",
          "He lies in the laundry basket and counts the ceiling.",
        ],
      },
      {
        id: "disco",
        if: { stakes: { gang: { from: 4 } } },
        lines: [
          { sound: "crowd-laugh" },
          "The whole gang dances. The machines click along: one, two, three.",
          "argyle: Again! Again!",
        ],
      },
      { id: "gift", keepsake: "knob", if: { stakes: { gang: { to: 3 } } } },
      { id: "gift-two", keepsake: "disco", if: { stakes: { gang: { from: 4 } } } },
    ],
  },
};
