/** Short forms for writing scenes. All of them give plain data. */
import type { PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";

export type Level = WrittenPartsOf<"talk">["level"];
export type Act = Level["chapter"][number];
export type Scene = PartsOf<"talk">["item"];
export type Node = Scene["nodes"][number];
export type Choice = Node["choices"][number];
export type Outcome = Choice["outcomes"][number];
export type TalkLine = Node["scene"][number];
export type Heard = Extract<TalkLine, { sound: unknown }>;

export function by(fact: string, is: Record<string, TalkLine[]>): TalkLine {
  return { by: fact, is };
}

/** Somebody says it, in one wording or in several that take turns. */
export function v(voice: string, say: string | string[]): TalkLine {
  return { say, voice };
}
