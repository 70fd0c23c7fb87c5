/** Outside, at the meeting tree: here one may listen as long as one likes. */
import { ALARMS, WAYS_OUT } from "./sources.ts";
import { at, moment, says } from "./pieces.ts";
import type { Fate, Fates, Note, Told } from "./pieces.ts";

const ASK: NonNullable<Fate["safe"]> = {
  label: "Ask the chief",
  phrases: ["ask the chief", "the chief", "chief", "not sure", "i don't know"],
};

/** Out, and the door shut. */
const OUTSIDE: Told = [{ sound: "door-close", level: 0.7 }];

interface Neighbor {
  readonly id: "bodo" | "twins" | "echo";
  readonly notes: (from: number, side: number) => Note[];
  readonly caption: string;
}
const NEIGHBORS: readonly Neighbor[] = [
  { id: "bodo", caption: "a tuba", notes: (from, side) => [at(from, "tuba", { side, pitch: -7 })] },
  {
    id: "twins",
    caption: "two giggles",
    notes: (from, side) => [
      at(from, "giggle", { side, pitch: 3 }),
      at(from + 350, "giggle", { side, pitch: 5 }),
    ],
  },
  { id: "echo", caption: "a squawk", notes: (from, side) => [at(from, "parrot", { side })] },
];
const PLACES = [-0.7, 0, 0.7] as const;
const CALL = 1400;

function call(order: readonly number[], missing: string | null): ReturnType<typeof moment> {
  const heard = order.flatMap((index) => {
    const one = NEIGHBORS[index];
    return one === undefined || one.id === missing ? [] : [one];
  });
  return moment(
    heard.map(({ caption }) => caption).join("; "),
    heard.flatMap(({ notes }, place) => notes(200 + place * CALL, PLACES[place] ?? 0)),
  );
}

const FOUND: Readonly<Record<string, Told>> = {
  bodo: [
    says(
      "chief",
      "He's behind the tree, asleep in the hammock. Out first of all!",
      "There he is: out already, and up the hill, for the view.",
    ),
    { sound: "tuba", pitch: -7 },
  ],
  twins: [
    says(
      "chief",
      "They're up in the tree. They were out before the alarm.",
      "Found! They were out first, and hid behind my boots.",
    ),
    { sound: "giggle", pitch: 4 },
  ],
};

/** Who is there? Whoever is missing is told to the crew, and nobody goes back in. */
function rollCall(orders: readonly (readonly number[])[], missing: "bodo" | "twins" | null): Fate {
  const right = missing === null ? "all-here" : `no-${missing}`;
  return {
    moments: orders.map((order) => call(order, missing)),
    responses: ["no-bodo", "all-here", "no-twins"],
    safe: ASK,
    // No hazard: nobody loses a step for listening on at the tree.
    worth: { [right]: 1 },
    clue: call(orders[0] ?? [], missing),
    why:
      missing === null
        ? ["A tuba, two giggles, a squawk: all of them.", "Tuba, giggles, squawk: nobody is missing."]
        : missing === "bodo"
          ? [
              "Giggles and a squawk, and no tuba. We tell the crew. Nobody goes back in.",
              "No tuba. The crew looks for Bodo, and we stay right here.",
            ]
          : [
              "A tuba and a squawk, and no giggles. We tell the crew. Nobody goes back in.",
              "No giggles. The crew looks for the twins, and we stay right here.",
            ],
    source: WAYS_OUT,
    replies: {
      "no-bodo": { wrong: [says("chief", "A tuba was there. That's Bodo.", "I heard a tuba. Bodo's here.")] },
      "no-twins": {
        wrong: [says("chief", "Two giggles: the twins are here.", "They giggled, both of them.")],
      },
      safe: {
        half: [
          says(
            "chief",
            "I called them, too. It's good to ask.",
            "We listen together. That's what chiefs are for.",
          ),
        ],
      },
    },
    after: missing === null ? [] : [...(FOUND[missing] ?? [])],
    enters: [
      ...OUTSIDE,
      says(
        "chief",
        "Out, at the tree. Now you have time. Who is here?",
        "You're out. Roll call at the tree: who is here?",
        "Out! At the tree, take your time. Who's here?",
      ),
    ],
    listenFor: ["A tuba is Bodo, two giggles are the twins, a squawk is Echo. Who didn't call?"],
    rule: ["Count them by ear: tuba, giggles, squawk. The one you don't hear is missing."],
  };
}

export const rollCalls: Fates = {
  "lawn-all": rollCall(
    [
      [0, 1, 2],
      [2, 0, 1],
    ],
    null,
  ),
  "lawn-all-too": rollCall(
    [
      [1, 2, 0],
      [0, 2, 1],
    ],
    null,
  ),
  "lawn-no-bodo": rollCall(
    [
      [1, 2],
      [2, 1],
    ],
    "bodo",
  ),
  "lawn-no-twins": rollCall(
    [
      [2, 0],
      [0, 2],
    ],
    "twins",
  ),
};
export const ROLL_CALLS = Object.keys(rollCalls);

const HEARD_TOGETHER: Fate["replies"] = {
  safe: {
    half: [says("chief", "Then we listen together.", "Good that you ask. Hear it with me.")],
    right: [says("chief", "Then we listen together.", "Good that you ask. Hear it with me.")],
  },
};

