import * as z from "zod";
import { contentSchema } from "../../engine/mechanics/sort/schema.ts";
import { helpSuite, type AnyDeal } from "./mechanic-suite.ts";

const refusals = z.object({ refused: z.array(z.string()) });

/** The bins that have bounced the thing, as a hint would name them. */
function stale({ content }: AnyDeal, state: unknown): string[] {
  const { bins } = contentSchema.parse(content);
  return refusals.parse(state).refused.map((id) => `${bins[id]?.seat}: ${bins[id]?.label}`);
}

const load = () => import("../../games/laundryLegend/game.ts").then(({ game }) => game);

helpSuite("laundryLegend", load, stale);
