import type { SoundId } from "../../sound/index.ts";
import { telling, type Mechanic } from "../contract.ts";
import { tipOfAct } from "../tips.ts";
import { check } from "./check.ts";
import { generate } from "./generate.ts";
import { best, help, helped, reveal } from "./help.ts";
import { apply, moves } from "./play.ts";
import {
  contentSchema,
  itemSchema,
  rulesSchema,
  USUAL_SOUNDS,
  worldSchema,
  type Board,
  type PairsContent,
  type PairsRules,
  type PairsWorld,
  type SoundName,
} from "./schema.ts";
import { beginBoard } from "./rival.ts";
import { contestOpening, whereInContest } from "./rival-words.ts";
import { leave, type PairsState } from "./state.ts";
import { opening, performance, soundOf, where } from "./words.ts";

function evident(content: PairsContent, names: readonly SoundName[]): SoundId[] {
  return names.map((name) => soundOf(content, name));
}

/** Two that belong together lie covered; each place has a note, and whoever remembers it finds them. */
export const pairs: Mechanic<PairsContent, PairsRules, Board, PairsState, PairsWorld | undefined> = {
  id: "pairs",
  content: contentSchema,
  rules: rulesSchema,
  item: itemSchema,
  check,
  counts: {
    tries: "times that two were lifted",
    found: "pairs that were found",
    remembered: "pairs whose second half had been heard before",
    sharp:
      "the same, where nothing was wasted, no note was asked for and no help has said the place since the pair before",
    lucky: "pairs whose second half had not been heard before",
    cracked: "what had been heard before and was lifted or passed over for nothing",
    asked: "times that a note was asked for",
    drifts: "times that two have traded places",
    usedLeft: "found pairs that were used as Left says",
    usedRight: "found pairs that were used as Right says",
    recalled:
      "pairs that were found against a rival, known before without help, with no known one passed over since the pair before",
    paid: "prizes that were won from a rival, where the price was reached",
    beaten: "boards on which a rival had too much for the price to be reached",
    traded: "what was traded between boards, where a choice of the game counts it",
  },
  priced: { ask: "asks for the note of what goes with what is up" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content, sets }) => [
    ...evident(content, ["note"]),
    ...(sets.some(({ rules }) => rules.rival === undefined) ? evident(content, ["crack", "drift"]) : []),
    ...(sets.some(({ rules }) => rules.rival !== undefined)
      ? evident(content, ["comes", "gain", "loss"])
      : []),
    ...(sets.some(({ rules }) => rules.rival?.rolls === true) ? evident(content, ["roll"]) : []),
  ],
  world: () => ({ met: [], found: [] }),
  worldSchema,
  leave,
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform: (content, _rules, world) => performance(content, world ?? { met: [], found: [] }),
  // A board holds many misses, and one that is not worse than the last is no reason to end it.
  patience: ({ item }) => ({ help: 2, reveal: 3 + item.pairs.length }),
  begin: beginBoard,
  open: (deal, state) =>
    telling(
      state,
      state.contest === null ? opening(deal, state) : contestOpening(deal, state, state.contest),
    ),
  moves,
  apply,
  where: (deal, state) =>
    telling(state, state.contest === null ? where(deal, state) : whereInContest(deal, state, state.contest)),
  best,
  help,
  helped,
  reveal,
};
