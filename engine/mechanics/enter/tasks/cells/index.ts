/** Symbols stand in cells, and are turned one by one. */
import { best, help, helped, reveal } from "../../help.ts";
import { moves } from "../../moves.ts";
import { apply } from "../../play.ts";
import { begin, leave } from "../../state.ts";
import { concert, opening, where } from "../../words.ts";
import type { Task } from "../task.ts";

export const cells: Task = {
  begin,
  leave,
  perform: concert,
  open: opening,
  moves,
  apply,
  where,
  best,
  help,
  helped,
  reveal,
};
