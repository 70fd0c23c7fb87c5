import * as z from "zod";
import { gameUnderTest } from "../games/every-game.ts";
import { helpSuite, type AnyDeal } from "./mechanic-suite.ts";

const scene = z.object({
  nodes: z.array(z.object({ id: z.string(), choices: z.array(z.object({ line: z.string() })) })),
});
const place = z.object({ at: z.string() });

/** What can be said elsewhere in the conversation, and not here. */
function stale({ item }: AnyDeal, state: unknown): string[] {
  const { nodes } = scene.parse(item);
  const { at } = place.parse(state);
  const here = nodes.find(({ id }) => id === at)?.choices.map(({ line }) => line) ?? [];
  const all = nodes.flatMap(({ choices }) => choices.map(({ line }) => line));
  return all.filter((line) => !line.includes("{") && !here.includes(line));
}

helpSuite(gameUnderTest("socialSense"), stale);
