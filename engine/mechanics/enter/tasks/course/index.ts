/** Symbols are entered one after another, and what was entered is walked. */
import type { Task } from "../task.ts";
import { generate } from "./generate.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, begin, leave, moves } from "./play.ts";
import { fetched, opening, where } from "./words.ts";

export const course: Task = {
  begin,
  leave,
  perform: fetched,
  open: opening,
  moves,
  apply,
  where,
  best,
  help,
  helped,
  reveal,
  generate,
};