/** From outside, with all the time in the world: what beeps in there? A second alarm may join. */
function report(inside: "three" | "four", isBoth: boolean): Fate {
  const three = (from = 200): Note => at(from, "smoke-alarm", { side: -0.7, level: 0.4 });
  const four = (from = 200): Note => at(from, "co-alarm", { side: 0.7, level: 0.4 });
  const [one, other] = inside === "three" ? [three, four] : [four, three];
  const captions = { three: "left, beep, beep, beep", four: "right, four quick beeps" };
  const [first, second] =
    inside === "three" ? [captions.three, captions.four] : [captions.four, captions.three];
  const right = isBoth ? "is-both" : `is-${inside}`;
  return {
    moments: [
      moment(`${first}; a goat`, one(), at(2500, "goat", { level: 0.6 })),
      isBoth
        ? moment(`a bicycle bell; ${second}`, at(0, "bike-bell", { level: 0.6 }), other(700))
        : moment(`a bicycle bell; ${first}, and nothing else`, at(0, "bike-bell", { level: 0.6 }), one(700)),
      moment(isBoth ? `${first}; ${second}` : first, one(), ...(isBoth ? [other(3000)] : [])),
    ],
    responses: ["is-three", "is-both", "is-four"],
    safe: ASK,
    worth: { [right]: [0.5, 1] },
    why: isBoth
      ? [
          "Three on one side, four on the other: hose and CO meter.",
          "Two alarms, three and four: the crew brings all it has.",
        ]
      : inside === "three"
        ? [
            "Threes, and nothing but threes: smoke. The crew brings the hose.",
            "Only threes. For smoke, the crew brings the hose.",
          ]
        : [
            "Fours, and nothing but fours: carbon monoxide. The crew brings a meter.",
            "Only fours. For carbon monoxide, the crew brings a meter.",
          ],
    source: ALARMS,
    replies: HEARD_TOGETHER,
    enters: [
      ...OUTSIDE,
      says(
        "chief",
        "Out! Odile is on the toy phone to 911. Now count in peace: what do we tell the crew?",
        "You're out, and the 911 call is made, on the toy phone. Listen as long as you like: what is it in there?",
        "At the mailbox, all of you, and the toy phone has called 911. Now count: what beeps in there?",
      ),
    ],
    listenFor: ["Listen on: does only one kind beep, or does another join from the other side?"],
    rule: [
      "Long ones in threes: smoke. Quick ones in fours: carbon monoxide. If you hear both, report both.",
    ],
  };
}
export const reports: Fates = {
  "report-three": report("three", false),
  "report-three-both": report("three", true),
  "report-four": report("four", false),
  "report-four-both": report("four", true),
};

/** At the curb of the hotel: which side do the engines come from? One that is here may not be the last. */
type Side = "left" | "right";
function engines(first: Side, second: Side | null): Fate {
  const sides = { left: -0.9, right: 0.9 };
  const name = { left: "left", right: "right" };
  const right = second === null ? `from-${first}` : "from-both";
  const coming = (side: Side, sound: "siren-wail" | "siren-yelp"): Note[] => [
    at(0, sound, { side: sides[side], level: 0.3 }),
    at(2900, sound, { side: sides[side] * 0.8, level: 0.5 }),
  ];
  return {
    moments: [
      moment(`a siren, ${name[first]}, nearer`, coming(first, "siren-wail")),
      second === null
        ? moment(
            `a siren, ${name[first]}, near; air brakes`,
            at(0, "siren-wail", { side: sides[first] * 0.7, level: 0.5 }),
            at(3000, "air-brakes", { side: sides[first] * 0.5 }),
          )
        : moment(
            `air brakes, ${name[first]}; another siren, ${name[second]}`,
            at(0, "air-brakes", { side: sides[first] * 0.5 }),
            at(1200, "siren-yelp", { side: sides[second], level: 0.4 }),
            at(3300, "siren-yelp", { side: sides[second] * 0.8, level: 0.5 }),
          ),
    ],
    responses: ["from-left", "from-both", "from-right"],
    safe: ASK,
    worth: { [right]: [0.5, 1] },
    why:
      second === null
        ? [
            `One engine, from the ${first}. We stand back from the curb until it has stopped.`,
            `Only one, from the ${first}, and we wait on the grass.`,
          ]
        : [
            "One from each side! The first had stopped, and another still came.",
            "Two engines, two sides. We stay back until both stand still.",
          ],
    replies: HEARD_TOGETHER,
    enters: [
      ...OUTSIDE,
      says(
        "chief",
        "Out! Stay on the grass. Which side are the engines coming from?",
        "Everybody is out, on the grass. Engines are coming: from which side?",
        "Out, and away from the curb. Now listen: which side?",
      ),
    ],
    listenFor: ["One siren may hide another. Listen on: is there a second one, on the other side?"],
    rule: ["Left, right, or one after the other on both sides. The second listen tells."],
  };
}
export const arrivals: Fates = {
  "engines-left": engines("left", null),
  "engines-right": engines("right", null),
  "engines-left-right": engines("left", "right"),
  "engines-right-left": engines("right", "left"),
};
export const ARRIVALS = Object.keys(arrivals);
