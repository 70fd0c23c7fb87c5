/** Level 5: start it, fix it first, or ask. The machines tell by ear; what could hurt somebody is only asked about. */
import { wool } from "../cloths.ts";
import * as source from "../sources.ts";
import type { Heard, LevelParts, Lines, Rules, Things } from "../types.ts";

const rules: Rules = {
  seats: { left: "start", down: "fix", right: "ask" },
  asks: [
    "Start, fix, or ask?",
    "So: start, fix, or ask?",
    "Good to go, fix it, or Nana?",
    "What will you do?",
  ],
  feel: {
    label: "Check closer",
    phrases: ["check", "check closer", "look", "look closer", "feel"],
    heard: [{ sound: "steps-pass", level: 0.5, caption: "you go closer" }],
  },
  prowler: {
    from: 9,
    most: 2,
    does: "grabs",
    warns: ["nana: He's {steps} from the hat! Select saves your tips."],
    helps: {
      near: ["Argyle is {steps} from the hat. Select saves your tips."],
      empty: ["Argyle is {steps} from the hat. Select scares him before a tip drops in."],
    },
    grabs: [
      { sound: "drop-basin", level: 0.6, caption: "a soft plop" },
      { sound: "coins", caption: "the hat falls over and coins roll away" },
      [
        "argyle: Nobody in here, either. The hat is empty.",
        "Not in here. And now the hat is empty.",
        "Hello? No. Only coins, and now they're gone.",
        "The hat is empty. Well, now it is.",
      ],
    ],
  },
  pot: {
    label: "Save the tips",
    phrases: ["save", "save the tips", "save the coins", "bank", "bank it", "jar", "the jar", "keep it"],
    grows: [{ sound: "coin", level: 0.7, caption: "coins drop into the hat" }],
    price: 2,
    pays: [{ sound: "coin-small", level: 0.6, caption: "coins go out of the hat" }],
    left: ["{tips} left in the hat.", "That leaves {tips} in the hat."],
    banks: [{ sound: "coin-jar", caption: "coins fall from the hat into the jar" }],
    banked: [
      "From the hat into the jar: {tips}.",
      "Saved from the hat: {tips}.",
      "Out of the hat, and safe in the jar: {tips}.",
      "Safe! From the hat: {tips}.",
    ],
    spills: [
      { sound: "coins", caption: "the hat falls over and coins roll away" },
      [
        "The hat is empty.",
        "There goes the hat.",
        "Coins roll under every machine.",
        "Nothing left in the hat.",
      ],
    ],
    nothing: ["The hat is empty.", "No tips in the hat yet."],
    holds: ["In the hat: {tips}."],
  },
  tips: [
    "A long row pays more: one tip, two, three, four, five. But listen for his hops.",
    "After each fix, listen again.",
  ],
};

/** The hat is learned before anybody comes for it, and before a look has a price. */
const calm: Rules = { seats: rules.seats, asks: rules.asks, feels: false, pot: rules.pot };

function one(sound: Heard[number]["sound"], caption: string): Heard {
  return [{ sound, caption }];
}

/** What comes of starting what should have been fixed: a small comedy, and why. */
function started(sound: Heard[number]["sound"], outcome: string): { contrasts: { start: Lines } } {
  return { contrasts: { start: [{ sound }, outcome] } };
}

/** Nobody comes to harm: Nana is quicker. */
function danger(
  why: string,
  landed = [
    "I'll take it from here. You stay back, sugar.",
    "That one's mine. Keep your distance.",
    "Leave it to me. Stay away from it.",
  ],
): {
  bin: "ask";
  isDanger: true;
  safety: true;
  why: string;
  hint: string;
  landed: string[];
  touched: Lines;
  contrasts: { start: Lines; fix: Lines };
} {
  const stopped: Lines = [{ sound: "stop-bell" }, ["nana: Stop! Hands off.", "Stop right there."], why];
  return {
    bin: "ask",
    isDanger: true,
    safety: true,
    why,
    hint: "Could it hurt somebody?",
    landed,
    touched: stopped,
    contrasts: { start: stopped, fix: stopped },
  };
}

/** Nobody stays in the room, and nobody goes back before it is safe. */
const OUTSIDE = [
  "Everybody out, me too! I call for help from outside. We wait. Now they say it's safe.",
  "Out, all of us! I call for help from the sidewalk. We wait till they say it's safe. Now it is.",
  "Everybody out, right now! I call for help outside. Long after, they tell us it's safe.",
];

