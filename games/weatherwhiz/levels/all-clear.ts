/** Level 3: after the thunder. Which of three towns has thirty quiet minutes first, and is the storm coming or going? */
import { SECONDS, THUNDER } from "../sources.ts";
import { moment, NOTEBOOK, pouring, thunder } from "../weather.ts";
import type { Bank, Chapter, Fate, Level, Moment, Note, Rules, Scene } from "../weather.ts";

const TICKS: Note[] = [0, 350, 700].map((at) => ({ sound: "clock-tick", at, level: 0.6 }));

/** Three towns, far from each other: what is heard in one is no danger in another. */
interface Town {
  readonly id: "duckport" | "bellville" | "ramhill";
  readonly name: string;
  readonly letter: string;
  readonly side: number;
  readonly where: string;
}
const TOWNS: readonly Town[] = [
  { id: "duckport", name: "Duckport", letter: "D", side: -0.9, where: "left" },
  { id: "bellville", name: "Bellville", letter: "B", side: 0, where: "middle" },
  { id: "ramhill", name: "Ramhill", letter: "R", side: 0.9, where: "right" },
];
const QUIET_LISTENS = 3;
/** How many listens without a rumble, up to this one, a town has had. */
function quietAt(rumbles: readonly string[], { letter }: Town, listen: number): number {
  return listen - rumbles.slice(0, listen + 1).findLastIndex((told) => told.includes(letter));
}

/** Ten minutes go by: one rumble after the other, from the left to the right. */
function tenMinutes(rumbles: readonly string[], listen: number, beside: Note[]): Moment {
  const heard = TOWNS.filter(({ letter }) => rumbles[listen]?.includes(letter));
  const told = heard.length === 0 ? "no thunder" : `thunder ${heard.map(({ where }) => where).join(", ")}`;
  const notes = heard.map(({ side }, index) => thunder(0.7, 1000 + index * 1100, side));
  const counts = TOWNS.map((town) => {
    const quiet = quietAt(rumbles, town, listen);
    return `${town.name} ${quiet >= QUIET_LISTENS ? 30 : quiet * 10}`;
  });
  const note = `Minutes of quiet so far: ${counts.join(", ")}.`;
  return { ...moment(`ten minutes tick by; ${told}`, TICKS, beside, notes), note };
}

/** By the letters of the towns in which it rumbles, listen by listen. */
function wait(rumbles: readonly string[], beside: Note[] = []): Fate {
  const firstOf = (town: Town): number =>
    rumbles.findIndex((_, listen) => quietAt(rumbles, town, listen) >= QUIET_LISTENS);
  const cleared = TOWNS.filter((town) => firstOf(town) >= 0);
  const known = Math.min(...cleared.map(firstOf));
  const right = cleared.filter((town) => firstOf(town) === known);
  const name = right[0]?.name ?? "";
  return {
    moments: rumbles.map((_, listen) => tenMinutes(rumbles, listen, beside)),
    worth: Object.fromEntries(
      TOWNS.map((town) => [
        town.id,
        rumbles.map((_, listen) => {
          if (quietAt(rumbles, town, listen) < QUIET_LISTENS) return 0;
          return listen === known ? 1 : 0.5;
        }),
      ]),
    ),
    hazard: true,
    missed: Object.fromEntries(
      TOWNS.map((town) => [
        town.id,
        rumbles.map((_, listen): string[] => {
          const quiet = quietAt(rumbles, town, listen);
          return quiet === 0
            ? [`There was a rumble in ${town.name} just now!`, `${town.name}? It rumbles there right now.`]
            : [
                `Not yet: ${town.name} has had only ${quiet}0 quiet minutes. It takes 30.`,
                `${town.name} has ${quiet}0 quiet minutes, and it takes 30.`,
              ];
        }),
      ]),
    ),
    why: [
      `Three listens without a rumble in ${name}: 30 quiet minutes.`,
      `${name} was the first with 30 quiet minutes.`,
      ...(rumbles[0]?.includes(right[0]?.letter ?? "") === true
        ? [`The last rumble in ${name} was 30 minutes ago.`]
        : [`Not one rumble in ${name}, three listens long.`]),
    ],
    source: THUNDER,
    after: [{ sound: "bird", level: 0.5, caption: "much later: a bird, no thunder" }],
  };
}

