/** From what somebody has written to a game that can be played: faults of the words first, then the same checks as for any pack. */
import type { Definition } from "../../engine/definition/index.ts";
import { failure, success, type Result } from "../../engine/index.ts";
import { triedGame } from "../pack/unpack.ts";
import { faultsOf, type MadeFault } from "./faults.ts";
import type { Made } from "./kinds.ts";
import { gameOf } from "./make.ts";

export interface TriedGame {
  readonly definition: Definition;
  /** As it stands in a pack. */
  readonly text: string;
}

export async function tryMade(made: Made): Promise<Result<TriedGame, readonly MadeFault[]>> {
  const faults = faultsOf(made);
  if (faults.length > 0) return failure(faults);
  const text = `${JSON.stringify(gameOf(made), null, 2)}\n`;
  const tried = await triedGame("this list", text);
  if (tried.ok) return success({ definition: tried.value.definition, text });
  // A fault that no field knows of, told as it is told to authors.
  return failure(tried.problem.map((problem) => ({ row: null, field: "rows", text: problem })));
}
