import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { sound, say, type Cue } from "../../cue.ts";
import { check } from "./check.ts";
import { ambience, arrival, lineCues, reminder } from "./cues.ts";
import { best, hint, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";
import type { Conversation, TalkContent, TalkRules } from "./schema.ts";
import { BEGINNING, type TalkDeal, type TalkState } from "./state.ts";

/** A conversation with outcomes instead of one right answer: choose a line, hear what comes of it, rewind, compare. */
export const talk: Mechanic<TalkContent, TalkRules, Conversation, TalkState> = {
  id: "talk",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  begin: () => BEGINNING,
  open: (deal, state) => telling(state, open(deal, state)),
  moves,
  apply,
  where: (deal, state) => telling(state, reminder(deal, state)),
  best,
  hint,
  reveal,
};

function open(deal: TalkDeal, state: TalkState): Cue[] {
  const { content, item } = deal;
  return [
    sound(content.sounds.begin),
    ...ambience(deal, undefined, state),
    say(item.title, "context"),
    ...lineCues(item.opening, {}),
    ...arrival(deal, state),
  ];
}
