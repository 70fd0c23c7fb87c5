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
import { begin, leave, type PairsState } from "./state.ts";
import { opening, performance, soundOf, where } from "./words.ts";

const EVIDENT: readonly SoundName[] = ["note", "crack", "drift"];

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
    traded: "what was traded between boards, where a choice of the game counts it",
  },
  priced: { ask: "asks for the note of what goes with what is up" },
  sounds: Object.values(USUAL_SOUNDS),
  evidence: ({ content }) => EVIDENT.map((name) => soundOf(content, name)),
  world: () => ({ met: [], found: [] }),
  worldSchema,
  leave,
  generate,
  openAct: (_content, { tips }, actSeed) => tipOfAct(tips, actSeed),
  perform: (content, _rules, world) => performance(content, world ?? { met: [], found: [] }),
  // A board holds many misses, and one that is not worse than the last is no reason to end it.
  patience: ({ item }) => ({ help: 2, reveal: 3 + item.pairs.length }),
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
