import type { Mechanic } from "../contract.ts";
import { tipOfRound } from "../tips.ts";
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
  openRound: (_content, { tips }, roundSeed) => tipOfRound(tips, roundSeed),
  begin: () => BEGINNING,
  open,
  moves,
  apply,
  where: reminder,
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
