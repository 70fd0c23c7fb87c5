/** Short forms for what Mr. Bluster claims, and for the rules of a field. */
import { maps } from "./field.ts";
import type { Boast, Find, Item, Rules } from "./types.ts";

type Spoken = Boast["speaks"][string];

export const proves = (why: Spoken["why"]): Spoken => ({ does: "backs", why });
export const busts = (why: Spoken["why"]): Spoken => ({ does: "busts", why });
/** That it tells nothing is accepted, too. */
export const barely = (spoken: Spoken): Spoken => ({ ...spoken, weak: true });

export function brag(
  part: string,
  about: string,
  says: Boast["says"],
  hint: string,
  speaks: Boast["speaks"],
): Boast {
  return { part, about, says, hint, speaks };
}

export function brags(
  id: string,
  source: string,
  ...each: readonly (Boast | readonly [Boast, Boast])[]
): Item[] {
  return each.map((boasts, index) => ({
    id: `${id}-${index + 1}`,
    task: { type: "dig", source, boasts: "part" in boasts ? [boasts] : [...boasts] },
  }));
}

/** Minutes for each field. */
export const SUN = 28;

interface Field {
  readonly map: keyof typeof maps;
  readonly finds: readonly Find[];
  readonly beast?: number;
  /** How many brags are heard here, at most. */
  readonly brags?: number;
  /** They are about all layers. */
  readonly layers?: true;
  /** No sun runs here: one learns. */
  readonly endless?: true;
}

export function field({ map, finds, brags: boasts, layers, ...rest }: Field): Rules {
  return {
    map: maps[map],
    beacons: 1,
    halfAt: 1,
    names: true,
    turns: true,
    task: {
      type: "dig",
      finds: [...finds],
      ...(boasts === undefined ? {} : { fits: { minutes: SUN, boasts, ...(layers ? { layers } : {}) } }),
      ...rest,
    },
  };
}