const EASY = {
  "ramhill-soon": ["DBR", "DB", "D", "B", "D"],
  "duckport-soon": ["DBR", "BR", "R", "BR", "B"],
  "bellville-soon": ["DBR", "DR", "D", "R", "DR"],
};
const HARD = {
  ...EASY,
  "ramhill-at-once": ["DB", "D", "DB", "B"],
  "duckport-at-once": ["BR", "BR", "R", "B"],
  "duckport-back": ["DBR", "DB", "BR", "B", "R", "R"],
  "ramhill-back": ["DBR", "DB", "DR", "D", "B", "DB", "B"],
  "bellville-back": ["DBR", "DR", "R", "DB", "R", "DR", "DR", ""],
  "duckport-late": ["DBR", "BR", "BR", "DR", "B", "B", "BR"],
  "ramhill-late": ["DBR", "DB", "DB", "DR", "B", "DB", "D"],
};

function fatesOf(all: Readonly<Record<string, readonly string[]>>, beside: Note[] = []): Rules["fates"] {
  return Object.fromEntries(Object.entries(all).map(([id, rumbles]) => [id, wait(rumbles, beside)]));
}

/** Seconds from the beep, which stands for a flash, to the thunder. A tick is a second. */
function flash(seconds: number, level: number): Moment {
  const ticks = Array.from({ length: seconds }, (_, index): Note => ({
    sound: "clock-tick",
    at: (index + 1) * 1000,
    level: 0.5,
  }));
  return moment(
    `a beep, ${seconds} ticks, a rumble`,
    { sound: "probe-beep", at: 0, level: 0.6 },
    ticks,
    thunder(level, seconds * 1000 + 150),
  );
}

type Way = "coming" | "staying" | "going";
const WHY: Record<Way, string[]> = {
  coming: ["Fewer ticks than before: the storm comes nearer.", "The ticks got fewer. Fewer is nearer."],
  staying: ["As many ticks every time: it stays where it is.", "The same three times: it doesn't move."],
  going: ["More ticks than before: the storm goes away.", "The ticks got more. More is farther."],
};
const LATER: Record<Way, Fate["after"]> = {
  coming: [{ sound: "thunder-near", level: 0.4, caption: "later, from indoors: thunder, near" }],
  staying: [{ sound: "thunder-far", level: 0.6, caption: "later, from indoors: a rumble, as before" }],
  going: [{ sound: "thunder-far", level: 0.25, caption: "later, from indoors: a rumble, very far" }],
};

/** How loud it is tells nothing: only the ticks do. */
function storm(way: Way, known: number, seconds: readonly number[], levels: readonly number[]): Fate {
  const told = (upTo: number) => seconds.slice(0, upTo + 1).join(", then ");
  return {
    moments: seconds.map((ticks, index) => ({
      ...flash(ticks, levels[index] ?? 0.6),
      note: `Ticks so far: ${told(index)}.`,
    })),
    worth: { [way]: seconds.map((_, index) => (index === known ? 1 : 0.5)) },
    why: WHY[way].map((why) => `${told(known)} ticks. ${why}`),
    source: SECONDS,
    after: LATER[way],
  };
}
const storms: Rules["fates"] = {
  comes: storm("coming", 1, [5, 3, 2], [0.6, 0.6, 0.7]),
  "comes-softer": storm("coming", 1, [6, 4, 2], [0.8, 0.45, 0.45]),
  goes: storm("going", 1, [2, 4, 5], [0.6, 0.6, 0.5]),
  "goes-louder": storm("going", 1, [3, 5, 6], [0.45, 0.8, 0.7]),
  stays: storm("staying", 2, [4, 4, 4], [0.5, 0.8, 0.6]),
  "comes-late": storm("coming", 2, [4, 4, 2], [0.8, 0.6, 0.5]),
  "goes-late": storm("going", 2, [3, 3, 5], [0.5, 0.5, 0.8]),
};

