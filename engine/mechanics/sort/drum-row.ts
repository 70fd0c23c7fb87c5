/** A row of words goes on or ends: spare words where a knock is still open, what stays on the drums, and who is tired of waiting. */
import { oneOf, type Cue } from "../../cue.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { uncapitalize } from "../../capitalize.ts";
import { ADVANCED, MISSED, solved, type Counts } from "../contract.ts";
import type { SortDeal } from "./basket.ts";
import { drummingOf, drumOf, drumsOf, triesOf, waysOfWord, HANDS } from "./bars.ts";
import { barsDue } from "./draw-drum.ts";
import { rowNow, type Dance, type Drummed } from "./drummed.ts";
import { phraseOf } from "./drums-heard.ts";
import { called, wordsOf } from "./drums-told.ts";
import type { Sorting } from "./onward.ts";
import type { SortState } from "./state.ts";

/** The next word, or the end of the row. */
export function onward(
  deal: SortDeal,
  state: SortState,
  { isHelped: _isHelped, ...drummed }: Drummed,
  cues: readonly Cue[],
  counts: Counts,
  isMissed: boolean,
): Sorting {
  const at = drummed.at + 1;
  const due = barsDue(deal, drumOf(deal.item));
  const isDone = due > 0 && drummed.full >= due;
  const row = isDone ? drummed : withNext(deal, drummed, at);
  if (isDone || at >= rowNow(deal, row).length) {
    const { missed, song } = waitedFor(drummed);
    const fled = drummed.song.length - song.length;
    return {
      state: { ...state, drumming: { ...drummed, song } },
      cues: [
        ...cues,
        ...leftOver(deal, drummed),
        ...unanswered(deal, drummed, missed),
        ...endTold(deal, drummed, due),
      ],
      outcome: solved(due === 0 ? 1 : drummed.full / due),
      counts: { ...counts, due, ...(fled === 0 ? {} : { fled: (counts.fled ?? 0) + fled }) },
    };
  }
  const next = { ...row, at, taps: [], way: 0 };
  return {
    state: { ...state, drumming: next },
    cues: [...cues, ...called(deal, next)],
    outcome: isMissed ? MISSED : ADVANCED,
    counts,
    helpAnew: true,
  };
}

/** For each word that a slip has cost at a knock, another comes in the end; but none for those. */
export function withSpare(deal: SortDeal, drummed: Drummed, many: number): Drummed {
  const { stand, at, spare = 0 } = drummed;
  if (stand.knocks === undefined || at >= drumOf(deal.item).words.length) return drummed;
  return { ...drummed, spare: spare + many };
}

/** A spare word is one that a knock wants next, so that none is out of reach. */
function withNext(deal: SortDeal, drummed: Drummed, at: number): Drummed {
  const { spare = 0, more = [], stand } = drummed;
  const row = rowNow(deal, drummed);
  if (at < row.length || spare === 0) return drummed;
  const { from = [] } = drummingOf(deal.rules);
  const fitting = from.filter(
    (id) => !row.includes(id) && triesOf(deal.rules, stand, waysOfWord(deal, id)).length > 0,
  );
  if (fitting.length === 0) return drummed;
  const word = createRandom(deriveSeed(deal.seed, "spare", at)).pick(fitting);
  return { ...drummed, more: [...more, word], spare: spare - 1 };
}

/** For each knock that nobody has answered, one who dances goes home, the last ones first. */
function waitedFor({ stand: { knocks }, song }: Drummed): { missed: number; song: readonly Dance[] } {
  const missed = knocks === undefined ? 0 : knocks.left.length + knocks.right.length;
  return { missed, song: song.slice(0, Math.max(0, song.length - missed)) };
}

function unanswered(deal: SortDeal, { song }: Drummed, missed: number): Cue[] {
  if (missed === 0) return [];
  const words = wordsOf(deal);
  const gone = song.slice(-missed).map((dance) => uncapitalize(playerNamed(deal, dance)));
  return [
    oneOf(words.unanswered, "object", { values: { missed } }),
    ...(gone.length === 0 ? [] : [oneOf(words.homeward, "object", { values: { players: gone.join(", ") } })]),
  ];
}

/** What the row leaves on drums that are not full. */
function leftOver(deal: SortDeal, { stand }: Drummed): Cue[] {
  const words = HANDS.flatMap((hand) => stand.bars[hand]);
  if (words.length === 0) return [];
  return [oneOf(wordsOf(deal).leftOver, "object", { values: { Phrase: phraseOf(words) } })];
}

/** How many bars were filled; where there was one, that was heard. */
function endTold(deal: SortDeal, { full }: Drummed, of: number): Cue[] {
  const { ended, endedAll } = wordsOf(deal);
  if (full < of) return [oneOf(ended, "object", { values: { full, of } })];
  return of === 1 ? [] : [oneOf(endedAll, "object", { values: { of } })];
}

export function playerNamed({ content }: SortDeal, { player }: Dance): string {
  return drumsOf(content).players[player]?.name ?? "";
}
