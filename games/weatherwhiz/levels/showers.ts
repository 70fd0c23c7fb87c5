/** Level 1: the shower comes, goes or stays, and thunder hides in it. */
import { calls, type Call } from "../callers.ts";
import { HAIL, NO_RAIN_NEEDED, SHOWERS, THUNDER } from "../sources.ts";
import { drops, FAR_MICROPHONE, gust, moment, pouring, rain, thunder } from "../weather.ts";
import type { Bank, Chapter, Fate, Level, Moment, Rules } from "../weather.ts";

const soft = moment("rain, soft", rain(0.4));
const same = moment("rain, as soft as before", rain(0.4));
const louder = moment("rain, louder than that", rain(0.75));
const softer = moment("rain, softer than that", rain(0.15));
const poured = moment("rain pours down", pouring(0.9));
const nearlyOver = moment("a drop; a bird", drops(1), { sound: "bird", at: 900 });
const leaves = moment("a gust; leaves", gust(0.6));

/** Too early to know, right, late: from this listen on, counted from 0, it can be known. */
function from(listen: number): (0.5 | 1)[] {
  return [...Array.from({ length: listen }, () => 0.5 as const), 1, 0.5];
}
/** Where it is going away nobody minds a coat; where it rains nobody wants to be without. */
const coats = (listen: number): Fate["worth"] => ({ coats: from(listen) });
const ahead = (listen: number): Fate["worth"] => ({ ahead: from(listen), coats: 0.5 });
const inside = (listen: number): Fate["worth"] => ({ safe: from(listen) });

const POURS: Fate["after"] = [{ sound: "rain-hard", caption: "an hour later: it pours" }];
const DRY: Fate["after"] = [{ sound: "bird", caption: "an hour later: a bird, and no rain" }];
const INDOORS = [
  ["Everybody is indoors now.", "All indoors by now.", "Indoors, every one of them.", "Everybody went in."],
  { sound: "thunder-near", level: 0.4, caption: "from indoors: thunder, near" },
] satisfies Fate["after"];

const showers: Rules["fates"] = {
  coming: {
    moments: [soft, louder, poured],
    worth: coats(1),
    why: ["Louder each time: the shower was on its way.", "Soft, then louder: it was coming."],
    source: SHOWERS,
    after: POURS,
  },
  going: {
    moments: [soft, softer, nearlyOver],
    worth: ahead(1),
    why: ["Softer each time: the shower was leaving.", "It got softer: the rain was going away."],
    source: SHOWERS,
    after: DRY,
  },
};

/** The second listen does not tell yet. */
const slow: Rules["fates"] = {
  staying: {
    moments: [soft, same, same, same],
    worth: coats(2),
    why: [
      "Three listens, all just as soft: the shower stayed.",
      "No louder, no softer, three times: it stayed right there.",
    ],
    source: SHOWERS,
    after: [{ sound: "rain-here", caption: "an hour later: the same soft rain" }],
  },
  "comes-late": {
    moments: [soft, same, louder, poured],
    worth: coats(2),
    why: [
      "First the same, then louder: it made up its mind to come.",
      "The third listen was louder: it was coming after all.",
    ],
    source: SHOWERS,
    after: POURS,
  },
  "goes-late": {
    moments: [soft, same, softer, nearlyOver],
    worth: ahead(2),
    why: [
      "First the same, then softer: it made up its mind to go.",
      "The third listen was softer: it was leaving after all.",
    ],
    source: SHOWERS,
    after: DRY,
  },
};

const winds: Rules["fates"] = {
  windy: {
    moments: [leaves, moment("a gust; leaves; a bird", gust(0.6), { sound: "bird", at: 1400 }), leaves],
    worth: ahead(1),
    why: ["Wind and leaves, and not one drop.", "Only wind. Hold on to your hats, that's all."],
    source: SHOWERS,
    after: [{ sound: "breeze", caption: "an hour later: a breeze, and no rain" }],
  },
  "wind-brings-rain": {
    moments: [leaves, moment("a gust; leaves; then drops", gust(0.6), drops(4)), louder],
    worth: coats(1),
    why: ["Drops came in on the wind.", "First wind, then drops: the wind brought rain."],
    source: SHOWERS,
    after: [{ sound: "rain-here", caption: "an hour later: rain, blown sideways" }],
  },
};

const RUMBLE = moment("a low rumble, alone", thunder(0.8, 0));
const KNOCKS = moment("hard little knocks, alone", { sound: "hail-here", at: 0, level: 0.7 });

