/** A wager: before a turn the player says how sure they are, and pays it in; a right turn pays it back and more. */
import * as z from "../../zod.ts";
import { familySchema, idSchema, textSchema } from "../../definition/text.ts";
import { templates } from "../../definition/templates.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { linesSchema, plainLinesSchema } from "../../lines/line-schema.ts";
import { amountOf, unitSchema } from "../amount.ts";
import { NO_REACTION, type Device } from "../contract.ts";

export const wagerSchema = z.strictObject({
  type: z.literal("wager"),
  purse: idSchema.meta({ description: "The purse that it is paid from." }),
  unit: unitSchema.meta({ description: "As the purse has it." }),
  bets: z
    .array(z.int().min(1).max(20))
    .min(1)
    .max(3)
    .meta({ description: "What can be bet, least first: [1, 3]" }),
  pays: z
    .int()
    .min(2)
    .max(5)
    .optional()
    .meta({ description: "A right turn pays it so many times; twice if absent." }),
  asks: linesSchema.min(1).meta({ description: "How sure are you? The options are told after it." }),
  none: textSchema.optional().meta({ description: "Betting nothing, four words at most: No bet" }),
  won: plainLinesSchema.min(1),
  lost: plainLinesSchema.min(1),
  words: z
    .strictObject({ open: templates("amount", "Amount"), idle: familySchema })
    .partial()
    .optional()
    .meta({ description: "How it stands, with a bet and without." }),
});
export type Wager = z.infer<typeof wagerSchema>;

const USUAL_PAY = 2;
const MOST = 99;

export const wager: Device<Wager> = {
  type: "wager",
  schema: wagerSchema,
  counts: { bet: "what was bet", won: "bets that were won", lost: "bets that were lost" },
  stake: ({ unit, words }, id) => ({
    start: 0,
    from: 0,
    to: MOST,
    better: "more",
    unit,
    moves: { [`${id}-bet`]: 1 },
    stretches: [
      { from: 0, layers: {}, say: words?.idle ?? "Nothing is bet." },
      { from: 1, layers: {}, say: words?.open ?? "You have bet {amount}." },
    ],
  }),
  asks({ purse, bets, unit, asks, none = "No bet" }, id, stakes) {
    const affordable = bets.filter((bet) => bet <= (stakes[purse] ?? 0));
    if (affordable.length === 0) return null;
    return {
      id,
      type: "choose",
      ask: asks,
      options: [
        { id: "none", label: none },
        ...affordable.map((bet) => ({
          id: `bet-${bet}`,
          label: `Bet ${amountOf(bet, unit)}`,
          counts: { [`${id}-bet`]: bet },
        })),
      ],
    };
  },
  react({ purse, pays = USUAL_PAY, won, lost }, { id, before, after, counts }) {
    if (after > before) return { cues: [], moves: { [purse]: before - after } };
    if (after === 0 || (counts["turns"] ?? 0) === 0) return NO_REACTION;
    if ((counts["right"] ?? 0) === 0)
      return { cues: lineCues(lost, { part: "object" }), counts: { [`${id}-lost`]: 1 }, at: 0 };
    return {
      cues: lineCues(won, { part: "object" }),
      counts: { [`${id}-won`]: 1 },
      at: 0,
      moves: { [purse]: after * pays },
    };
  },
};
