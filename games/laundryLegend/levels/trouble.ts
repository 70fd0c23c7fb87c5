/** Level 5: start it, fix it first, or ask. The machines tell by ear; what could hurt somebody is only asked about. */
import { wool } from "../cloths.ts";
import * as source from "../sources.ts";
import type { Heard, LevelParts, Lines, Rules, Things } from "../types.ts";

const rules: Rules = {
  seats: { left: "start", down: "fix", right: "ask" },
  pot: true,
  feel: {
    label: "Check closer",
    phrases: ["check", "check closer", "look", "look closer", "feel"],
    heard: [{ sound: "steps-pass", level: 0.5, caption: "you go closer" }],
  },
  tips: [
    "Could it hurt somebody? Then ask. Asking is smart.",
    "Listen to how it breathes before you start it.",
  ],
};

function one(sound: Heard[number]["sound"], caption: string): Heard {
  return [{ sound, caption }];
}

/** What comes of starting what should have been fixed: a small comedy, and why. */
function started(sound: Heard[number]["sound"], outcome: string): { contrasts: { start: Lines } } {
  return { contrasts: { start: [{ sound }, outcome] } };
}

/** Nobody comes to harm: Nana is quicker. */
function danger(why: string): {
  bin: "ask";
  isDanger: true;
  safety: true;
  why: string;
  hint: string;
  touched: Lines;
  contrasts: { start: Lines; fix: Lines };
} {
  const stopped: Lines = [
    { sound: "stop-bell" },
    { say: ["Stop! Hands off.", "Stop right there."], voice: "nana" },
    why,
  ];
  return {
    bin: "ask",
    isDanger: true,
    safety: true,
    why,
    hint: "Could it hurt somebody?",
    touched: stopped,
    contrasts: { start: stopped, fix: stopped },
  };
}

