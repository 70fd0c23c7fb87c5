/** Level 1: the shower comes, goes or stays, and thunder hides in it. */
import { calls } from "../callers.ts";
import { HAIL, NO_RAIN_NEEDED, SHOWERS, THUNDER } from "../sources.ts";
import { drops, gust, moment, pouring, rain, thunder, THUNDER_ALONE } from "../weather.ts";
import type { Bank, Chapter, Fate, Level, Rules } from "../weather.ts";

const first = moment("rain, soft", rain(0.4));
const second = moment("rain, louder than that", rain(0.75));
const poured = moment("rain pours down", pouring(0.9));
const leaves = moment("a gust; leaves", gust(0.6));

const COATS = { coats: [0.5, 1, 0.5], inside: 0.5 } satisfies Fate["worth"];
const AHEAD = { ahead: [0.5, 1, 0.5], inside: 0.5 } satisfies Fate["worth"];
const INSIDE_NOW = { inside: [1, 0.5] } satisfies Fate["worth"];
const INSIDE_NEXT = { inside: [0.5, 1, 0.5] } satisfies Fate["worth"];
const INDOORS = [
  ["Everybody is indoors now.", "All indoors by now.", "Indoors, every one of them.", "Everybody went in."],
  { sound: "thunder-near", level: 0.4 },
] satisfies Fate["after"];

const showers: Rules["fates"] = {
  coming: {
    moments: [first, second, poured],
    worth: COATS,
    why: ["Louder each time: the shower was on its way.", "Soft, then louder: it was coming."],
    source: SHOWERS,
    after: [{ sound: "rain-hard", caption: "an hour later: it pours" }],
  },
  going: {
    moments: [
      first,
      moment("rain, softer than that", rain(0.15)),
      moment("a drop; a bird", drops(1), { sound: "bird", at: 900 }),
    ],
    worth: AHEAD,
    why: ["Softer each time: the shower was leaving.", "It got softer: the rain was going away."],
    source: SHOWERS,
    after: [{ sound: "bird", caption: "an hour later: a bird, and no rain" }],
  },
  staying: {
    moments: [first, moment("rain, as soft as before", rain(0.4)), first],
    worth: COATS,
    why: ["As loud as before: the shower stayed.", "No louder, no softer: it stayed right there."],
    source: SHOWERS,
    after: [{ sound: "rain-here", caption: "an hour later: the same soft rain" }],
  },
};

const winds: Rules["fates"] = {
  windy: {
    moments: [leaves, moment("a gust; leaves; a bird", gust(0.6), { sound: "bird", at: 1400 }), leaves],
    worth: AHEAD,
    why: ["Wind and leaves, and not one drop.", "Only wind. Hold on to your hats, that's all."],
    source: SHOWERS,
    after: [{ sound: "breeze", caption: "an hour later: a breeze, and no rain" }],
  },
  "wind-brings-rain": {
    moments: [leaves, moment("a gust; leaves; then drops", gust(0.6), drops(4)), second],
    worth: COATS,
    why: ["Drops came in on the wind.", "First wind, then drops: the wind brought rain."],
    source: SHOWERS,
    after: [{ sound: "rain-here", caption: "an hour later: rain, blown sideways" }],
  },
};

