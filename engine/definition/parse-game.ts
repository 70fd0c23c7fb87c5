/** From a file's text, or any value, to a definition: once, at the edge. */
import type { AnyMechanic } from "../mechanics/contract.ts";
import { mechanics, type MechanicId } from "../mechanics/catalogue.ts";
import { failure, success, type Result } from "../result.ts";
import { checkGame } from "./check-game.ts";
import { compose } from "./compose/compose.ts";
import type { Fields } from "./compose/plain.ts";
import { gameSchema, type Definition } from "./game-schema.ts";
import { isWarning, problem, type Problem } from "./problem.ts";
import { problemsOf } from "./problems-of.ts";
import { schemaNamed } from "./warnings/schema-named.ts";
import { warnGame } from "./warnings/warn-game.ts";

export interface LoadedGame {
  readonly definition: Definition;
  readonly mechanic: AnyMechanic;
}

export interface ParsedGame extends LoadedGame {
  /** What can be played and is probably not meant: unused, unreachable, unheard. */
  readonly warnings: readonly Problem[];
}

/** Reads JSON and parses it. */
export async function parseGameText(text: string): Promise<Result<ParsedGame, Problem[]>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure([
      problem("", text.slice(0, 40), `This is not JSON (${reason}). Mend the JSON, or restore the file.`),
    ]);
  }
  return parseGame(value);
}

/** Parses a definition; on failure every problem is told, not only the first, and no warning beside them. */
export async function parseGame(value: unknown): Promise<Result<ParsedGame, Problem[]>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure([problem("", value, "A definition is an object with schema, slug, title and so on.")]);
  }
  const id: unknown = (value as { mechanic?: unknown }).mechanic;
  if (typeof id !== "string" || !Object.hasOwn(mechanics, id)) {
    return failure([
      problem("mechanic", id, `Name one of the mechanics: ${Object.keys(mechanics).join(", ")}.`),
    ]);
  }
  const mechanic: AnyMechanic = await mechanics[id as MechanicId]();
  const composed = compose(value);
  if (composed.problems.length > 0) return failure([...composed.problems]);
  const told = (problems: readonly Problem[]): Problem[] => oncePerCause(problems.map(composed.asWritten));
  const parsed = gameSchema(mechanic).safeParse(composed.value);
  if (!parsed.success) return failure(told(problemsOf(parsed.error, composed.value)));
  const definition: Definition = parsed.data;
  const found = checkGame(definition, mechanic);
  const errors = found.filter((fault) => !isWarning(fault));
  if (errors.length > 0) return failure(told(errors));
  const warnings = [
    ...schemaNamed(value as Fields, id),
    ...composed.unused,
    ...told([...found, ...warnGame(definition)]),
  ];
  return success({ definition, mechanic, warnings });
}

/** What is written once and used often is told once. */
function oncePerCause(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((fault) => [`${fault.path}: ${fault.mend}`, fault])).values()];
}
