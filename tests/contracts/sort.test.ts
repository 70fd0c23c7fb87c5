import * as z from "zod";
import { gameUnderTest } from "../games/every-game.ts";
import { helpSuite, type AnyDeal } from "./mechanic-suite.ts";

const bins = z.record(z.string(), z.object({ label: z.string() }));
const labels = z.object({ bins });
const own = z.object({ bins: bins.optional() });
const refusals = z.object({ refused: z.array(z.string()) });

/** The bins that have bounced the thing, as a hint would name them. */
function stale({ content, rules }: AnyDeal, state: unknown): string[] {
  const named = { ...labels.parse(content).bins, ...own.parse(rules).bins };
  return refusals.parse(state).refused.flatMap((id) => named[id]?.label ?? []);
}

helpSuite(gameUnderTest("laundryLegend"), stale);