const hazards: Rules["fates"] = {
  "thunder-comes": {
    moments: [
      first,
      moment("rain, louder; under it a rumble", rain(0.75), thunder(0.6)),
      moment("rain; a rumble", rain(0.75), thunder(0.9)),
    ],
    worth: INSIDE_NEXT,
    hazard: true,
    clue: THUNDER_ALONE,
    why: ["Under the rain there was thunder.", "That low rumble was thunder: indoors."],
    source: THUNDER,
    after: INDOORS,
  },
  "thunder-behind": {
    moments: [
      first,
      moment("rain, softer; under it a rumble", rain(0.15), thunder(0.55)),
      moment("a drop; a rumble", drops(1), thunder(0.6)),
    ],
    worth: INSIDE_NEXT,
    hazard: true,
    clue: THUNDER_ALONE,
    why: ["The rain was leaving. The thunder wasn't.", "Less rain, but thunder: still indoors."],
    source: NO_RAIN_NEEDED,
    after: INDOORS,
  },
  "thunder-at-once": {
    moments: [
      moment("rain, soft; a rumble", rain(0.4), thunder(0.6)),
      moment("rain, louder; a rumble", rain(0.75), thunder(0.8)),
    ],
    worth: INSIDE_NOW,
    hazard: true,
    clue: THUNDER_ALONE,
    why: ["The very first listen had thunder in it.", "Thunder, at once. No need to wait for more."],
    source: THUNDER,
    after: INDOORS,
  },
  "thunder-without-rain": {
    moments: [
      moment("a gust; leaves; a rumble", gust(0.6), thunder(0.6, 1200)),
      moment("leaves; a rumble, louder", gust(0.6), thunder(0.9)),
    ],
    worth: INSIDE_NOW,
    hazard: true,
    clue: THUNDER_ALONE,
    why: ["No rain, but thunder. That's enough.", "Thunder needs no rain to be dangerous."],
    source: NO_RAIN_NEEDED,
    after: INDOORS,
  },
  hail: {
    moments: [
      first,
      moment("hard little knocks on a roof", { sound: "hail-here", at: 0, level: 0.6 }),
      moment("the knocks drum on", { sound: "hail-here", at: 0, level: 0.9 }),
    ],
    worth: INSIDE_NEXT,
    hazard: true,
    clue: moment("hard little knocks, alone", { sound: "hail-here", at: 0, level: 0.7 }),
    why: [
      "That was hail: balls of ice. Indoors, away from the windows.",
      "Knocks, not drops: hail. It falls from thunderstorms.",
    ],
    source: HAIL,
    after: [
      "Everybody is indoors now.",
      { sound: "hail-here", level: 0.5, caption: "an hour later: hail on the roof" },
    ],
  },
};

const masked: Rules["fates"] = {
  "loud-rain": {
    moments: [
      moment("rain pours", pouring(0.7)),
      moment("rain pours", pouring(0.7)),
      moment("rain pours", pouring(0.7)),
    ],
    worth: COATS,
    why: ["Loud, but only rain: two listens, and no rumble.", "Rain, rain, and nothing under it."],
    source: SHOWERS,
    after: [{ sound: "rain-hard", caption: "an hour later: it still pours" }],
  },
  "loud-rain-goes": {
    moments: [
      moment("rain pours", pouring(0.7)),
      moment("rain, softer", rain(0.3)),
      moment("a drop; a bird", drops(1), { sound: "bird", at: 900 }),
    ],
    worth: AHEAD,
    why: [
      "It poured, then got softer: all bark, no bite.",
      "Softer, and no rumble: the big rain was leaving.",
    ],
    source: SHOWERS,
    after: [{ sound: "bird", caption: "an hour later: a bird" }],
  },
  "hidden-thunder": {
    moments: [
      moment("rain pours; far under it a rumble", pouring(0.6), thunder(0.55)),
      moment("rain pours; a rumble", pouring(0.6), thunder(0.8)),
    ],
    worth: INSIDE_NOW,
    hazard: true,
    clue: THUNDER_ALONE,
    why: [
      "Thunder hid under all that rain. You can hear it alone now.",
      "Loud rain, and one rumble under it.",
    ],
    source: THUNDER,
    after: INDOORS,
  },
  "hidden-later": {
    moments: [
      moment("rain pours", pouring(0.7)),
      moment("rain pours; far under it a rumble", pouring(0.6), thunder(0.55)),
      moment("rain; a rumble", pouring(0.6), thunder(0.8)),
    ],
    worth: INSIDE_NEXT,
    hazard: true,
    clue: THUNDER_ALONE,
    why: ["The rumble came late, under the rain.", "At first only rain. Then, thunder."],
    source: THUNDER,
    after: INDOORS,
  },
};