/** One answer is right, whatever the rain does; before it can be heard, why not is told by what is coming. */
function hazard(
  moments: readonly Moment[],
  listen: number,
  told: Pick<Fate, "why" | "source"> & { readonly clue?: Moment },
): Fate {
  const { clue = RUMBLE } = told;
  const early = ["Not yet: something is on its way. This:", "Wait with that: this is on its way."];
  const heard = ["There was something else in it. Here it is alone.", "Not with this in it:"];
  const reasons = moments.map((_, index) => (index < listen ? early : heard));
  return {
    moments: [...moments],
    worth: inside(listen),
    hazard: true,
    clue,
    missed: { ahead: reasons, coats: reasons },
    why: told.why,
    source: told.source,
    after:
      clue === RUMBLE
        ? INDOORS
        : [
            ["Everybody is indoors now, away from the windows.", "All in, away from the glass."],
            { sound: "hail-here", level: 0.5, caption: "from indoors: hail on the roof" },
          ],
  };
}

const hazards: Rules["fates"] = {
  "thunder-comes": hazard(
    [
      soft,
      moment("rain, louder; under it a rumble", rain(0.75), thunder(0.6)),
      moment("rain; a rumble", rain(0.75), thunder(0.9)),
    ],
    1,
    { why: ["Under the rain there was thunder.", "That low rumble was thunder: indoors."], source: THUNDER },
  ),
  "thunder-behind": hazard(
    [
      soft,
      moment("rain, softer; under it a rumble", rain(0.15), thunder(0.55)),
      moment("a drop; a rumble", drops(1), thunder(0.6)),
    ],
    1,
    {
      why: [
        "The rain was leaving, the thunder wasn't. Stay in for 30 minutes after the last rumble.",
        "Less rain, but thunder: in, until 30 minutes have gone by without a rumble.",
      ],
      source: NO_RAIN_NEEDED,
    },
  ),
  "thunder-late": hazard(
    [
      soft,
      same,
      moment("rain, as soft as before; a rumble", rain(0.4), thunder(0.6)),
      moment("rain; a rumble", rain(0.4), thunder(0.8)),
    ],
    2,
    {
      why: [
        "Twice only rain, and then a rumble: thunder.",
        "The rain stayed the same. The third listen had thunder in it.",
      ],
      source: THUNDER,
    },
  ),
  "thunder-at-once": hazard(
    [
      moment("rain, soft; a rumble", rain(0.4), thunder(0.6)),
      moment("rain, louder; a rumble", rain(0.75), thunder(0.8)),
    ],
    0,
    {
      why: ["The very first listen had thunder in it.", "Thunder, at once. No need to wait for more."],
      source: THUNDER,
    },
  ),
  "thunder-without-rain": hazard(
    [
      moment("a gust; leaves; a rumble", gust(0.6), thunder(0.6, 1200)),
      moment("leaves; a rumble, louder", gust(0.6), thunder(0.9)),
    ],
    0,
    {
      why: ["No rain, but thunder. That's enough.", "Thunder needs no rain to be dangerous."],
      source: NO_RAIN_NEEDED,
    },
  ),
  hail: hazard(
    [
      soft,
      moment("hard little knocks on a roof", { sound: "hail-here", at: 0, level: 0.6 }),
      moment("the knocks drum on", { sound: "hail-here", at: 0, level: 0.9 }),
    ],
    1,
    {
      clue: KNOCKS,
      why: [
        "That was hail: balls of ice. Indoors, away from the windows.",
        "Knocks, not drops: hail. It falls from thunderstorms.",
      ],
      source: HAIL,
    },
  ),
};

const pours = moment("rain pours", pouring(0.7));
const masked: Rules["fates"] = {
  "loud-rain": {
    moments: [pours, pours, pours, pours],
    worth: coats(2),
    why: ["Loud, but only rain: three listens, and no rumble.", "Rain, rain, rain, and nothing under it."],
    source: SHOWERS,
    after: [{ sound: "rain-hard", caption: "an hour later: it still pours" }],
  },
  "loud-rain-goes": {
    moments: [pours, moment("rain, softer", rain(0.3)), nearlyOver],
    worth: ahead(1),
    why: [
      "It poured, then got softer: all bark, no bite.",
      "Softer, and no rumble: the big rain was leaving.",
    ],
    source: SHOWERS,
    after: DRY,
  },
  "hidden-thunder": hazard(
    [
      moment("rain pours; far under it a rumble", pouring(0.6), thunder(0.55)),
      moment("rain pours; a rumble", pouring(0.6), thunder(0.8)),
    ],
    0,
    {
      why: ["Thunder hid under all that rain.", "Loud rain, and one rumble under it."],
      source: THUNDER,
    },
  ),
  "hidden-later": hazard(
    [
      pours,
      moment("rain pours; far under it a rumble", pouring(0.6), thunder(0.55)),
      moment("rain; a rumble", pouring(0.6), thunder(0.8)),
    ],
    1,
    {
      why: ["At first only rain. Then, under it, thunder.", "The second listen had a rumble under the rain."],
      source: THUNDER,
    },
  ),
  "hidden-last": hazard(
    [
      pours,
      pours,
      moment("rain pours; far under it a rumble", pouring(0.6), thunder(0.55)),
      moment("rain; a rumble", pouring(0.6), thunder(0.8)),
    ],
    2,
    {
      why: [
        "The rumble came late, under the rain.",
        "Twice only rain. The third listen had thunder under it.",
      ],
      source: THUNDER,
    },
  ),
};