const rules: Rules = {
  tips: ["Count on your fingers. A rumble folds them all back in."],
  responses: ["duckport", "bellville", "ramhill"],
  safe: {
    label: "All stay in",
    phrases: ["all stay in", "stay in", "stay indoors", "play it safe", "safe", "not sure"],
  },
  tool: NOTEBOOK,
  listenFor: ["Which side has been quiet longest?", "Follow one side at a time: when was its last rumble?"],
  rule: [
    "Three listens in a row without a rumble in a town are 30 minutes. A rumble there starts its count again.",
    "Each town counts for itself: rumble, back to zero. Quiet, quiet, quiet: all clear.",
  ],
  fates: fatesOf(HARD),
};
const stormRules: Rules = {
  responses: ["coming", "staying", "going"],
  safe: {
    label: "Can't tell yet",
    phrases: ["can't tell", "cannot tell", "can't tell yet", "not sure", "safe"],
  },
  tool: NOTEBOOK,
  listenFor: [
    "Count the ticks from the beep to the rumble, each time.",
    "Don't mind how loud it is. How long is it from the beep to the rumble?",
  ],
  rule: [
    "Fewer ticks than before: it comes. More: it goes. The same: one flash more.",
    "Thunder is slow. A short wait is near, a long wait is far: about five seconds to a mile.",
  ],
  fates: storms,
};

type Wait = readonly [ask: string, right: string, late: string];

const IN_THEY_STAY = [
  "In we stay, then. We've got soup.",
  "Staying in. Nobody minds but the goat.",
  "All right, all in till morning. Good night!",
  "In, then. Somebody has found the board games.",
];
const SAFELY_IN = [
  "Well, we're all in anyway.",
  "In we are, and in we stay.",
  "No matter. Nobody's outside.",
  "We'll stay in till you know.",
];

function waits(set: string, all: readonly Wait[]): Scene[] {
  return all.map(([ask, right, late], index) => {
    const voice = ["jo", "max", "bea"][index % 3] ?? "jo";
    const reply = { right: [{ say: right, voice }], late: [{ say: late, voice }] };
    const replies = { duckport: reply, bellville: reply, ramhill: reply };
    return {
      id: `${set}-${index + 1}`,
      ask: [{ say: ask, voice }],
      replies: { ...replies, safe: { right: [{ say: IN_THEY_STAY, voice }] } },
    };
  });
}

function stormCalls(set: string, all: readonly (readonly [string, string])[]): Scene[] {
  return all.map(([ask, right], index) => {
    const voice = ["jo", "max", "bea"][index % 3] ?? "jo";
    const safely = [{ say: SAFELY_IN, voice }];
    const reply = { right: [{ say: right, voice }], late: safely, wrong: safely };
    return {
      id: `${set}-${index + 1}`,
      ask: [{ say: ask, voice }],
      replies: { coming: reply, staying: reply, going: reply, safe: { half: safely } },
    };
  });
}

const TUBAS: readonly Wait[] = [
  [
    "Nine tubas in every kitchen, since the thunder. Which town may let them out first?",
    "Out they go! My kettle can hear itself again.",
    "Nine tubas, one kitchen. We've had worse.",
  ],
  [
    "Three soccer teams in three buses, and somebody eats garlic. Who may play first?",
    "Air! I mean: thank you!",
    "Garlic. Still garlic. Thanks!",
  ],
  [
    "Three weddings wait in three schools. Who may marry outside first?",
    "They said yes, and so did the janitor.",
    "We ate a cake while we waited. Cake three.",
  ],
  [
    "Thirty dogs came in, in each town. They all want out. Where first?",
    "Thirty tails say thanks. My vase doesn't.",
    "They've chewed my sofa. Slowly.",
  ],
  [
    "Three goats on three sofas. Whose goat goes out first?",
    "The goat says: five more minutes.",
    "The goat didn't mind the wait.",
  ],
  [
    "There are pirates in all three post offices. They've stamped each other. Who sails first?",
    "Arr! Sent by first class!",
    "Arr. More stamps on us now, but thanks.",
  ],
  [
    "Three worm races wait in shoeboxes. Which one starts?",
    "And they're off! No. Yes. Slowly.",
    "The worms didn't notice.",
  ],
];
const MAYORS: readonly Wait[] = [
  [
    "Three mayors hide in three bakeries, and the buns are going. Who may leave first?",
    "The last bun is saved!",
    "There went the last bun. Thanks, though.",
  ],
  [
    "Three choirs in three libraries. They sing. Which one comes out first?",
    "Doors open! Silence! Bless you.",
    "They know a lot of songs, it turned out.",
  ],
  [
    "Twelve clowns in each tiny kitchen. Which kitchen opens first?",
    "Out they come. And out. And out.",
    "Somebody's nose honked the whole time.",
  ],
  [
    "Three knitting clubs have knitted us in. Who gets out first?",
    "I'm free! I keep the sleeves.",
    "They'd started on the lamp by then.",
  ],
  [
    "Twins in all three towns have built forts from the pillows. Where may they go and play first?",
    "They don't want to now! But thanks.",
    "The fort has a tower now, it took so long.",
  ],
];