const rules: Rules = {
  tips: ["Louder means nearer.", "One rumble counts more than all the rain."],
  responses: ["ahead", "coats", "inside"],
  listenFor: [
    "Was the last listen louder or softer than the one before? And is something low under it?",
    "Rain is high and hissing. Is there anything low?",
  ],
  rule: [
    "Softer: it goes. Louder, or the same: coats. Any thunder or hail: indoors.",
    "Thunder beats everything, even sunshine: indoors. Without it, louder means rain is coming.",
  ],
  fates: { ...showers, ...winds, ...hazards },
};

const items = calls([
  {
    id: "laundry",
    ask: "It's Granny Jo. May my long underwear dry outside?",
    right: "Bless you! The underwear thanks you, too.",
    wrong: "Now the whole street has seen my underwear fly by.",
    half: "Well. At least the underwear is fine.",
  },
  {
    id: "ants",
    ask: "Max here, from the ant picnic. They carry crumbs. May we go on?",
    right: "The ants salute! All six legs.",
    wrong: "The ants have switched to Sunny FM. All nine thousand.",
    half: "The ants say, so-so.",
  },
  {
    id: "statue",
    ask: "Bea, park ranger. May I wash the mayor's statue?",
    right: "The mayor has never looked calmer.",
    wrong: "Now the mayor has a mustache of soap.",
    half: "I washed one ear.",
  },
  {
    id: "soccer",
    ask: "Soccer field! Can the Turtles play the Snails?",
    right: "Great call! It's zero to zero, as always.",
    wrong: "The ball has left. It took the bus.",
    half: "The Snails are still walking.",
  },
  {
    id: "cake",
    ask: "A wedding, with eleven cakes on the lawn! What do we do?",
    right: "Eleven cakes saved! I hid one in my hat.",
    wrong: "Ten cakes. I don't want to talk about the other.",
    half: "We rescued the cakes one at a time.",
  },
  {
    id: "goat",
    ask: "I walk my goat, and the goat carries an umbrella. Shall we?",
    right: "The goat says you're a genius. Or: meh.",
    wrong: "The goat ate the umbrella.",
    half: "The goat is thinking about it.",
  },
  {
    id: "tuba",
    ask: "The tuba club rehearses on the lawn. Any advice?",
    right: "You saved nine tubas!",
    wrong: "My tuba gurgles now.",
    half: "Tubas are heavy, you know. Tell us sooner!",
  },
  {
    id: "paint",
    ask: "I'm painting my fence yellow. Do I go on?",
    right: "Sunshine yellow! Thanks, Whiz.",
    wrong: "Now I've got a yellow cat.",
    half: "Half of it is yellow. Fine.",
  },
  {
    id: "worms",
    ask: "It's the worm race! Do the worms start?",
    right: "The worms wiggle for you!",
    wrong: "The worms went home. Down.",
    half: "Worms don't hurry. You could!",
  },
  {
    id: "pancake",
    ask: "We're flipping giant pancakes by the gate. Keep flipping?",
    right: "We call this pancake Whiz!",
    wrong: "The pancake is a hat now.",
    half: "It's brown on one side only.",
  },
  {
    id: "yoga",
    ask: "Outdoor yoga for dogs. Down, dog! Do we stay?",
    right: "Twelve tails wag for Radio Whiz.",
    wrong: "Twelve dogs shook themselves. On me.",
    half: "The dogs were ready before you were.",
  },
  {
    id: "bubbles",
    ask: "We want to blow the world's biggest bubble. Now?",
    right: "Best advice ever. Pop!",
    wrong: "It popped. So did our mood.",
    half: "Our bubble is only medium.",
  },
]);