const rules: Rules = {
  tips: ["Louder means nearer.", "One rumble counts more than all the rain."],
  responses: ["ahead", "coats"],
  safe: {
    label: "Go indoors",
    phrases: ["go indoors", "indoors", "inside", "go inside", "go in", "thunder", "play it safe", "safe"],
  },
  tool: FAR_MICROPHONE,
  listenFor: [
    "Was the last listen louder or softer than the one before? And is something low under it?",
    "Rain is high and hissing. Is there anything low?",
  ],
  rule: [
    "Softer: it goes. Louder: it comes. The same: one listen more, and if it stays, coats. Thunder or hail: indoors.",
    "Thunder beats everything, even sunshine: indoors. Without it, louder means rain is coming.",
  ],
  fates: { ...showers, ...slow, ...winds, ...hazards },
};

const TOWN: readonly Call[] = [
  [
    "It's Granny Jo. May my long underwear dry outside?",
    "Bless you! It's dry, and it smells of meadow.",
    "Bless you! I brought the underwear in just in time.",
    "My underwear is wetter than before I washed it.",
  ],
  [
    "Max here, from the ant picnic. They carry crumbs. May we go on?",
    "The ants salute! All six legs.",
    "The ants march on, under one raincoat.",
    "The ants have switched to Sunny FM. All nine thousand.",
  ],
  [
    "Bea, park ranger. May I wash the mayor's statue?",
    "The mayor shines. He has never looked calmer.",
    "In my raincoat, I let the rain do the washing!",
    "The soap is gone, the mayor's wet, and so am I.",
  ],
  [
    "Soccer field! Can the Turtles play the Snails?",
    "Great call! It's zero to zero, as always.",
    "They play in raincoats. Even slower now.",
    "The Snails are happy. The Turtles have puddles in their shoes.",
  ],
  [
    "A wedding, with eleven cakes on the lawn! What do we do?",
    "Eleven cakes in the sun! I kept one under my hat.",
    "Eleven cakes, eleven little raincoats. Saved!",
    "Ten cakes. I don't want to talk about the other.",
  ],
  [
    "I walk my goat, and the goat carries an umbrella. Shall we?",
    "The goat says you're a genius. Or: meh.",
    "My coat's wet, I'm not, and the goat has its umbrella.",
    "The goat stayed dry. It had the umbrella.",
  ],
  [
    "The tuba club rehearses on the lawn. Any advice?",
    "We played to the end. Nine tubas, no neighbors left!",
    "Nine tubas, nine covers. You saved us!",
    "My tuba gurgles now.",
  ],
  [
    "I'm painting my fence yellow. Do I go on?",
    "It's dry, and it's sunshine yellow! Thanks, Whiz.",
    "I threw a sheet over it. Still yellow!",
    "Now I've got a yellow lawn.",
  ],
  [
    "It's the worm race! Do the worms start?",
    "The worms wiggle for you!",
    "We wore coats. The worms loved the rain!",
    "The worms loved it. The judges are dripping.",
  ],
  [
    "We're flipping giant pancakes by the gate. Keep flipping?",
    "We call this pancake Whiz!",
    "A coat over the pan, and every pancake crisp!",
    "Our pancake is soup now.",
  ],
  [
    "Outdoor yoga for dogs. Down, dog! Do we stay?",
    "Twelve tails wag for Radio Whiz.",
    "Twelve dogs in twelve raincoats. Very smart!",
    "Twelve wet dogs shook themselves. On me.",
  ],
  [
    "We want to blow the world's biggest bubble. Now?",
    "Best advice ever. Pop!",
    "We blew it from under the raincoat. Pop!",
    "Rain popped it. So much for our mood.",
  ],
];

