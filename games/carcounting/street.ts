/** What goes by below the balcony, what of it can be counted, and how busy the rounds are. */
import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"tally">["level"];
export type Bank = WrittenPartsOf<"tally">["bank"];
export type Chapter = Level["chapter"];
export type Rules = Extract<PartsOf<"tally">["rules"], { stretches: unknown }>;
export type Job = Rules["jobs"][string];
export type Question = Job["questions"][number];
type Content = Extract<PartsOf<"tally">["content"], { kinds: unknown }>;
type Stretch = Rules["stretches"][number];

export const kinds: Content["kinds"] = {
  car: { sound: "car-by", caption: "a car", passes: true },
  electric: { sound: "quiet-car-by", caption: "an electric car hums", passes: true },
  bicycle: { sound: "bicycle-by", caption: "a bicycle", passes: true },
  bus: { sound: "bus-by", caption: "a bus", passes: true },
  motorcycle: { sound: "motorbike-by", caption: "a motorcycle", passes: true },
  horn: {
    sound: "car-horn",
    level: 0.8,
    caption: "a horn honks, and nothing passes,",
    told: [
      [
        "plum: That horn was a car, all right. It's parked. We count the ones that go by.",
        "Somebody honked from a parking spot. It never went by.",
        "The horn belongs to a car that stayed put.",
      ],
    ],
  },
  starter: {
    sound: "car-start",
    caption: "an engine starts, and goes nowhere,",
    told: [
      [
        "plum: That engine was a car, all right, just waiting. It could go any second. We count the ones that went by.",
        "An engine started. That car is waiting, and could go any second. It hasn't gone by.",
        "A car is waiting with its engine on. It may go any moment. It just didn't yet.",
      ],
    ],
  },
  goose: {
    sound: "goose",
    caption: "a honk, like a goose,",
    told: [
      [
        "plum: That honk was a goose. I asked it.",
        "One honk had feathers.",
        "The goose sends greetings. It isn't a vehicle.",
      ],
    ],
  },
  horse: {
    sound: "hooves-trot",
    level: 0.8,
    caption: "hooves",
    told: [
      [
        "plum: Those hooves were the milkman's horse. It has no wheels.",
        "A horse went by. Nobody had asked about horses. It got an apple.",
      ],
    ],
  },
  tuba: {
    sound: "tuba",
    level: 0.7,
    caption: "a tuba",
    told: [
      ["plum: That was a tuba, looking for its band.", "Yes, a tuba. It asked for the way to the parade."],
    ],
  },
  boat: {
    sound: "boat-horn",
    level: 0.6,
    caption: "a ship's horn",
    told: [
      [
        "plum: That was a ship. It went under the bridge, not over it.",
        "The ship blew its horn, and stayed in the water.",
      ],
    ],
  },
  gull: {
    sound: "bird",
    caption: "a bird sings",
    told: [["plum: A bird sang on the railing. It didn't go by. It never does.", "The bird? It lives here."]],
  },
  sheep: {
    sound: "sheep",
    caption: "a sheep",
    told: [
      [
        "plum: That was a sheep. It came to be counted, out of habit.",
        "A sheep again. I felt sleepy for a moment.",
      ],
    ],
  },
};

const cars = ["car", "electric"];
const vehicles = ["car", "electric", "bicycle", "bus", "motorcycle"];

export const counters: Content["counters"] = {
  cars: { unit: { one: "car", many: "cars" }, kinds: cars },
  bicycles: { unit: { one: "bicycle", many: "bicycles" }, kinds: ["bicycle"] },
  both: { unit: { one: "car or bicycle", many: "cars and bicycles" }, kinds: [...cars, "bicycle"] },
  buses: { unit: { one: "bus", many: "buses" }, kinds: ["bus"] },
  motorcycles: { unit: { one: "motorcycle", many: "motorcycles" }, kinds: ["motorcycle"] },
  leftward: { unit: { one: "to the left", many: "to the left" }, kinds: vehicles, way: "left" },
  rightward: { unit: { one: "to the right", many: "to the right" }, kinds: vehicles, way: "right" },
  "buses-left": { unit: { one: "bus to the left", many: "buses to the left" }, kinds: ["bus"], way: "left" },
  "buses-right": {
    unit: { one: "bus to the right", many: "buses to the right" },
    kinds: ["bus"],
    way: "right",
  },
  "motorcycles-right": {
    unit: { one: "motorcycle to the right", many: "motorcycles to the right" },
    kinds: ["motorcycle"],
    way: "right",
  },
};

/** A calm round, a busier one, and one in which two may pass at once. */
export function rounds(...events: readonly [number, number][]): Stretch[] {
  const plans: readonly Omit<Stretch, "events">[] = [
    { every: [2000, 2400] },
    { every: [1500, 1900], strays: [0, 1] },
    { every: [1000, 1500], strays: [1, 1] },
  ];
  return events.map((count, index) => ({ every: [2000, 2400], ...plans[index], events: count }));
}

/** Both kinds in each practice: two of the one, one of the other, and the other way around. */
export function practiceItems(
  job: string,
  one: readonly [kind: string, way: "left" | "right"],
  other: readonly [kind: string, way: "left" | "right"],
): NonNullable<Bank["items"]> {
  const rows = [
    [one, other, one],
    [other, one, other],
  ];
  return rows.map((row, index) => ({
    id: `${job}-${index + 1}`,
    job,
    script: [row.map(([kind, way], place) => ({ kind, way, at: 300 + 2200 * place }))],
  }));
}

/** How many went one way, in several wordings. */
export function wayNumber(way: "left" | "right", of: Record<string, number>): Question {
  return {
    type: "number",
    ask: [
      `To the ${way}?`,
      `How many to the ${way}?`,
      `And to the ${way}, how many?`,
      `To the ${way}, by your count?`,
    ],
    of,
  };
}

/** A number is asked for in several wordings. */
export function number(what: string, of: Record<string, number>): Question {
  const lower = what.charAt(0).toLowerCase() + what.slice(1);
  return {
    type: "number",
    ask: [`${what}?`, `How many ${lower}?`, `${what}, by your count?`, `The ${lower}: how many?`],
    of,
  };
}

export function more(
  one: [id: string, label: string],
  other: [id: string, label: string],
  ask: string[],
): Question[] {
  const of = { [one[0]]: 1, [other[0]]: -1 };
  return [
    {
      type: "pick",
      ask,
      of,
      options: [
        { label: one[1], phrases: [one[1].toLowerCase()], from: 1 },
        { label: other[1], phrases: [other[1].toLowerCase()], to: -1 },
        { label: "The same", phrases: ["same", "equal", "the same"], from: 0, to: 0 },
      ],
    },
    {
      type: "number",
      ask: ["And how many more?", "How many more, then?", "By how many?", "More by how many?"],
      of,
      difference: true,
    },
  ];
}

/** What comes of a report, in the voice of who had asked for it: two wordings of each. */
export function replies(
  voice: string,
  right: string[],
  near: string[],
  wrong: string[],
  stood?: string[],
): NonNullable<Job["replies"]> {
  const line = (say: string[]) => [{ say, voice }];
  return {
    right: line(right),
    near: line(near),
    wrong: line(wrong),
    ...(stood === undefined ? {} : { stood: line(stood) }),
  };
}