const callIn = (ids: string, asks: readonly string[], right: readonly string[]) =>
  calls(
    asks.map((ask, index) => ({
      id: `${ids}-${index + 1}`,
      ask,
      right: right[index] ?? "Thank you!",
      wrong:
        [
          "Hm! We expected more of you.",
          "Sunny Sam has offered us sunglasses.",
          "Oh, well. Nobody is made of sugar.",
          "My sandwich wants a word with you.",
        ][index] ?? "Oh, well.",
      half: ["Fine, I guess.", "We managed.", "It'll do!", "All right, then."][index] ?? "Fine.",
    })),
  );

const practice = (...given: Parameters<typeof callIn>) =>
  callIn(...given).map((item) => ({ ...item, practice: true as const }));

const chapter: Chapter = [
  {
    id: "on-air",
    lines: [{ sound: "radio-jingle" }, "pip: You're on the air at Radio Whiz! We listen to the weather."],
    again: [{ sound: "radio-jingle" }, "pip: Radio Whiz! The town is waiting."],
  },
  {
    id: "first-calls",
    as: "learn",
    set: "first-calls",
    turns: 2,
    short: 1,
    how: ["pip: Softer: the shower goes. Louder, or the same: coats on."],
    resumed: ["Softer: it goes. Louder, or the same: coats on. Up: listen on. Select: say it."],
  },
  {
    id: "thunder-lab",
    as: "learn",
    lines: [
      "pip: The one sound that beats them all:",
      { sound: "thunder-far", hold: "end" },
      "pip: Thunder! However far, everybody goes indoors at once: a house or a car, never a tree or an open shelter.",
      "pip: Hail, the same:",
      { sound: "hail-here", level: 0.7, hold: "end" },
    ],
    again: ["pip: And you know this one.", { sound: "thunder-far", hold: "end" }, "pip: Indoors, at once."],
  },
  {
    id: "sunny",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM! It's always sunny!",
      { sound: "splash" },
      "sam: That was nothing!",
      "pip: Sunny Sam wants your listeners. Right on time brings 2 houses. A wrong call loses 3, a late one loses 1.",
    ],
  },
  {
    id: "calls",
    as: "ride",
    turns: 4,
    short: 2,
    resumed: ["Thunder or hail: indoors. Up: listen on. Select: say it. Down: play it safe."],
  },
  {
    id: "where",
    length: "full",
    ask: ["pip: Two shows want you. Where do we put the microphone?"],
    options: [
      {
        id: "fair",
        label: "The vegetable fair",
        phrases: ["vegetables", "fair"],
        chosen: [{ sound: "goat" }, "To the fair! Somebody dressed a pumpkin."],
      },
      {
        id: "camp",
        label: "The pirate camp",
        phrases: ["pirates", "camp"],
        chosen: [{ sound: "parrot" }, "To the pirates! They're seven years old, and fierce."],
      },
    ],
  },
  {
    id: "fair",
    as: "ride",
    set: "fair",
    turns: 2,
    short: 0,
    length: "full",
    if: { chose: { where: "fair" } },
  },
  {
    id: "camp",
    as: "ride",
    set: "camp",
    turns: 2,
    short: 0,
    length: "full",
    if: { chose: { where: "camp" } },
  },
  {
    id: "roof",
    lines: [
      { sound: "boss-near", hold: "end" },
      "sam: Ha! My roof leaks, your roof leaks. Let's see who hears best in a real downpour!",
      { sound: "rain-hard", hold: "end" },
    ],
  },
  {
    id: "downpour",
    as: "boss",
    set: "downpour",
    turns: 3,
    short: 1,
    how: ["pip: Now the rain is loud. Thunder can hide right under it. Listen low!"],
    resumed: ["Loud rain, and perhaps thunder under it. Listen low."],
  },
  {
    id: "won",
    if: { stakes: { listeners: { from: 18 } } },
    lines: [
      { sound: "crowd-cheer" },
      "sam: All right! My studio is a swimming pool, and my listeners are yours. Take my boots, Whiz.",
      { sound: "splash" },
    ],
  },
  {
    id: "even",
    if: { stakes: { listeners: { from: 9, to: 17 } } },
    lines: [
      "sam: You keep your houses, I keep mine. Mine float.",
      "pip: That's a good night. There are more houses to win.",
    ],
  },
  {
    id: "lost",
    if: { stakes: { listeners: { to: 8 } } },
    lines: [
      "sam: Sunny FM wins the evening! Sunny, sunny,",
      { sound: "splash" },
      "sam: help.",
      "pip: Most houses listen to him tonight. They'll be back when it gets wet.",
    ],
  },
  { id: "boots-given", if: { stakes: { listeners: { from: 18 } } }, keepsake: "boots" },
  { id: "umbrella-given", if: { stakes: { listeners: { to: 17 } } }, keepsake: "umbrella" },
];

