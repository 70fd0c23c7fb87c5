/** Short forms for the chapters: who asks for boxes, and how every parade ends. */
import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"amount">["level"];
export type Bank = WrittenPartsOf<"amount">["bank"];
export type Chapter = Level["chapter"];
export type Rules = PartsOf<"amount">["rules"];

const VOICES = ["jo", "max", "bea"] as const;

/** Three voices take turns. */
export function asks(...lines: readonly string[]): NonNullable<Rules["asks"]> {
  return lines.map((say, index) => [{ say, voice: VOICES[index % VOICES.length] ?? "jo" }]);
}

/** How many march decides how the evening ends. */
export function marching(from: number, to?: number) {
  return { stakes: { parade: { from, ...(to === undefined ? {} : { to }) } } };
}