/** Each machine is heard in a short test that has stopped before a hand goes near it. */
const CLEAR = one("lint-clear", "a short test: a dryer breathes out, clear and free");
const CHOKED = one("lint-choked", "a short test: a dryer wheezes, muffled and slow");
const EVEN = one("spin", "a short test spin, smooth and even");
const BANGS = one("drum-bang", "a short test spin: a washer bangs, off balance");
type Later = Omit<NonNullable<Things[string]["becomes"]>[number], "name">;

const LINTY: Later = {
  bin: "fix",
  hint: ["Is it breathing freely, or wheezing?", "Listen to its breath.", "Can the air get through?"],
  ...started("dryer-buzz", "It can't breathe, and lint can catch fire. Nana stops it. That was no test!"),
  source: source.LINT,
};
const BANGING: Later = {
  bin: "fix",
  hint: ["Is it turning evenly, or banging?", "Smooth, or bumpy?", "Does every turn sound the same?"],
  ...started("drum-bang", "One side is too heavy. Bang, bang! It walks two feet, and Nana stops it."),
  source: source.LOAD_SIZE,
};
const STUFFED: Later = {
  bin: "fix",
  hint: [
    "Listen to the door. What holds it open?",
    "A door that won't close: too little in there, or too much?",
  ],
  ...started("overload", "One giant lump! Nothing can move, so Nana stops it."),
  source: source.LOAD_SIZE,
};
const POCKETED: Later = {
  bin: "fix",
  hint: ["Is anything still rattling?", "Was that every pocket?"],
  ...started("splat", "A crayon goes around with it. Purple blobs! Check pockets first."),
  source: source.POCKETS,
};

const clearDryer: Later = {
  hint: ["Is it breathing freely, or wheezing?", "Listen to its breath.", "Can the air get through?"],
  heard: CLEAR,
  bin: "start",
  label: ["The lint filter is clean.", "No fuzz on the filter."],
  why: [
    "It breathes. Off it goes.",
    "Clean as a whistle. Round it goes.",
    "Free breath, clean filter.",
    "That's a happy dryer.",
  ],
};
const evenDrum: Later = {
  hint: ["Is it turning evenly, or banging?", "Smooth, or bumpy?", "Does every turn sound the same?"],
  heard: EVEN,
  bin: "start",
  label: "It turns evenly.",
  why: ["Smooth and even. Off it goes.", "No bang, no bump. It spins.", "That's a happy drum."],
};