const things = {
  "towels-clear": {
    name: "A dryer of wet towels",
    heard: one("lint-clear", "a dryer breathes out, clear and free"),
    bin: "start",
    label: "The lint filter is clean.",
    why: "A clean filter lets the air through.",
    safety: true,
    source: source.LINT,
  },
  "towels-choked": {
    name: "A dryer of wet towels",
    heard: one("lint-choked", "a dryer wheezes, muffled and slow"),
    bin: "fix",
    label: "The lint filter wears a thick gray coat.",
    why: "You peel off a pancake of lint. Lint can catch fire: clean it every time.",
    safety: true,
    contrasts: {
      start: [{ sound: "dryer-buzz" }, "Nana stops it. It can't breathe, and lint can catch fire."],
    },
    source: source.LINT,
  },
  "pajamas-choked": {
    name: "A dryer of fuzzy pajamas",
    heard: one("lint-choked", "a dryer wheezes, muffled and slow"),
    bin: "fix",
    label: "Fluff, as thick as a hamster.",
    why: "Enough lint for a hamster's hat. Into the trash with it.",
    contrasts: {
      start: [{ sound: "dryer-buzz" }, "Nana stops it. A filter full of lint can catch fire."],
    },
    source: source.LINT,
  },
  "pajamas-clear": {
    name: "A dryer of fuzzy pajamas",
    heard: one("lint-clear", "a dryer breathes out, clear and free"),
    bin: "start",
    label: "The filter is clean.",
    why: "Free breath, clean filter.",
    source: source.LINT,
  },
  "washer-even": {
    name: "A washer, half full",
    heard: one("spin", "a drum turns, smooth and even"),
    bin: "start",
    label: "Your hand moves freely inside.",
    why: "Room to move means clean clothes.",
    source: source.LOAD_SIZE,
  },
  "washer-bang": {
    name: "A washer with one blanket",
    heard: one("drum-bang", "a washer bangs, off balance"),
    bin: "fix",
    label: "The blanket lies on one side.",
    why: "One lump bangs. You add towels beside it.",
    ...started("drum-bang", "Bang, bang! It walks two feet and stops."),
    source: source.LOAD_SIZE,
  },
  "washer-blanket-even": {
    name: "A washer with one blanket",
    heard: one("spin", "a drum turns, smooth and even"),
    bin: "start",
    label: "Somebody has put towels beside it.",
    why: "Towels beside it: no bang.",
    source: source.LOAD_SIZE,
  },
  "washer-stuffed": {
    name: "A washer, and its door",
    heard: one("door-creak", "a door creaks, and will not close"),
    bin: "fix",
    label: "No room for your hand.",
    why: "Stuffed full. You take some out: clothes need room.",
    ...started("overload", "One giant lump! It sighs and stops."),
    source: source.LOAD_SIZE,
  },
  "jeans-rattle": {
    name: "Jeans",
    heard: one("pocket", "something small rattles in a pocket"),
    bin: "fix",
    label: "There is something in the left pocket.",
    why: "A crayon! Pockets first.",
    ...started("splat", "Purple blobs. Pockets first!"),
    source: source.POCKETS,
  },
  "jeans-quiet": {
    name: "Jeans",
    heard: one("cloth-denim", "cloth: a rough scrape, and nothing else"),
    bin: "start",
    label: "All pockets are empty.",
    why: "Empty pockets, off they go.",
    source: source.POCKETS,
  },
  "pants-belt": {
    name: "Work pants",
    heard: one("door-bar", "a heavy metal clunk"),
    bin: "fix",
    label: "A belt, with a big buckle.",
    why: "The belt comes out before washing.",
    ...started("pan-bang", "Whack, whack, whack. The buckle! It stops."),
    source: source.LOOSE_ENDS,
  },
  "pants-plain": {
    name: "Work pants",
    heard: one("cloth-cotton", "cloth: a crisp flap, and nothing else"),
    bin: "start",
    label: "No belt, no buckle.",
    why: "Nothing loose. They can tumble.",
    source: source.LOOSE_ENDS,
  },
  "shorts-mud": {
    name: "Soccer shorts",
    heard: one("splat", "a wet squelch"),
    bin: "fix",
    label: "Fresh mud, thick and wet.",
    why: "Hang them up. Mud brushes off when it is dry.",
    ...started("splat", "Mud soup! Rinse the drum."),
    source: source.MUD,
  },
  "shorts-dry": {
    name: "Soccer shorts",
    heard: one("brush", "a brush, and nothing falls"),
    bin: "start",
    label: "The mud has dried, and is brushed off.",
    why: "Dried and brushed: now they wash clean.",
    source: source.MUD,
  },
  "socks-balls": {
    name: "Six socks",
    heard: one("fruit-knock", "hard round lumps knock together"),
    bin: "fix",
    label: "Rolled up, and hard as apples.",
    why: "You unroll them, so that water gets in.",
    ...started("drum-bang", "Clean outside, dusty inside. Unroll them!"),
    source: source.LOOSE_ENDS,
  },
  "gum-jeans": {
    name: "A jacket",
    heard: one("honey-plop", "a sticky smack, like a kiss"),
    bin: "fix",
    label: "Chewing gum. Still minty.",
    why: "Ice makes gum hard. Then it peels off.",
    ...started("overload", "Stuck to the drum! You peel it off."),
    source: source.GUM_AND_GRASS,
  },
  "milk-shirt": {
    name: "A shirt with a milk spot",
    heard: one("drip", "it drips, soaked through"),
    bin: "start",
    label: "It has soaked in cold water.",
    why: "Soaked first. Now it can wash.",
    source: source.PROTEIN_AND_OIL,
  },

  bucket: {
    name: "A bucket, and two open cleaners",
    heard: one("gas-hiss", "something fizzes in the bucket"),
    ...danger("Mixed cleaners can make gas that hurts you. Out, into fresh air, and tell a grown-up."),
    source: source.MIXING,
  },
  jug: {
    name: "A jug. Its label says danger",
    heard: one("pour-thick", "something heavy sloshes"),
    ...danger("Bleach can hurt skin and eyes. Grown-ups only."),
    source: source.BLEACH,
  },
  packet: {
    name: "Something small and squishy, on the floor",
    heard: one("bubble-pop", "a faint soapy pop"),
    ...danger("A soap packet: strong soap in thin skin. Not for children's hands."),
    source: source.PACKETS,
  },
  "gas-rag": {
    name: "A rag near the dryer. It smells of gasoline",
    heard: one("drip", "a drop falls"),
    ...danger("Gasoline near a dryer can start a fire."),
    source: source.DRYER_FIRE,
  },
  burning: {
    name: "A running dryer",
    heard: one("burnt-fizz", "something crackles and fizzes inside"),
    ...danger("Crackling or a burning smell: get away, and get help."),
    source: source.BURNING_SMELL,
  },
  "hot-wet": {
    name: "A very hot dryer. An hour, and the towels still wet",
    heard: one("lint-choked", "a dryer wheezes, muffled and slow"),
    ...danger("Too hot and still wet: the vent may be blocked. A grown-up must look."),
    source: source.BLOCKED_VENT,
  },
  "no-label": {
    name: "A fancy coat",
    heard: one("hanger", "a hanger, and no label to crackle"),
    bin: "ask",
    label: "Beads all over. The label was cut out.",
    why: "No label means no guessing.",
    hint: "What does its label say?",
    contrasts: { start: [{ sound: "gasp" }, "Beads everywhere, almost! No label: no guessing."] },
    source: source.CARE_LABEL,
  },
  suit: {
    name: "A suit, stiff at the shoulders",
    heard: one("page", "a paper label rustles"),
    bin: "ask",
    label: "The label says: dry clean only.",
    why: "Dry clean only means no water. Nana knows a shop.",
    hint: "What does its label say? Up reads it.",
    contrasts: { start: [{ sound: "gasp" }, "Nana grabs it in time. Dry clean only!"] },
    source: source.DRY_CLEAN,
  },
} satisfies Things;

