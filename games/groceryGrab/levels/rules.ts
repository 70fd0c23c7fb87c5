/** The rules that levels have in common. */
import { maps } from "../store.ts";
import type { Gathering, Rules } from "../types.ts";

type Trips = NonNullable<Gathering["trips"]>;

const CALLERS = ["okafor", "diaz", "ravi", "lou", "bell"];

interface Given extends Partial<Omit<Gathering, "type" | "trips" | "rival">> {
  readonly map: keyof typeof maps;
  readonly names?: boolean;
  readonly beacons?: number;
  readonly trips?: Partial<Trips>;
  readonly rival?: Gathering["rival"];
}

export function shopping({ map, names = true, beacons = 4, trips, rival, ...rest }: Given): Rules {
  return {
    map: maps[map],
    beacons,
    halfAt: 1.5,
    names,
    task: {
      type: "gather",
      list: { hearings: 1, carried: true },
      shelf: 0,
      budget: false,
      questions: 3,
      ...rest,
      trips: { orders: CALLERS, things: 2, soldOut: 0, packs: 0, melts: 0, swap: false, ...trips },
      ...(rival === undefined ? {} : { rival: { lure: true as const, ...rival } }),
    },
  };
}

export function chasing(map: keyof typeof maps, pace: number, landings: number, names = true): Rules {
  return {
    map: maps[map],
    beacons: names ? 4 : 0,
    halfAt: 1.5,
    names,
    task: { type: "chase", pace, landings },
  };
}
