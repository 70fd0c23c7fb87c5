/** Stops as a table: what is asked for, how the hall sounds, who is there. */
import { hall, type Words } from "./hall.ts";
import { LAYOUTS } from "./layouts.ts";
import { v, type Scene } from "./scene.ts";
import type { Asking, Stop } from "./stop.ts";

export type Row = Pick<Stop, "id" | "name" | "layout" | "sounds" | "worker" | "other" | "brings"> & {
  /** What Aunt May says is wanted; where one knows how it sounds, that follows. */
  readonly ask: string;
  /** What is said to who comes in. */
  readonly arrive: string;
};

export const rules = { tells: {}, feelings: {} };

export function stopOf({ ask, arrive, ...row }: Row, words: Words, asking?: Asking): Scene {
  const [own] = row.sounds;
  return hall(
    {
      ...row,
      ...(asking === undefined ? {} : { asking }),
      task: [v("may", ask), ...(LAYOUTS[row.layout].isKnown && own !== undefined ? [own] : [])],
      arrive: [v(words.clerk, arrive)],
    },
    words,
  );
}
