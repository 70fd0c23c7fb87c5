import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, LISTEN, moves } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema, worldSchema } from "./schema.ts";
import type { Conversation, TalkContent, TalkRules, TalkWorld } from "./schema.ts";
import { begin, beginWorld, leave, type TalkState } from "./world.ts";
import { opening, performance } from "./words.ts";
import { where } from "./where.ts";
import { COUNTS } from "./counts.ts";
import { soundsOf, USUAL_SOUNDS } from "./usual.ts";

/** A conversation: listen to how it is said, choose what to say, and live with what comes of it. */
export const talk: Mechanic<TalkContent, TalkRules, Conversation, TalkState, TalkWorld> = {
  id: "talk",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: COUNTS,
  priced: { [LISTEN]: "listening closer" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence({ content, sets }) {
    const { fit, amiss, listen, take } = soundsOf(content);
    const nodes = sets.flatMap(({ items = [] }) => items.flatMap((item) => item.nodes));
    return [
      fit,
      amiss,
      ...(nodes.some((node) => node.listen !== undefined) ? [listen] : []),
      ...(sets.some(({ rules }) => (rules.takes ?? 0) > 0) ? [take] : []),
    ];
  },
  world: (_content, rules) => beginWorld(rules),
  worldSchema,
  leave: (_deal, state) => leave(state),
  perform: (_content, rules, { facts }) => performance(rules, facts),
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin,
  open: (deal, state) => telling(state, opening(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, where(deal, state)),
  best,
  help,
  helped,
  reveal,
};
