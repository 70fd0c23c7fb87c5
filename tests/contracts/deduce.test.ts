import * as z from "zod";
import { gameUnderTest } from "../games/every-game.ts";
import { helpSuite, type AnyDeal } from "./mechanic-suite.ts";

const candidate = z.object({ id: z.string(), name: z.string() });
const groups = z.object({ groups: z.array(z.object({ candidates: z.array(candidate) })) });
const refusals = z.object({ refused: z.array(z.string()), row: z.array(z.string()) });

/** Who was named already, and is innocent. */
function stale({ content, rules, item }: AnyDeal, state: unknown): string[] {
  const known = [content, rules, item].flatMap((part) => groups.safeParse(part).data?.groups ?? []);
  const { refused } = refusals.parse(state);
  return known
    .flatMap(({ candidates }) => candidates)
    .filter(({ id }) => refused.includes(id))
    .map(({ name }) => `the ${name}`);
}

helpSuite(gameUnderTest("definitionDetective"), stale);
