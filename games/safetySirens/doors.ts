/** A walk by ear: rooms with three doors, of which those on the way are known by what is heard behind them. */
import { WAYS_OUT } from "./sources.ts";
import { at, LED, moment, type Alarm, type Fate, type Fates, type Note, type Told } from "./pieces.ts";

/** What is heard behind a door. */
export interface Place {
  readonly name: string;
  readonly phrases: string[];
  readonly notes: (from: number, side: number) => Note[];
  /** Why one goes, or does not go, there. */
  readonly why: string[];
}

export interface House {
  readonly places: Readonly<Record<string, Place>>;
  /** The doors of the usual way out, in their order, and of the other one. */
  readonly front: readonly string[];
  readonly back: readonly string[];
  /** Doors that lead nowhere. */
  readonly others: readonly string[];
  /** What is told on the way: in each room of the front way, and in those of the back way. */
  readonly rooms: readonly Told[];
  readonly backRooms: readonly Told[];
  /** Third help, where it is another. */
  readonly rule?: string[];
}

const SEATS = ["door-left", "door-ahead", "door-right"] as const;
type Seat = (typeof SEATS)[number];
const SIDES: Readonly<Record<Seat, number>> = { "door-left": -0.9, "door-ahead": 0, "door-right": 0.9 };
const SIDE_NAMES: Readonly<Record<Seat, string>> = {
  "door-left": "left",
  "door-ahead": "ahead",
  "door-right": "right",
};
const SLOT = 1500;
const HISS = 700;
const FOGGY = [
  "The fog machine hisses there. That door stays shut. Which is the other way?",
  "Fog at that door! Shut it, and take your other way.",
  "A hiss means fog: not that door. You know another way.",
];
const NO_WAY = ["It hisses there. That door stays shut. Is either of your ways free?"];
/** Where no door is free: the door stays shut, and one calls from the window. Where a way is clear it brings no step. */
export const WINDOW: Fate["safe"] = {
  label: "Window, and call",
  phrases: ["window and call", "window", "the window", "call", "call out", "not sure", "i don't know"],
};
export const FETCHED = [
  "A way is clear. Take it. We walk together.",
  "A way is clear. Take it. The window is for when none is.",
  "I hear you. A way is clear. Take it. Come along!",
];
const LADDER = [
  "The ladder is here. One rung after the other.",
  "Good. Door shut, window open, and they have you.",
];

interface Door {
  readonly place: string;
  readonly isFoggy?: boolean;
  /** Where it leads; nowhere if absent. */
  readonly leads?: readonly string[];
}

interface Room {
  readonly house: House;
  readonly alarm: Alarm;
  readonly enters: Told;
  readonly doors: readonly [Door, Door, Door];
  readonly lawns: readonly string[];
}

function isSilent({ notes }: Place): boolean {
  return notes(0, 0).length === 0;
}

function placeOf({ places }: House, id: string): Place {
  const place = places[id];
  if (place === undefined) throw new RangeError(`placeOf: the house has no "${id}"`);
  return place;
}

function room({ house, alarm, enters, doors, lawns }: Room): Fate {
  const seated = doors.map((door, index) => {
    const seat = SEATS[index] ?? "door-left";
    const isWay = door.leads !== undefined && door.isFoggy !== true;
    return { ...door, seat, isWay, place: placeOf(house, door.place) };
  });
  const ways = seated.filter(({ isWay }) => isWay);
  /** What is heard alone after a miss: a way that is silent is not. */
  const shown = seated.filter(({ isWay, isFoggy, place }) =>
    ways.length > 0 ? isWay && !isSilent(place) : isFoggy === true,
  );
  const heard = ({ place, seat, isFoggy }: (typeof seated)[number], from: number): Note[] => [
    ...place.notes(from, SIDES[seat]),
    ...(isFoggy === true ? [at(from + HISS, "steam", { side: SIDES[seat], level: 0.8 })] : []),
  ];
  const told = ({ place, seat, isFoggy }: (typeof seated)[number]): string =>
    `${SIDE_NAMES[seat]}, ${place.name}${isFoggy === true ? " and a hiss" : ""}`;
  const by = <Value>(value: (door: (typeof seated)[number]) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      seated.flatMap((door) => {
        const found = value(door);
        return found === undefined ? [] : [[door.seat, found]];
      }),
    );
  return {
    moments: [
      moment(
        `${seated.map(told).join("; ")}; far off, ${alarm.beeps}`,
        at(0, alarm.sound, { level: 0.22 }),
        ...seated.map((door, index) => heard(door, 300 + index * SLOT)),
      ),
    ],
    responses: [...SEATS],
    safe: WINDOW,
    called: by(({ place }) => place.phrases),
    hazard: true,
    worth: ways.length > 0 ? by(({ isWay }) => (isWay ? 1 : undefined)) : { safe: 1 },
    missed: by(({ isWay, isFoggy, place }) =>
      isWay ? undefined : [isFoggy !== true ? place.why : ways.length > 0 ? FOGGY : NO_WAY],
    ),
    ...(shown.length === 0
      ? {}
      : {
          clue: moment(shown.map(told).join("; "), ...shown.map((door, index) => heard(door, index * SLOT))),
        }),
    why:
      ways.length === 1
        ? (ways[0]?.place.why ?? "")
        : ways.length > 1
          ? ["Both ways are free.", "Either way leads out.", "Two ways, and no fog."]
          : ["Fog both ways: door shut, window, and call."],
    source: WAYS_OUT,
    led: LED,
    enters,
    leads: {
      ...by(({ isWay, leads }) => (isWay ? [...(leads ?? [])] : undefined)),
      safe: [...(ways[0]?.leads ?? lawns)],
    },
    replies: {
      safe: { right: [{ say: ways.length > 0 ? FETCHED : LADDER, voice: "chief" }] },
    },
    listenFor: [
      "Which of the three doors has a sound from your way? And does it hiss there?",
      "Left, ahead, right, one after the other. Which sound do you know from your way?",
    ],
    rule: house.rule ?? [
      "A sound of your way, and no hiss: that door. A hiss: your other way. Hisses at both: the window.",
    ],
  };
}

