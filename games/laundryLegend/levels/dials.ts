/** Level 4: three machines, three dials. Argyle turns them, and whoever counts the clicks knows. */
import { cotton, denim } from "../cloths.ts";
import { CARE_LABEL, DENIM_DYE, DIAL_CLICKS, SHEETS } from "../sources.ts";
import { closing, offer, SAVING, treat } from "../offer.ts";
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
    warns: ["nana: He's {steps} from the dials! Select washes the {label}, and the noise scares him back."],
    helps: { near: ["Argyle is {steps} from the dials. Select washes the {label}, and he runs."] },
    swaps: [
      { sound: "gremlin-giggle", hold: "end", caption: "a giggle at the dials" },
      {
        say: [
          "He swapped two dials! Now they click:",
          "Two dials, swapped! Listen:",
          "There go two dials. Count:",
        ],
        voice: "nana",
      },
    ],
    ruins: [
      [
        "What's in the {label} has the wrong water now, so no tips for it.",
        "Wrong water now in the {label}: no tips for that load.",
      ],
    ],
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
    "Everyday dirt comes out in warm water.",
    "Not too hot, not too cold: everyday wash.",
  ],
  source: CARE_LABEL,
};
const HOT: Care = {
  bin: "hot",
  why: [
    "Hot gets it really clean.",
    "Sturdy cloth can take hot water.",
    "Hot water for the dirtiest things.",
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

/** Each bag has things of its own. */
const BREAKFAST: Things = {
  "bellhop-jacket": { name: "The bellhop's new red jacket", heard: denim, ...COLD },
  "porter-cape": { isPocketless: true, name: "The night porter's black cape", heard: cotton, ...COLD },
  "new-curtains": { isPocketless: true, name: "New blue curtains", heard: cotton, ...COLD },
  "tie-dye": { name: "A tie-dye shirt", heard: cotton, ...COLD },
  "flannel-pajamas": { name: "Cotton flannel pajamas", heard: cotton, ...WARM },
  "couch-cover": { isPocketless: true, name: "A couch cover", heard: denim, ...WARM },
  "school-shirts": { name: "School shirts", heard: cotton, ...WARM },
  "bed-sheets": { isPocketless: true, name: "White bed sheets", heard: cotton, ...HOT },
  "bath-towels": { isPocketless: true, name: "White bath towels", heard: cotton, ...HOT },
  "dish-towels": { isPocketless: true, name: "Dish towels", heard: cotton, ...HOT },
  "kitchen-aprons": { name: "White kitchen aprons", heard: cotton, ...HOT },
};
const SUITE: Things = {
  "purple-top": { name: "A bright purple top", heard: cotton, ...COLD },
  "guitar-pants": { name: "The guitar player's new black pants", heard: denim, ...COLD },
  "waiter-vest": { name: "The waiter's everyday vest", heard: cotton, ...WARM },
  "picnic-cloth": { isPocketless: true, name: "A picnic cloth", heard: cotton, ...WARM },
  "thick-towels": { isPocketless: true, name: "Extra thick white towels", heard: cotton, ...HOT },
  pillowcases: { isPocketless: true, name: "White pillowcases", heard: cotton, ...HOT },
};
const TEAM: Things = {
  "team-shirts": { name: "The Moles' new shirts", heard: cotton, ...COLD },
  leggings: { isPocketless: true, name: "Striped leggings", heard: cotton, ...COLD },
  "goalie-jersey": { name: "The goalie's bright green jersey", heard: cotton, ...COLD },
  "captain-pants": { name: "The captain's new black pants", heard: denim, ...COLD },
  "coach-pants": { name: "The coach's work pants", heard: denim, ...WARM },
  "warm-ups": { name: "Gray warm-up pants", heard: cotton, ...WARM },
  "bus-blanket": { isPocketless: true, name: "The team bus blanket", heard: cotton, ...WARM },
  "gym-towels": { isPocketless: true, name: "Gym towels. Phew", heard: cotton, ...HOT },
  "locker-towels": { isPocketless: true, name: "White locker room towels", heard: cotton, ...HOT },
};
const LEAGUE: Things = {
  "red-shirt": { name: "A new red T-shirt", heard: cotton, ...COLD },
  "band-jacket": { name: "A marching band jacket", heard: denim, ...COLD },
  "league-flags": { isPocketless: true, name: "New orange team flags", heard: cotton, ...COLD },
  "scout-shirts": { name: "Scout shirts", heard: cotton, ...WARM },
  "work-pants": { name: "The groundskeeper's pants", heard: denim, ...WARM },
  "play-clothes": { name: "Play clothes", heard: cotton, ...WARM },
  "bench-towels": { isPocketless: true, name: "White bench towels", heard: cotton, ...HOT },
  "ref-towels": { isPocketless: true, name: "The referee's white towels", heard: cotton, ...HOT },
  "cook-aprons": { name: "The hot dog cook's aprons", heard: cotton, ...HOT },
};
const DANCE: Things = {
  "new-jeans": { name: "New dark jeans", heard: denim, ...COLD },
  "dance-pants": { name: "New black dance pants", heard: cotton, ...COLD },
  "lobby-flag": { isPocketless: true, name: "The hotel's bright new flag", heard: cotton, ...COLD },
  "puppet-theater": { isPocketless: true, name: "The puppet theater's curtain", heard: denim, ...WARM },
  "guest-shirts": { name: "Everyday shirts", heard: cotton, ...WARM },
  "chair-covers": { isPocketless: true, name: "Chair covers", heard: cotton, ...WARM },
  "table-napkins": { isPocketless: true, name: "Cloth napkins", heard: cotton, ...HOT },
  "mop-heads": { isPocketless: true, name: "Two mop heads", heard: cotton, ...HOT },
  "dog-bed": { isPocketless: true, name: "The dog's bed cover", heard: denim, ...HOT },
};
const things: Things = { ...BREAKFAST, ...SUITE, ...TEAM, ...LEAGUE, ...DANCE };

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
      hello: [["hotel: Hotel Snore. All by breakfast!", "Hotel Snore. Hurry. Yawn."]],
      pleased: [
        ["hotel: Hotel Snore again. The guests want your name.", "Hotel Snore. We brought you a pillow."],
      ],
      wary: [["hotel: Hotel Snore. Some guests still drip.", "Hotel Snore. Everybody wears curtains."]],
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
        ["moles: Still smelly? The others will keep away. Good!", "Half of us play in pajamas now. Scary!"],
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
            from: Object.keys(DANCE),
            bins: { cold: 2, warm: 2, hot: 3 },
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
    stakes: ["dancers", "jar"],
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
          from: Object.keys(BREAKFAST),
          bins: { cold: 2, warm: 2, hot: 3 },
          hides: { finds: ["crayon", "note", "coins"], count: 2 },
        },
      },
      {
        id: "basket-team",
        customer: "team",
        codes: ["labels"],
        draw: {
          from: Object.keys(TEAM),
          bins: { cold: 4, warm: 3, hot: 2 },
          hides: { finds: ["tissue", "crayon", "duck", "key"], count: 4 },
        },
      },
      {
        id: "basket-suite",
        customer: "hotel",
        codes: ["labels"],
        draw: { from: Object.keys(SUITE), bins: { cold: 2, warm: 2, hot: 2 } },
      },
      {
        id: "basket-league",
        customer: "team",
        codes: ["labels"],
        draw: {
          from: Object.keys(LEAGUE),
          bins: { cold: 2, warm: 2, hot: 3 },
          hides: { finds: ["coins", "crayon", "key", "tissue"], count: 3 },
        },
      },
    ],
    chapter: [
      {
        id: "feet",
        lines: [
          { sound: "run", hold: "end", caption: "tiny feet under the dryer" },
          "nana: Nine odd socks! Two or fewer at closing time, and you win.",
        ],
        again: [],
      },
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
          "nana: Argyle, nine hops away! He swaps two dials. Select washes the load you put in first, and scares him.",
          "From now on, a clean load sends one sock home, a full one two. A mistake brings one.",
        ],
        again: ["nana: Argyle swaps two dials. Wash before he comes!"],
      },
      {
        id: "hotel",
        as: "ride",
        items: ["basket-hotel"],
        turns: 1,
        how: ["Up empties a pocket."],
      },
      {
        id: "who",
        length: "full",
        ask: [
          { sound: "service-bell" },
          "nana: The phone and the door! Which one?",
          "The hotel's best room: six pieces, no pockets, five tips up front.",
          "The Muddy Moles: nine pieces, and things in four pockets.",
          SAVING,
        ],
        options: [
          {
            id: "suite",
            label: "The hotel room",
            phrases: ["hotel", "hotel room", "the hotel", "six"],
            counts: { tips: 5 },
            chosen: [{ sound: "coin-jar" }, "hotel: Five tips up front. I may doze off later."],
          },
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
      offer({
        lures: "dancers",
        ask: [
          { sound: "radio-jingle" },
          "nana: A record player for the hotel costs fifteen tips. Two socks would go there to dance. Buy it?",
        ],
        label: "Buy the player",
        phrases: ["player", "record player"],
        bought: [
          { sound: "run", caption: "tiny feet hurry off" },
          "hotel: Two socks on our dance floor. Odd.",
        ],
        kept: ["nana: Then they'll dance in here."],
      }),
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
      ...treat(
        {
          keepsake: "popcorn",
          label: "A popcorn machine",
          phrases: ["popcorn", "popcorn machine"],
          sound: "popcorn",
        },
        {
          keepsake: "steel-drum",
          label: "A steel drum",
          phrases: ["steel drum", "the steel drum"],
          sound: "steel-drum",
        },
      ),
      closing("dancers"),
      {
        id: "dizzy",
        if: { stakes: { dancers: { to: 2 } } },
        lines: [
          "nana: Two or fewer: you win!",
          { sound: "bump", caption: "something soft falls over" },
          "argyle: All those clicks. I'm dizzy. And you're not.",
          "He lies in the laundry basket and counts the ceiling tiles.",
        ],
      },
      {
        id: "disco",
        if: { stakes: { dancers: { from: 3 } } },
        lines: [
          "nana: More than two. They win, and they want music!",
          { sound: "crowd-laugh" },
          "The whole gang dances. The machines click along: one, two, three.",
          "argyle: Again! Again!",
        ],
      },
      { id: "gift", keepsake: "knob", if: { stakes: { dancers: { to: 2 } } } },
      { id: "gift-two", keepsake: "disco", if: { stakes: { dancers: { from: 3 } } } },
    ],
  },
};
