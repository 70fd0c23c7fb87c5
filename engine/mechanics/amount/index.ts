import { createRandom } from "../../random.ts";
import { telling, USUAL_PATIENCE, type Mechanic, type Patience } from "../contract.ts";
import { soundsUnder } from "../kit/sounds-under.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import { beginPlates } from "./plates.ts";
import { platesCue } from "./plates-heard.ts";
import { bestAtPlates, helpAtPlates, revealPlates } from "./plates-help.ts";
import { applyPlates, platesMoves } from "./plates-play.ts";
import { platesOpening, platesWhere } from "./plates-words.ts";
import { contentSchema, itemSchema, rulesSchema, USUAL_SOUNDS, worldSchema } from "./schema.ts";
import type { AmountContent, AmountRules, AmountWorld, Order } from "./schema.ts";
import { begin, leave, worldBefore, type AmountDeal, type AmountState } from "./state.ts";
import { soundOf } from "./sounds.ts";
import { opening, where } from "./words.ts";

/** A plate of practice is served by whoever practices: help goes on saying how. */
const PRACTICE_PATIENCE: Patience = { ...USUAL_PATIENCE, reveal: 10 };

function isPlates({ rules }: Pick<AmountDeal, "rules">): boolean {
  return rules.makes === "plates";
}

/** In each act the units may lie in another order; an item may have a tray of its own. */
function laid(deal: AmountDeal): AmountDeal {
  const { actSeed, item } = deal;
  const rules = item.tray === undefined ? deal.rules : { ...deal.rules, tray: item.tray };
  if (isPlates(deal)) return { ...deal, rules };
  if (rules.mixed !== true) return deal;
  return { ...deal, rules: { ...rules, tray: createRandom(actSeed).shuffle(rules.tray) } };
}

/** Units from a tray make an amount together, as a product or a sum: too few can be added to, too many stay. */
export const amount: Mechanic<AmountContent, AmountRules, Order, AmountState, AmountWorld> = {
  id: "amount",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    filled: "amounts that are full",
    clean: "amounts made exactly, in as few goes as can be, with nothing warm, and nobody had said with what",
    fewer: "those that were heard and made in fewer groups",
    least: "what the best way takes, where it was clean",
    goes: "goes at making",
    effort: "groups of a product or units of a sum that a go took, twice where a unit was used before",
    surplus: "what was too many",
    ordered: "plates of tables that were begun",
    returned: "plates that came back, and times that dishes were brought again",
    lifted: "lids that were lifted to hear what is in a dish",
    packed: "what was left over and used",
    gained: "what a choice has brought",
    spent: "what a choice has cost",
  },
  sounds: [...Object.values(USUAL_SOUNDS), "menu-step"],
  evidence: ({ content, sets }) => {
    if (sets.every(isPlates))
      return [...soundsUnder(content.plates?.kinds, "sound"), ...soundsUnder(content.plates?.marks, "sound")];
    const told = (["unit", "group"] as const).map((name) => soundOf({ content }, name));
    const hasRoom = sets.some(
      ({ rules, items }) => rules.made?.rooms === true || items?.some((item) => item.room !== undefined),
    );
    return hasRoom ? [...told, soundOf({ content }, "room")] : told;
  },
  world: worldBefore,
  worldSchema,
  leave,
  generate,
  perform: (content, _rules, world) =>
    content.plates === undefined ? [] : [platesCue({ content }, world.served ?? [])],
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin: (deal) => (isPlates(deal) ? beginPlates(laid(deal), begin(laid(deal))) : begin(laid(deal))),
  open: (deal, state) => telling(state, isPlates(deal) ? platesOpening(laid(deal), state) : opening(deal)),
  moves: (deal, state) => (isPlates(deal) ? platesMoves : moves)(laid(deal), state),
  apply: (deal, state, action) => (isPlates(deal) ? applyPlates : apply)(laid(deal), state, action),
  where: (deal, state, stakes) =>
    telling(state, isPlates(deal) ? platesWhere(laid(deal), state, stakes) : where(laid(deal), state)),
  best: (deal, state) => (isPlates(deal) ? bestAtPlates : best)(laid(deal), state),
  help: (deal, state) => (isPlates(deal) ? helpAtPlates : help)(laid(deal), state),
  helped,
  patience: ({ rules }) =>
    rules.makes === "plates" && rules.practice === true ? PRACTICE_PATIENCE : USUAL_PATIENCE,
  reveal: (deal, state) => (isPlates(deal) ? revealPlates : reveal)(laid(deal), state),
};