const STORM_CALLS = [
  ["We're all in the gym. What is the storm doing?", "So we know. We'll sing to it."],
  ["All in the firehouse. And the storm? Does it come, stay or go?", "Good ears! The fire chief salutes."],
  ["Three ice cream stands, all in one garage. What's the storm up to?", "Thanks! We've got spoons."],
  ["The whole circus is in my living room. Will it stay? The storm, I mean!", "The elephant says thank you."],
] as const;

const chapter: Chapter = [
  {
    id: "clear-on-air",
    lines: [
      { sound: "radio-jingle" },
      { sound: "thunder-far" },
      "pip: Three towns far apart, everybody indoors.",
    ],
    again: [{ sound: "radio-jingle" }, "pip: Three towns, and all indoors again."],
  },
  {
    id: "first-wait",
    as: "learn",
    set: "first-wait",
    turns: 1,
    how: ["pip: 30 minutes after its last rumble a town is all clear. One listen is ten."],
    resumed: ["Three listens without a rumble there: a town is all clear. Left, Up, Right: say which."],
  },
  {
    id: "sam-out",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM! Everybody out! It's been a whole minute!",
      { sound: "thunder-far" },
      "sam: Everybody back in! Me first!",
      "pip: That's how not to do it. Ten houses are ours, and 16 win. On time brings 2, too early loses 3, anything else 1. Staying in never costs a house.",
      "pip: And I keep a notebook. Hold Select: for 2 houses I read you all three counts.",
    ],
  },
  {
    id: "waiting",
    as: "rescue",
    turns: 2,
    short: 2,
    resumed: [
      "Which town is first with three listens without a rumble? Left, Up, Right: say it. Select: listen on.",
    ],
  },
  {
    id: "sam-waits",
    length: "full",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM, from under my desk! I've played a whole song. Was that 30 minutes?",
      "pip: That was three, Sam. Play nine more.",
    ],
    again: [{ sound: "radio-tune" }, "sam: Ten songs are 30 minutes. I know that now!"],
  },
  {
    id: "waiting-more",
    as: "rescue",
    turns: 1,
    short: 0,
    length: "full",
    resumed: ["Which town is first with three listens without a rumble? Left, Up, Right: say it."],
  },
  {
    id: "song",
    length: "full",
    ask: [
      "pip: Everybody is bored in there. We could play the accordion: two houses tune in, but it plays over the rumbles. Or no music, and open ears.",
    ],
    options: [
      {
        id: "accordion",
        label: "The accordion",
        phrases: ["accordion", "music"],
        counts: { gained: 2 },
        chosen: [
          { sound: "accordion", hold: "end" },
          "pip: Two houses tune in to stamp. That makes {listenersTold}.",
        ],
      },
      {
        id: "none",
        label: "No music",
        phrases: ["no music", "none", "open ears"],
        chosen: [{ sound: "goat" }, "pip: Open ears it is. Only the goat sings."],
      },
    ],
  },
  {
    id: "waiting-loud",
    as: "rescue",
    set: "loud",
    turns: 2,
    short: 0,
    if: { chose: { song: "accordion" } },
    resumed: ["The accordion plays over it all. Which town has three listens without a rumble?"],
  },
  {
    id: "waiting-on",
    as: "rescue",
    set: "quiet",
    turns: 2,
    short: 0,
    if: { chose: { song: "none" } },
    resumed: ["Which town is first with three listens without a rumble?"],
  },
  {
    id: "flash-lab",
    as: "learn",
    lines: [
      "pip: A new storm! Everybody's in, and wants to know what it does. A beep means that somebody saw a flash. Count the ticks until the rumble, one a second.",
      { sound: "probe-beep", hold: "end" },
      { sound: "clock-tick", hold: "end" },
      { rest: 0.5 },
      { sound: "clock-tick", hold: "end" },
      { sound: "thunder-far", hold: "end" },
      "pip: Two ticks. Fewer next time: it comes. More: it goes. Loud or soft doesn't matter.",
    ],
    again: ["pip: The storm again. Beep, ticks, rumble. Fewer ticks next time: it comes."],
  },
  {
    id: "storm-shift",
    as: "boss",
    set: "storms",
    turns: 3,
    short: 1,
    resumed: ["Fewer ticks: it comes, Left. The same: it stays, Up. More: it goes, Right."],
  },
  {
    id: "clear-won",
    if: { stakes: { listeners: { from: 16 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      { sound: "crowd-cheer" },
      "sam: Whiz, I want to learn that. Ten minutes, ten minutes, ten minutes?",
      "pip: He can count! And more than half the town listens to us.",
    ],
  },
  {
    id: "clear-even",
    if: { stakes: { listeners: { from: 9, to: 15 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      "sam: I stayed in all day. It was awful. It was right.",
      "pip: {listenersTold} for us. 16 would have won.",
    ],
  },
  {
    id: "clear-lost",
    if: { stakes: { listeners: { to: 8 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      "sam: Most of the town listens to me today! I told them: go in, and stay in. I heard it on your station.",
      "pip: Then they heard something sensible.",
    ],
  },
  {
    id: "clear-unheard",
    if: { tallies: { sharp: { to: 1 } } },
    lines: [
      "sam: I won! And I still don't know how long 30 minutes are.",
      "pip: Hardly any call was on time. Tomorrow: one finger for each quiet listen, and start again at each rumble.",
    ],
  },
  {
    id: "bell-given",
    if: { stakes: { listeners: { from: 16 } }, tallies: { sharp: { from: 2 } } },
    keepsake: "bell",
  },
  {
    id: "tick-given",
    if: { stakes: { listeners: { to: 15 } }, tallies: { sharp: { from: 2 } } },
    keepsake: "clock",
  },
];

export const clearLevel: Level = {
  id: "all-clear",
  name: "All clear?",
  difficulty: 1,
  skill: "storm-safety",
  learned: "to wait 30 quiet minutes after the last thunder, and to count from flash to thunder",
  next: "Next time the storms come in another order. Keep counting!",
  tryAtHome: [
    "Ask a grown-up: who tells us at school when it's all clear after thunder?",
    "With your family, choose the place indoors where you all go when there is thunder.",
  ],
  stakes: ["listeners"],
  tallies: ["sharp"],
  chapter,
  rules,
  items: waits("waiting", TUBAS),
};

const ACCORDION: Note[] = [0, 1800].map((at) => ({ sound: "accordion", at, level: 0.5 }));
const RAIN: Note[] = pouring(0.3);

export const clearBanks: Bank[] = [
  {
    id: "first-wait",
    difficulty: 0.5,
    skill: "storm-safety",
    rules: { ...rules, fates: fatesOf(EASY) },
    items: waits("first-wait", [
      [
        "Jugglers in all three gyms, and the lamps are afraid. Who may go out first?",
        "Out with them! The lamp's alive.",
        "Four balls in the soup by now. But thanks!",
      ],
    ]).map((item) => ({ ...item, practice: true as const })),
  },
  {
    id: "loud",
    difficulty: 1,
    skill: "storm-safety",
    rules: { ...rules, fates: fatesOf(HARD, ACCORDION) },
    items: waits("loud", MAYORS),
  },
  {
    id: "quiet",
    difficulty: 1,
    skill: "storm-safety",
    rules: { ...rules, fates: fatesOf(HARD, RAIN) },
    items: waits("quiet", MAYORS),
  },
  {
    id: "storms",
    difficulty: 1,
    skill: "storm-safety",
    rules: stormRules,
    items: stormCalls("storm", STORM_CALLS),
  },
];