/** What is fixed is listened to again: it may need more, and then it still has to be started. */
const things = {
  "towels-clear": {
    ...clearDryer,
    name: "A dryer of bed sheets",
    why: "A clean filter lets the air through.",
    safety: true,
    source: source.LINT,
  },
  "towels-choked": {
    name: "A dryer of wet towels",
    heard: CHOKED,
    label: "It stands still. The lint filter wears a thick, soft coat.",
    why: "It stands still, so off with the lint: it can catch fire.",
    safety: true,
    ...LINTY,
    becomes: [{ ...clearDryer, source: source.LINT }],
  },
  "pajamas-choked": {
    name: "A dryer of fuzzy pajamas",
    heard: CHOKED,
    label: "It stands still. Fluff, as thick as a hamster.",
    why: "It stands still. Out comes enough lint for a hamster's hat.",
    ...LINTY,
    becomes: [
      {
        heard: CHOKED,
        label: "More fluff, behind the filter's edge.",
        why: "Still choked! Another handful, and the hamster has mittens.",
        ...LINTY,
      },
      { ...clearDryer, source: source.LINT },
    ],
  },
  "pajamas-clear": { ...clearDryer, name: "A dryer of play clothes", source: source.LINT },
  "washer-even": {
    hint: ["Is it turning evenly, or banging?", "Smooth, or bumpy?", "Does every turn sound the same?"],
    name: "A washer, half full",
    heard: EVEN,
    bin: "start",
    label: "It stands still. There's room for a hand on top.",
    why: "Room to move means clean clothes.",
    source: source.LOAD_SIZE,
  },
  "washer-bang": {
    name: "A washer with one blanket",
    heard: BANGS,
    label: "It stands still. The blanket lies on one side.",
    why: "One heavy lump bangs. It stands still, so you add towels on the other side.",
    ...BANGING,
    becomes: [{ ...evenDrum, source: source.LOAD_SIZE }],
  },
  "blanket-even": {
    ...evenDrum,
    name: "A washer with a quilt",
    label: "Somebody put towels beside it.",
    why: "Towels beside it: no bang.",
    source: source.LOAD_SIZE,
  },
  "washer-rug": {
    name: "A washer with a bath mat",
    heard: BANGS,
    label: "It stands still. The mat has rolled up on one side.",
    why: "It stands still, so you spread the mat out.",
    ...BANGING,
    becomes: [
      {
        heard: BANGS,
        label: "It's flat now, but nothing sits across from it.",
        why: "Still lopsided! Once it stands still, you add a towel across from it.",
        ...BANGING,
      },
      { ...evenDrum, source: source.LOAD_SIZE },
    ],
  },
  "washer-stuffed": {
    name: "A washer, and its door",
    heard: one("door-creak", "a door creaks, and will not close"),
    label: "No room for your hand.",
    why: "Stuffed full. You take some out: clothes need room.",
    ...STUFFED,
    becomes: [
      {
        heard: one("lock-click", "a door clicks shut"),
        bin: "start",
        label: "Your hand fits in on top.",
        why: "Room for a hand is room to wash.",
        source: source.LOAD_SIZE,
      },
    ],
  },
  "jeans-rattle": {
    name: "Jeans",
    heard: one("pocket", "something small rattles in a pocket"),
    label: "There's something in the left pocket.",
    why: "A crayon, out of the left pocket!",
    ...POCKETED,
    becomes: [
      {
        heard: one("pocket", "something small rattles in a pocket"),
        label: "There's something in the right pocket, too.",
        why: "And one in the right. Always check every pocket!",
        ...POCKETED,
        ...started("splat", "One pocket was still full. Purple blobs!"),
      },
      {
        heard: one("cloth-denim", "cloth: a rough scrape, and nothing else"),
        bin: "start",
        label: "Both pockets are empty.",
        why: "Empty pockets. In they go.",
        source: source.POCKETS,
      },
    ],
  },
  "jeans-quiet": {
    hint: ["Is anything rattling?", "Only cloth, or more?"],
    name: "Jeans",
    heard: one("cloth-denim", "cloth: a rough scrape, and nothing else"),
    bin: "start",
    label: "All pockets are empty.",
    why: "Empty pockets, off they go.",
    source: source.POCKETS,
  },
  "pants-belt": {
    hint: "What clunked? Does metal belong in a washer?",
    name: "Work pants",
    heard: one("door-bar", "a heavy metal clunk"),
    bin: "fix",
    label: "A belt, with a big buckle.",
    why: "Out comes the belt.",
    ...started("pan-bang", "The belt buckle hits the drum. Whack, whack! It stops."),
    source: source.LOOSE_ENDS,
    becomes: [
      {
        heard: one("cloth-denim", "cloth: a rough scrape, and nothing else"),
        bin: "start",
        label: "No belt, no buckle.",
        why: "Nothing loose. They can tumble.",
        source: source.LOOSE_ENDS,
      },
    ],
  },
  "shorts-mud": {
    hint: ["Wet mud, or dry?", "Listen: squelch, or brush?"],
    name: "Soccer shorts",
    heard: one("splat", "a wet squelch"),
    bin: "fix",
    label: "Fresh mud, thick and wet.",
    why: "You hang them up to dry, and brush them.",
    ...started("splat", "The mud turns to soup. Nana stops it."),
    source: source.MUD,
    becomes: [
      {
        hint: ["Wet mud, or dry?", "Listen: squelch, or brush?"],
        heard: one("brush", "a brush, and nothing falls"),
        bin: "start",
        label: "The mud has dried, and it's brushed off.",
        why: "Dry, and brushed. Now they can wash.",
        source: source.MUD,
      },
    ],
  },
  "shorts-dry": {
    hint: ["Wet mud, or dry?", "Listen: squelch, or brush?"],
    name: "Baseball pants",
    heard: one("brush", "a brush, and nothing falls"),
    bin: "start",
    label: "The mud has dried, and it's brushed off.",
    why: "Dried and brushed: now they wash clean.",
    source: source.MUD,
  },
  "socks-balls": {
    hint: "Can water get into a ball?",
    name: "Six socks",
    heard: one("fruit-knock", "hard round lumps knock together"),
    bin: "fix",
    label: "Rolled up, and hard as apples.",
    why: "You unroll them, so water gets in.",
    ...started("drum-bang", "Rolled up, they stay dusty inside. Unroll them!"),
    source: source.LOOSE_ENDS,
    becomes: [
      {
        heard: one("cloth-cotton", "cloth: a crisp flap, and nothing else"),
        bin: "start",
        label: "Six long flat socks.",
        why: "Flat socks get clean inside, too.",
        source: source.LOOSE_ENDS,
      },
    ],
  },
  "gum-jeans": {
    hint: "Something sticky. Would it come off in the wash?",
    name: "A jacket",
    heard: one("honey-plop", "a sticky smack, like a kiss"),
    bin: "fix",
    label: "Chewing gum. It smells like mint.",
    why: "You hold a bag of ice on it. Nana lifts the hard gum off.",
    ...started("overload", "Gum sticks to the whole drum. Nana stops it."),
    source: source.GUM_AND_GRASS,
    becomes: [
      {
        hint: "Does anything still stick?",
        heard: one("cloth-denim", "cloth: a rough scrape, and nothing sticks"),
        bin: "start",
        label: "No gum left.",
        why: "Nothing sticks. In it goes.",
        source: source.GUM_AND_GRASS,
      },
    ],
  },
  "milk-shirt": {
    hint: ["Milk soaks in cold water first. Has this one?", "Dry, or dripping?"],
    name: "A shirt with a milk spot",
    heard: one("drip", "it drips, soaked through"),
    bin: "start",
    label: "It has soaked in cold water.",
    why: "It drips: soaked first. Now it can wash.",
    source: source.PROTEIN_AND_OIL,
  },
  "milk-dry": {
    hint: ["Milk soaks in cold water first. Has this one?", "Dry, or dripping?"],
    name: "A bib with a milk spot",
    heard: one("cloth-cotton", "cloth: a crisp flap, and no drip"),
    bin: "fix",
    label: "The milk is dry, and as stiff as a cracker.",
    why: "Dry milk. You soak it in cold water first.",
    ...started("doubt-hum", "It wasn't soaked, so the spot stays, and smells like cheese."),
    source: source.PROTEIN_AND_OIL,
    becomes: [
      {
        hint: ["Milk soaks in cold water first. Has this one?", "Dry, or dripping?"],
        heard: one("drip", "it drips, soaked through"),
        bin: "start",
        label: "It has soaked in cold water.",
        why: "It drips now. In it goes.",
        source: source.PROTEIN_AND_OIL,
      },
    ],
  },

  bucket: {
    name: "A bucket, and two open cleaners",
    heard: one("gas-hiss", "something fizzes in the bucket"),
    ...danger("Mixed cleaners can make dangerous gas.", OUTSIDE),
    source: source.MIXING,
  },
  jug: {
    name: "A jug. Its talking label says: danger",
    heard: one("pour-thick", "something heavy sloshes"),
    ...danger("Bleach can hurt skin and eyes. Grown-ups only."),
    source: source.BLEACH,
  },
  packet: {
    name: "Something small on the floor. It smells like soap",
    heard: one("bubble-pop", "a faint soapy pop"),
    ...danger("A laundry pod. Never squeeze or taste one. Grown-ups only."),
    source: source.PACKETS,
  },
  "gas-rag": {
    name: "A rag near the dryer. It smells like gasoline",
    heard: one("drip", "a drop falls"),
    ...danger("Gasoline can start a fire.", OUTSIDE),
    source: source.DRYER_FIRE,
  },
  burning: {
    name: "A running dryer",
    heard: one("burnt-fizz", "something crackles and fizzes inside"),
    ...danger("That crackle means something may be burning.", OUTSIDE),
    source: source.BURNING_SMELL,
  },
  "hot-wet": {
    name: "A very hot dryer, its towels still wet",
    heard: one("lint-choked", "a dryer wheezes, muffled and slow"),
    ...danger("Too hot, and still wet: something's blocked. Step back!"),
    source: source.BLOCKED_VENT,
  },
  "no-label": {
    name: "A beaded coat, its label cut off",
    heard: one("cloth-sequins", "cloth: tiny tinkling ticks"),
    bin: "ask",
    label: "Beads all over. Where the label was, only a stub.",
    why: "No label means no guessing.",
    hint: ["Its label is cut off. Who would know?", "Who would know, without a label?"],
    contrasts: { start: [{ sound: "gasp" }, "No label, so no guessing! That was nearly a shower of beads."] },
    source: source.CARE_LABEL,
  },
  suit: {
    name: "A suit, stiff at the shoulders",
    heard: [{ sound: "page", level: 0.7, pitch: 5, caption: "a stiff label crackles" }],
    bin: "ask",
    label: "Its talking label says: dry clean only.",
    why: "Dry clean only means no water. Nana knows a shop.",
    hint: ["A label crackles. Up lets it talk.", "What does the label say? Up knows."],
    contrasts: { start: [{ sound: "gasp" }, "Dry clean only! Nana grabs it in time."] },
    source: source.DRY_CLEAN,
  },
} satisfies Things;

