/** The rules that levels have in common. */
import { besideOf, sold } from "../products.ts";
import { maps } from "../store.ts";
import type { Gathering, Orders, Rules } from "../types.ts";

type Trips = NonNullable<Gathering["trips"]>;

interface Given extends Partial<Omit<Gathering, "type" | "trips" | "products">> {
  readonly map: keyof typeof maps;
  readonly orders: Orders;
  readonly names?: boolean;
  /** All that stands on the shelves, where one has to choose; else only what is ordered. */
  readonly full?: boolean;
  readonly trips?: Partial<Trips>;
}

export function shopping({ map, names = true, full = false, orders, trips, ...rest }: Given): Rules {
  const ordered = Object.values(orders).flatMap(({ products }) => products);
  return {
    map: maps[map],
    beacons: names ? 4 : 0,
    halfAt: 1.5,
    names,
    task: {
      type: "gather",
      products: sold(full ? [...ordered, ...besideOf(ordered)] : ordered),
      orders,
      list: { hearings: 1, carried: true },
      shelf: 0,
      budget: false,
      questions: 3,
      ...rest,
      trips: { things: 2, soldOut: 0, packs: 0, melts: 0, swap: false, ...trips },
    },
  };
}

/** Nothing hums but where he sits: his noise is all there is to hear. */
export function hiding(map: keyof typeof maps): Rules {
  return { ...chasing(map, 3, 3), beacons: 0 };
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
