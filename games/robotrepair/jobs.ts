/** Short forms for what stands on the walls, and for walls. */
import type { Bank, Course, Job, Rules, Thing } from "./types.ts";

type Heard = Pick<Thing, "sound" | "pitch" | "rate" | "caption">;

/** @param asks who wants it; @param thanks what they say when it's there */
export function thing(name: string, heard: Heard, asks: Thing["asks"], thanks: string): Thing {
  return { name, ...heard, asks, thanks: [thanks] };
}

/** What giggles is nobody's: no job is made of it. */
export function giggling(thanks: Thing["thanks"]): Thing {
  return { name: "the box that giggles", sound: "giggle", caption: "a giggle", thanks };
}

type Ruled = Omit<Course, "rows"> & { readonly rule: Rules["rule"]; readonly tips?: Rules["tips"] };

/** Rules of one wall, which stays the same all evening. */
export function wall(rows: Course["rows"], things: Rules["things"]): (ruled: Ruled) => Rules {
  return ({ rule, tips, ...course }) => ({ tips, course: { rows, ...course }, things, rule });
}

/** A set whose jobs are made up as one goes. */
export function jobs(id: string, difficulty: number, rules: Rules): Bank {
  return { id, difficulty, skill: "programs", rules };
}

/** A set of one job. */
export function one(id: string, difficulty: number, rules: Rules, job: Omit<Job, "id">): Bank {
  return { ...jobs(id, difficulty, rules), items: [{ id, ...job }] };
}