const MORNING = [
  "no-label",
  "towels-choked",
  "washer-bang",
  "pants-belt",
  "socks-balls",
  "jeans-quiet",
  "towels-clear",
  "shorts-dry",
  "washer-even",
];
const RUSH = [
  "pajamas-choked",
  "washer-rug",
  "washer-stuffed",
  "gum-jeans",
  "shorts-mud",
  "pajamas-clear",
  "milk-shirt",
  "milk-dry",
  "blanket-even",
];

export const trouble: LevelParts = {
  things,
  bins: {
    start: {
      label: "Good to go",
      phrases: ["good to go", "go", "start", "start it", "ready"],
      takes: "judge",
      arrives: [{ sound: "power-up", caption: "the machine comes on" }],
      refuses: [{ sound: "power-down", caption: "it clicks off again" }],
    },
    fix: {
      label: "Fix it first",
      phrases: ["fix", "fix it", "fix it first", "open it", "open the dryer"],
      takes: "judge",
      arrives: [{ sound: "ratchet", caption: "your hands get to work" }],
      refuses: [{ sound: "doubt-hum", caption: "a doubtful hum" }],
      contrast: ["There's nothing to fix.", "It sounds fine as it is.", "Leave it. Nothing's wrong with it."],
    },
    ask: {
      label: "Ask Nana",
      phrases: ["ask", "ask nana", "nana", "ask a grown up"],
      voice: "nana",
      takes: "judge",
      arrives: [{ sound: "service-bell", caption: "the bell for Nana" }],
      advises: true,
      contrast: [
        "You can do this one, sugar.",
        "Ask away! Here's what I found.",
        "Here's a clue, sugar.",
        "You've got this, sugar. But here:",
        "I'll tell you what I found.",
      ],
    },
  },
  customers: {
    morning: {
      hello: [],
      happy: ["nana: Not one hiccup! Should I retire?"],
      unhappy: ["nana: We all learn. I once washed a phone book."],
    },
    rush: {
      hello: [{ sound: "service-bell" }, "nana: Lunch rush!"],
      happy: [{ sound: "applause-small" }, "nana: The line at the counter claps for you."],
      unhappy: [{ sound: "crowd-mutter" }, "nana: They'll wait. You gave it an honest try."],
    },
    night: { hello: [{ sound: "cricket" }], happy: [], unhappy: [] },
  },
  banks: [
    {
      id: "breaths",
      difficulty: 1.5,
      skill: "laundry-care",
      rules: { seats: rules.seats, asks: rules.asks, feel: rules.feel },
      items: [
        {
          id: "try-breaths",
          things: [
            { ...things["towels-choked"], name: "Dryer one" },
            { ...things["washer-even"], name: "Washer two" },
            { ...things["washer-bang"], name: "Washer three" },
          ],
        },
        {
          id: "try-asking",
          things: [
            { ...things.bucket },
            { ...things["pajamas-clear"], name: "Dryer four" },
            { ...things["hot-wet"] },
          ],
        },
        {
          id: "try-stains",
          things: [
            { ...things["shorts-dry"], name: "Gym shorts that were muddy" },
            { ...things["milk-dry"], name: "A napkin with a milk spot" },
          ],
        },
      ],
    },
    {
      id: "calm-morning",
      difficulty: 1.8,
      skill: "laundry-care",
      rules: calm,
      items: [
        {
          id: "round-morning",
          customer: "morning",
          draw: {
            from: [...MORNING, "packet", "jug"],
            always: ["no-label"],
            bins: { start: 3, fix: 3, ask: 2 },
          },
        },
      ],
    },
    {
      id: "night-shift",
      difficulty: 2.2,
      skill: "laundry-care",
      rules: {
        ...rules,
        prowler: {
          ...rules.prowler,
          from: 7,
          most: 2,
          does: "grabs",
          at: "His gang is {away} away",
          warns: ["argyle: My gang wants the hat for a boat! Select saves the tips."],
          helps: {
            near: ["The gang is {steps} from the hat. Select saves your tips."],
            empty: ["The gang is {steps} from the hat. Select scares them before a tip drops in."],
          },
          grabs: [
            { sound: "crowd-laugh", level: 0.5, caption: "a whole gang giggles" },
            { sound: "coins", caption: "the hat falls over and coins roll away" },
            ["The hat sails off, full of socks. No tips left in it.", "All aboard! The tips go overboard."],
          ],
        },
      },
      items: [
        {
          id: "night-of-socks",
          customer: "night",
          things: [
            {
              name: "Dryer three",
              heard: one("door-knock", "knocks, from inside the dryer"),
              bin: "fix",
              label: "Something small thumps on the door, and giggles.",
              why: "Nana opens it: Argyle! Never start it with somebody inside.",
              safety: true,
              contrasts: {
                start: [{ sound: "stop-bell" }, "Stop! Somebody is inside. Listen before you start it."],
              },
              becomes: [
                {
                  heard: CHOKED,
                  label: "Behind him, the filter is full of red fluff.",
                  why: "Red fluff, all his. Into the trash with it.",
                  ...LINTY,
                },
                { ...clearDryer, source: source.LINT },
              ],
              hint: [
                "Somebody knocks, from inside. Would you start that?",
                "Who's knocking? Check before anything turns.",
              ],
            },
            { ...things["hot-wet"], name: "Dryer two, very hot, and its towels still wet" },
            {
              ...things["washer-bang"],
              name: "Washer one, with his blanket",
              why: "All on one side. It stands still, so you add a towel across from it.",
            },
            { ...things["jeans-rattle"], name: "Argyle's tiny jeans" },
            { ...things["gas-rag"] },
            {
              ...things["milk-shirt"],
              name: "Argyle's sleeping bag. It had milk on it, and was in cold water",
            },
            {
              name: "One odd sock, damp and very quiet",
              heard: [...wool, { sound: "sigh", level: 0.6, caption: "a very small sigh" }],
              bin: "ask",
              label: "On its heel, in stitches you can feel: Paisley, wait for me.",
              landed: "Oh, sugar. I know where Paisley is. Come with me.",
              why: "On its heel, stitches say: Paisley, wait for me.",
              hint: "Who would know where its other half is?",
              contrasts: {
                start: [{ sound: "gremlin-giggle" }, "He's been washed enough. What does he miss?"],
                fix: [{ sound: "doubt-hum" }, "Nothing is torn. He's only lonely."],
              },
            },
          ],
        },
      ],
    },
  ],
  level: {
    id: "trouble",
    name: "Start, fix or ask",
    difficulty: 2,
    skill: "laundry-care",
    learned: "to fix until it sounds right, then start it, and to leave what could hurt you to a grown-up",
    stakes: ["belts"],
    prices: { hint: { belts: 2 } },
    tallies: ["tips", "firsts"],
    tryAtHome: [
      "With a grown-up, find the dryer's lint filter. How thick is the fluff?",
      "Listen to your washer from the next room. What is it doing now?",
      "Match your clean socks by feel: long, short, fuzzy, thin.",
    ],
    next: "The laundry opens again tomorrow. Argyle and Paisley have asked for jobs.",
    goodbye: ["nana: Closing early? The machines will wait for your ears."],
    rules,
    items: [
      {
        id: "round-rush",
        customer: "rush",
        draw: { from: [...RUSH, "burning", "suit"], bins: { start: 3, fix: 4, ask: 2 } },
      },
    ],
    chapter: [
      {
        id: "quick",
        length: "short",
        lines: [
          { sound: "service-bell" },
          "nana: Children and pets always stay out of machines! Each is tested, then stands still. Sounds wrong? Down: fix it. Sounds right? Left: good to go.",
        ],
      },
      {
        id: "breaths",
        short: 0,
        as: "learn",
        set: "breaths",
        items: ["try-breaths"],
        turns: 1,
        how: [
          "nana: Children and pets always stay out of machines! I test each one, then it stands still.",
          "Sounds wrong? Down: fix it. Then listen again. Sounds right? Left: good to go.",
        ],
      },
      {
        id: "asking",
        as: "learn",
        set: "breaths",
        items: ["try-asking"],
        turns: 1,
        how: [
          "nana: Cleaners, hissing, burning, sharp smells, anything hot: hands off! Right calls me, and I take over.",
          "No label, or not sure? Right, too.",
        ],
      },
      {
        id: "stains",
        short: 0,
        as: "learn",
        set: "breaths",
        items: ["try-stains"],
        turns: 1,
        how: [
          "nana: Two stains. Wet mud squelches:",
          { sound: "splat", hold: "end", caption: "a wet squelch" },
          "Fix it first: it dries, and you brush it. Milk soaks in cold water first. Soaked, it drips:",
          { sound: "drip", hold: "end", caption: "it drips, soaked through" },
          "Then it can wash.",
        ],
      },
      {
        id: "closer",
        lines: [
          { sound: "coin" },
          "nana: Forty tips buy new belts! Each right one drops tips in my hat: one, then two, up to five.",
          "A mistake spills it. Select saves it in the jar.",
        ],
        again: [
          "nana: The hat is out, and the jar is empty. Forty tips buy new belts. A mistake spills the hat, and Select pours it into the jar.",
        ],
      },
      {
        id: "morning",
        short: 0,
        as: "ride",
        set: "calm-morning",
        items: ["round-morning"],
        turns: 1,
        how: ["nana: Danger? Call me, for full tips. A clue from me leaves one."],
      },
      {
        id: "quick-prices",
        length: "short",
        lines: ["nana: A closer look, Up, takes two tips out. A clue from me leaves one."],
      },
      {
        id: "rush-near",
        length: "full",
        lines: [
          { sound: "sigh", level: 0.6, caption: "a very small sigh" },
          "argyle: Has anybody seen... never mind.",
          { sound: "sock-step", hold: "end", caption: "tiny feet, slower than usual" },
          "nana: He'll look in the hat, and spill it! Nine hops away. Select saves the tips, and scares him.",
        ],
      },
      {
        id: "rush",
        as: "rescue",
        length: "full",
        items: ["round-rush"],
        turns: 1,
        how: [
          { sound: "page", level: 0.7, pitch: 5, hold: "end", caption: "a stiff label crackles" },
          "nana: A stiff label! Up reads it. Up takes two tips out.",
        ],
      },
      {
        id: "night-near",
        lines: [
          { sound: "owl" },
          "Late. You lock the door.",
          "nana: His gang, seven hops from the hat! Select saves the tips, and scares them.",
        ],
      },
      { id: "night", as: "boss", set: "night-shift", items: ["night-of-socks"], turns: 1 },
      {
        id: "pair",
        lines: [
          { sound: "drawer" },
          "paisley: There you are! I wrote you a hundred notes.",
          "argyle: I only looked in drums. Never in drawers.",
          { sound: "giggle" },
          "nana: Socks go in twos. Everybody knows that.",
        ],
      },
      {
        id: "closing",
        lines: [{ sound: "service-bell" }, "nana: Closing time! In the jar: {beltsTold}."],
      },
      {
        id: "purrs",
        if: { stakes: { belts: { from: 40 } } },
        lines: [
          { sound: "ratchet", caption: "new belts go in" },
          "nana: Enough for new belts! Hear that?",
          { sound: "purr", caption: "the whole laundry purrs" },
          "The whole laundry purrs, thanks to you.",
        ],
      },
      {
        id: "coughs",
        if: { stakes: { belts: { to: 39 } } },
        lines: [
          "nana: Not enough for belts. The old ones will hold another day.",
          { sound: "overload", caption: "the laundry coughs" },
          "The laundry coughs, and hiccups, and keeps going.",
        ],
      },
      { id: "gift", keepsake: "pair", if: { stakes: { belts: { from: 40 } } } },
      { id: "gift-two", keepsake: "note", if: { stakes: { belts: { to: 39 } } } },
    ],
  },
};