const FIRST: readonly Call[] = [
  [
    "This is Otto. May I walk my three hats?",
    "My hats tip themselves!",
    "Three dry hats. Thank you!",
    "Three wet hats.",
  ],
  [
    "Hello! Does the sandbox stay open?",
    "The castle has a tower now!",
    "We covered the castle. It's saved!",
    "The castle is a puddle.",
  ],
  [
    "I sell cold soup on the corner. Is it cold soup weather?",
    "A cup of cold soup to you!",
    "Lid on, coat on. A cup of soup to you!",
    "It's cold rain soup now.",
  ],
  [
    "My snail wants to go out. Does he?",
    "He's at the door. It took him all morning.",
    "We went out in the rain. He loved it!",
    "He loved the rain. I'm soaked.",
  ],
];

const FAIR: readonly Call[] = [
  [
    "The dressed pumpkin is on parade. Does it march on?",
    "The pumpkin bows. It rolls, really.",
    "The pumpkin wears its raincoat with pride.",
    "The pumpkin's dress is dripping.",
  ],
  [
    "The carrots are singing. Well, the farmers are. Another song?",
    "The carrots dedicate a song to you.",
    "They sing on, in coats. For you!",
    "They sing in the wet key now.",
  ],
  [
    "Beans, in a race to the top of the pole. Do we wait for them?",
    "The beans grow for you. Slowly.",
    "We waited in coats. The beans drank the rain.",
    "The beans like rain. We don't.",
  ],
  [
    "A potato looks like the mayor. People line up. Let them?",
    "They lined up all the way to the gate. Thank you!",
    "A long line of raincoats. The potato is honored.",
    "It's a wet line, and a muddy mayor.",
  ],
];
const CAMP: readonly Call[] = [
  [
    "Arr! We bury a treasure of socks. Dig on?",
    "Arr! You get a sock!",
    "Arr! Dry socks, thanks to our coats!",
    "Arr. The socks are wet, every one.",
  ],
  [
    "Our ship is a bathtub on the lawn. All hands on deck?",
    "Arr! Three cheers from the bathtub!",
    "Arr! In raincoats we bailed it out!",
    "Arr. The tub is full, and we're wet.",
  ],
  [
    "The parrot is our captain. It asks: do we sail, or do we hide?",
    "The parrot says: cracker for Whiz!",
    "The parrot says: cloud! And wears a tiny coat.",
    "The parrot says: soggy cracker.",
  ],
  [
    "We fight with cucumbers. Do we fight on?",
    "We salute you with cucumbers!",
    "We fought on in coats. Salad for you!",
    "The cucumbers are washed. So are we.",
  ],
];
const ROOF: readonly Call[] = [
  [
    "Whiz! The bakery line is out in the street. Do we keep standing here?",
    "Hot rolls for the whole station!",
    "Coats on, and the rolls under them. Thank you!",
    "We've got sponges now, not rolls.",
  ],
  [
    "The fire department has a fish fry in the yard. Do we fry on?",
    "You get a fish. It's still surprised.",
    "Coats on, lid on. You get a fish!",
    "The fish are swimming again. In rain.",
  ],
  [
    "The night market, with a hundred paper lamps! Do we leave them up?",
    "A hundred lamps wave at you!",
    "A hundred lamps, safe under our coats!",
    "A hundred paper lamps are paste.",
  ],
  [
    "The school band, in the street. Do we play on?",
    "The band plays you a waltz!",
    "The band plays you a wet waltz, in coats!",
    "The drums are full of water.",
  ],
];

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
    how: ["pip: Softer: the shower goes. Louder: it comes. Say so as soon as you can tell."],
    resumed: ["Softer: it goes. Louder: it comes. Select: listen on. Left: go ahead. Right: coats on."],
  },
  {
    id: "thunder-lab",
    as: "learn",
    lines: [
      "pip: The one sound that beats them all:",
      { sound: "thunder-far", hold: "end" },
      "pip: Thunder! However far, everybody goes indoors at once: a house or a car, never a tree or an open shelter.",
      "pip: And they stay in until 30 minutes after the last rumble, rain or no rain.",
      "pip: Hail, the same:",
      { sound: "hail-here", level: 0.7, hold: "end" },
      "pip: Down: go indoors. It's always safe.",
    ],
    again: [
      "pip: And you know this one.",
      { sound: "thunder-far", hold: "end" },
      "pip: Down: indoors, at once.",
    ],
  },
  {
    id: "sunny",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM! It's always sunny!",
      { sound: "splash" },
      "sam: That was nothing!",
      "pip: Ten houses listen to us, twenty to Sunny Sam. With 16 the evening is ours.",
      "pip: Right on time wins 2 houses. Anything else loses 1, a wrong call 3. Only going in from a storm never costs a house.",
    ],
  },
  {
    id: "calls",
    as: "ride",
    turns: 2,
    short: 2,
    how: ["pip: And if a listen sounds the same as the one before? Wait for one more."],
    resumed: ["Thunder or hail: Down, indoors. Left: go ahead. Right: coats on. Select: listen on."],
  },
  {
    id: "far",
    length: "full",
    lines: [
      "pip: Houses buy something, too. Hold Select for the far microphone, 2 houses. It stands where the wind comes from. What it hears now, we hear next.",
      "pip: Whoever is right by it, a listen ahead of us all, wins 5.",
    ],
    again: ["pip: Hold Select: the far microphone. 2 houses, and 5 for being right by it."],
  },
  {
    id: "calls-far",
    as: "ride",
    turns: 2,
    short: 0,
    length: "full",
    resumed: ["Hold Select: the far microphone. Down: indoors. Left: go ahead. Right: coats on."],
  },
  {
    id: "where",
    length: "full",
    ask: [
      "pip: Two shows want you. The fair is in the valley: rain that can't make up its mind. The pirate camp is on the ridge: wind, and storms.",
    ],
    options: [
      {
        id: "fair",
        label: "The vegetable fair",
        phrases: ["vegetables", "fair", "valley"],
        chosen: [{ sound: "goat" }, "To the fair! Somebody dressed a pumpkin."],
      },
      {
        id: "camp",
        label: "The pirate camp",
        phrases: ["pirates", "camp", "ridge"],
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
    if: { stakes: { listeners: { from: 16 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      { sound: "crowd-cheer" },
      "sam: All right! My studio is a swimming pool, and the town is yours. Take my boots, Whiz.",
      { sound: "splash" },
    ],
  },
  {
    id: "even",
    if: { stakes: { listeners: { from: 9, to: 15 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      "sam: You keep your houses, I keep mine. Mine float.",
      "pip: Not half the town yet. {sharpTold} on time, and the rest is there to be won.",
    ],
  },
  {
    id: "lost",
    if: { stakes: { listeners: { to: 8 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      "sam: Sunny FM wins the evening! Sunny, sunny,",
      { sound: "splash" },
      "sam: and a bit damp.",
      "pip: Most houses listen to him tonight. They'll be back when it gets wet.",
    ],
  },
  {
    id: "unheard",
    if: { tallies: { sharp: { to: 1 } } },
    lines: [
      "sam: Sunny FM wins the evening! Even I don't know how.",
      "pip: Hardly any call was on time. Tomorrow: listen, compare, and then say it at once.",
    ],
  },
  {
    id: "boots-given",
    if: { stakes: { listeners: { from: 16 } }, tallies: { sharp: { from: 2 } } },
    keepsake: "boots",
  },
  {
    id: "umbrella-given",
    if: { stakes: { listeners: { to: 15 } }, tallies: { sharp: { from: 2 } } },
    keepsake: "umbrella",
  },
];

export const showersLevel: Level = {
  id: "showers",
  name: "Showers and thunder",
  difficulty: -2,
  skill: "weather-sounds",
  learned: "to hear whether a shower comes or goes, and that any thunder means indoors",
  next: "Next time a shower wanders over town, and you're faster than it.",
  tryAtHome: [
    "Next time it rains, listen at a closed window for a while. Does it come, or does it go?",
    "With your family, choose the place indoors where you all go when there is thunder.",
  ],
  stakes: ["listeners"],
  tallies: ["sharp"],
  chapter,
  rules,
  items: calls("caller", TOWN),
};

export const showersBanks: Bank[] = [
  {
    id: "first-calls",
    difficulty: -2,
    skill: "weather-sounds",
    rules: {
      ...rules,
      fates: showers,
      listenFor: "Was the last listen louder or softer than the one before?",
      rule: "Softer: it goes, so go ahead. Louder: it comes, so coats on.",
    },
    items: calls("first", FIRST).map((item) => ({ ...item, practice: true as const })),
  },
  {
    id: "fair",
    difficulty: -1.5,
    skill: "weather-sounds",
    rules: { ...rules, fates: { ...showers, ...slow } },
    items: calls("fair", FAIR),
  },
  {
    id: "camp",
    difficulty: -1.5,
    skill: "weather-sounds",
    rules: { ...rules, fates: { ...winds, ...hazards } },
    items: calls("camp", CAMP),
  },
  {
    id: "downpour",
    difficulty: -1,
    skill: "weather-sounds",
    rules: { ...rules, fates: masked },
    items: calls("roof", ROOF),
  },
];