/** Orders of three doors, so that no way is always on the same side. */
const ORDERS = [
  [0, 1, 2],
  [2, 0, 1],
  [1, 2, 0],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
] as const;

function inOrder(doors: readonly [Door, Door, Door], order: number): readonly [Door, Door, Door] {
  const [left, ahead, right] = ORDERS[order % ORDERS.length] ?? ORDERS[0];
  return [doors[left], doors[ahead], doors[right]];
}

/** What may be at the doors of a room: only the front way; both; fog at the one or at the other. */
type Air = "plain" | "free" | "fog" | "backfog" | "both";
const AIRS: readonly Air[] = ["plain", "free", "fog", "backfog", "both"];

export interface Walk {
  readonly fates: Fates;
  /** Where a walk begins. */
  readonly begins: (...airs: Air[]) => string[];
}

interface Plan {
  readonly house: House;
  readonly alarm: Alarm;
  readonly name: string;
  /** Where all ways lead. */
  readonly lawns: readonly string[];
  /** What may be in the last room of the front way, if both ways were free before. */
  readonly last?: readonly Air[];
  /** In how many orders the doors of a room may be. */
  readonly orders?: number;
}

/** All rooms of a house with one alarm in the air. A fog that has been met stays where it is. */
export function walkOf({ house, alarm, name, lawns, last = ["fog", "backfog"], orders = 2 }: Plan): Walk {
  const ids = (air: Air, index: number): string[] =>
    Array.from({ length: orders }, (_, order) => `${name}-${air}-${index + 1}-${order + 1}`);
  const backIds = (index: number): string[] =>
    index >= house.back.length
      ? [...lawns]
      : Array.from({ length: orders }, (_, order) => `${name}-back-${index + 1}-${order + 1}`);
  const next = (air: Air, index: number): string[] => {
    if (index + 1 >= house.front.length) return [...lawns];
    if (air !== "free") return ids("plain", index + 1);
    const airs: readonly Air[] = index + 2 >= house.front.length ? last : ["free", "fog"];
    return airs.flatMap((one) => ids(one, index + 1));
  };
  const other = (step: number): Door => ({ place: house.others[step % house.others.length] ?? "" });
  const fates: [string, Fate][] = [];
  house.front.forEach((place, index) => {
    for (const [turned, air] of AIRS.entries())
      ids(air, index).forEach((id, order) => {
        const front: Door = { place, isFoggy: air === "fog" || air === "both", leads: next(air, index) };
        const back: Door =
          air === "plain"
            ? other(index + order + 1)
            : { place: house.back[0] ?? "", isFoggy: air === "backfog" || air === "both", leads: backIds(1) };
        const doors = inOrder([front, back, other(index + order + turned)], index + order * 3 + turned);
        fates.push([
          id,
          room({ house, alarm, enters: house.rooms[index] ?? [], doors: apart(doors, other), lawns }),
        ]);
      });
  });
  house.back.slice(1).forEach((place, step) => {
    backIds(step + 1).forEach((id, order) => {
      const doors = inOrder(
        [{ place, leads: backIds(step + 2) }, other(order), other(order + 1)],
        order * 2 + step + 1,
      );
      fates.push([id, room({ house, alarm, enters: house.backRooms[step] ?? [], doors, lawns })]);
    });
  });
  return {
    fates: Object.fromEntries(fates),
    begins: (...airs) => airs.flatMap((air) => ids(air, 0)),
  };
}

/** No two doors of a room sound alike. */
function apart(
  doors: readonly [Door, Door, Door],
  other: (step: number) => Door,
): readonly [Door, Door, Door] {
  const [one, two, three] = doors;
  const taken = new Set<string>();
  const fresh = (door: Door): Door => {
    let found = door;
    for (let step = 0; taken.has(found.place); step++) found = other(step);
    taken.add(found.place);
    return found;
  };
  return [fresh(one), fresh(two), fresh(three)];
}