export const showersLevel: Level = {
  id: "showers",
  name: "Showers and thunder",
  difficulty: -2,
  skill: "weather-sounds",
  learned: "to hear whether a shower comes or goes, and that any thunder means indoors",
  next: "Next time a shower wanders over town, and you're faster than it.",
  stakes: ["listeners"],
  tallies: ["sharp"],
  chapter,
  rules,
  items,
};

export const showersBanks: Bank[] = [
  {
    id: "first-calls",
    difficulty: -2,
    skill: "weather-sounds",
    rules: {
      ...rules,
      responses: ["ahead", "coats"],
      fates: Object.fromEntries(
        Object.entries(showers).map(([id, fate]) => [
          id,
          { ...fate, worth: id === "going" ? { ahead: [0.5, 1, 0.5] } : { coats: [0.5, 1, 0.5] } },
        ]),
      ),
      listenFor: "Was the last listen louder or softer than the one before?",
      rule: "Softer: it goes, so go ahead. Louder, or the same: coats on.",
    },
    items: practice(
      "first",
      [
        "This is Otto. May I walk my three hats?",
        "Hello! Does the sandbox stay open?",
        "I sell cold soup on the corner. Is it cold soup weather?",
        "My snail wants to go out. Does he?",
      ],
      [
        "My hats tip themselves!",
        "The castle is saved!",
        "A cup of cold soup to you!",
        "He's packing. It takes him a day.",
      ],
    ),
  },
  {
    id: "fair",
    difficulty: -1.5,
    skill: "weather-sounds",
    rules,
    items: callIn(
      "fair",
      [
        "The dressed pumpkin is on parade. Does it march on?",
        "The carrots are singing. Well, the farmers are. Another song?",
        "Beans, in a race to the top of the pole. Do we wait for them?",
        "A potato looks like the mayor. People line up. Let them?",
      ],
      [
        "The pumpkin bows. It rolls, really.",
        "The carrots dedicate a song to you.",
        "The beans grow for you. Slowly.",
        "The mayor is jealous. Thank you!",
      ],
    ),
  },
  {
    id: "camp",
    difficulty: -1.5,
    skill: "weather-sounds",
    rules,
    items: callIn(
      "camp",
      [
        "Arr! We bury a treasure of socks. Dig on?",
        "Our ship is a bathtub on the lawn. All hands on deck?",
        "The parrot is our captain. It asks: cracker or cloud?",
        "We fight with cucumbers. Do we fight on?",
      ],
      [
        "Arr! You get a sock!",
        "Arr! Three cheers from the bathtub!",
        "The parrot says: cracker for Whiz!",
        "We salute you with cucumbers!",
      ],
    ),
  },
  {
    id: "downpour",
    difficulty: -1,
    skill: "weather-sounds",
    rules: { ...rules, fates: masked },
    items: callIn(
      "roof",
      [
        "Whiz! The bakery line is in the street, and nobody hears anything!",
        "The fire brigade has a fish fry. Fish on, or fish off?",
        "The night market, with a hundred paper lamps!",
        "The school band, in the street. The drums are full of water!",
      ],
      [
        "Hot rolls for the whole station!",
        "You get a fish. It's still surprised.",
        "A hundred lamps wave at you!",
        "The band plays you a wet waltz!",
      ],
    ),
  },
];
