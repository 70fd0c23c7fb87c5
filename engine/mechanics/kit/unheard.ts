/** Lines that nobody hears, as others are always heard instead. */
import { warning, type Problem } from "../../definition/problem.ts";

type Words = Readonly<Record<string, unknown>>;

/**
 * What all levels share, and each of them says in its own words.
 * @param own what each level and bank says, by the same names
 */
export function unheardWords(shared: Words | undefined, own: readonly Words[], path: string): Problem[] {
  return Object.entries(shared ?? {})
    .filter(([name, words]) => words !== undefined && own.every((one) => one[name] !== undefined))
    .map(([name, words]) =>
      warning(
        `${path}.${name}`,
        words,
        "It is never heard: each level and bank says this in its own words. Remove it.",
      ),
    );
}