const ASKED = ["bucket", "jug", "packet", "gas-rag", "burning", "hot-wet", "no-label", "suit"];
const EVERYDAY = Object.keys(things).filter((id) => !ASKED.includes(id));

export const trouble: LevelParts = {
  things,
  customers: {
    morning: {
      hello: [{ say: "I'm at the counter, dear. The machines are yours.", voice: "nana" }],
      happy: [{ say: "Not one hiccup! Shall I retire?", voice: "nana" }],
      unhappy: [{ say: "We all learn. I once washed a phone book.", voice: "nana" }],
    },
    rush: {
      hello: [{ sound: "service-bell" }, { say: "Lunch rush! Eleven at once.", voice: "nana" }],
      happy: [{ sound: "applause-small" }, { say: "The line at the counter claps for you.", voice: "nana" }],
      unhappy: [{ sound: "crowd-mutter" }, { say: "They'll wait. It was an honest day.", voice: "nana" }],
    },
    night: {
      hello: [{ sound: "cricket" }, { say: "Night. Something knocks in dryer three.", voice: "nana" }],
      happy: [],
      unhappy: [],
    },
  },
  banks: [
    {
      id: "breaths",
      difficulty: 1.5,
      skill: "laundry-care",
      rules: { seats: rules.seats, feel: rules.feel },
      items: [
        {
          id: "try-breaths",
          customer: "morning",
          things: [
            { ...things["towels-choked"], name: "Dryer one" },
            { ...things["washer-even"], name: "Washer two" },
            { ...things["bucket"] },
          ],
          changes: {
            lines: [{ sound: "clock-tick" }, "Ten minutes later. The same places, but listen."],
            things: [
              { ...things["towels-clear"], name: "Dryer one" },
              { ...things["washer-bang"], name: "Washer two" },
              {
                name: "Washer three. The bucket is gone, and the window open",
                heard: one("spin", "a drum turns, smooth and even"),
                bin: "start",
                label: "Nana has cleared it all away.",
                why: "Fresh air, an even drum. Go on.",
              },
            ],
          },
        },
      ],
    },
    {
      id: "night-shift",
      difficulty: 2.2,
      skill: "laundry-care",
      rules,
      items: [
        {
          id: "night-of-socks",
          customer: "night",
          things: [
            {
              name: "Dryer three",
              heard: one("door-knock", "knocks, from inside the dryer"),
              bin: "fix",
              label: "Red and green diamonds behind the glass.",
              why: "You open the door. Argyle falls out. Always look inside first!",
              safety: true,
              contrasts: {
                start: [{ sound: "stop-bell" }, "Stop! Somebody is inside. Always look before you start."],
              },
            },
            { ...things["pajamas-choked"], name: "Dryer three again, now without a sock" },
            { ...things["hot-wet"], name: "Dryer two, hot since supper, its towels still wet" },
            { ...things["washer-bang"], name: "Washer one, with his blanket" },
            { ...things["jeans-rattle"], name: "Argyle's tiny jeans" },
            { ...things["gas-rag"] },
            { ...things["milk-shirt"], name: "Argyle's sleeping bag, with cocoa on it" },
            {
              name: "One sock. Red and green diamonds. It will not look at you",
              heard: [...wool, { sound: "sigh", level: 0.6, caption: "a very small sigh" }],
              bin: "ask",
              label: "On its heel it says: Paisley, wait for me.",
              why: "Nana opens her own drawer, second from the top.",
              hint: "Who would know where its other half is?",
              contrasts: {
                start: [{ sound: "gremlin-giggle" }, "He has been washed enough. What does he miss?"],
                fix: [{ sound: "doubt-hum" }, "Nothing is torn. He is only alone."],
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
    learned: "when to start, when to fix, and when to ask",
    stakes: ["house"],
    tallies: ["tips", "firsts"],
    tryAtHome: [
      "With a grown-up, find the dryer's lint filter. How thick is the fluff?",
      "Listen to your washer from the next room. What is it doing now?",
      "Match your clean socks by feel: long, short, fuzzy, thin.",
    ],
    next: "The laundry opens again tomorrow. Argyle and Paisley have asked for jobs.",
    rules,
    items: [
      {
        id: "round-morning",
        customer: "morning",
        draw: { from: [...EVERYDAY, "packet", "jug", "no-label"], bins: { start: 3, fix: 4, ask: 2 } },
      },
      {
        id: "round-rush",
        customer: "rush",
        draw: { from: [...EVERYDAY, "burning", "suit", "bucket"], bins: { start: 4, fix: 4, ask: 3 } },
      },
    ],
    chapter: [
      {
        type: "play",
        id: "breaths",
        as: "learn",
        set: "breaths",
        items: ["try-breaths"],
        turns: 1,
        how: [
          { say: "Today you run the place. Listen to each machine.", voice: "nana" },
          "Sounds fine? Left starts it. Something small to fix? Down. Could it hurt somebody, or is it beyond you? Right asks Nana.",
        ],
      },
      {
        type: "tell",
        id: "closer",
        as: "story",
        lines: [
          { sound: "coin" },
          {
            say: "Now for tips. Each one you get right drops a coin in my hat: one, then two, then three. One mistake, and the hat tips over. Select banks it in the jar.",
            voice: "nana",
          },
          "Up checks closer, Right asks. Either takes a coin. But what hisses, burns or smells sharp, you leave alone.",
        ],
        again: [{ say: "The hat is out. Select banks it. Hands off what hisses or burns.", voice: "nana" }],
      },
      { type: "play", id: "morning", short: 0, as: "ride", items: ["round-morning"], turns: 1 },
      {
        type: "tell",
        id: "rush-near",
        as: "story",
        if: { length: "full" },
        lines: [
          { sound: "sock-step", hold: "end", caption: "tiny feet, slower than usual" },
          { say: "Has anybody seen... never mind.", voice: "argyle" },
          "He forgets to giggle.",
        ],
      },
      { type: "play", id: "rush", as: "rescue", if: { length: "full" }, items: ["round-rush"], turns: 1 },
      {
        type: "tell",
        id: "night-near",
        as: "story",
        lines: [
          { sound: "owl" },
          "Late. You lock the door. Then:",
          { sound: "door-knock", hold: "end", caption: "knocks, from inside a dryer" },
        ],
      },
      { type: "play", id: "night", as: "boss", set: "night-shift", items: ["night-of-socks"], turns: 1 },
      {
        type: "tell",
        id: "pair",
        as: "story",
        lines: [
          { sound: "drawer" },
          { say: "There you are! I wrote you a hundred notes.", voice: "paisley" },
          { say: "I only looked in drums. Never in drawers.", voice: "argyle" },
          { sound: "giggle" },
          { say: "Socks go in twos. Everybody knows that.", voice: "nana" },
        ],
      },
      { type: "give", id: "gift", keepsake: "pair" },
      {
        type: "tell",
        id: "purrs",
        as: "story",
        if: { stakes: { house: { from: 6 } } },
        lines: [
          { sound: "purr", caption: "the whole laundry purrs" },
          "And the laundry purrs. You can hear that it is in good hands.",
        ],
      },
      {
        type: "tell",
        id: "coughs",
        as: "story",
        if: { stakes: { house: { to: 5.9 } } },
        lines: [{ sound: "overload" }, "The laundry coughs, and hiccups, and forgives you."],
      },
    ],
  },
};
