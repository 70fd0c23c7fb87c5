/** Saying who does not belong and which club the others are in; opening the door; and asking a guest. */
import type { Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import { ADVANCED, MISSED, solved, type Step } from "../../contract.ts";
import type { State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import { clubIn, pairsOn, type Club } from "./clubs.ts";
import { ALIKE, SEATS } from "./schema.ts";
import {
  areOf,
  going,
  guestCues,
  guestHere,
  heardSound,
  insteadCues,
  isKnownToBeOver,
  isntOf,
  nameValues,
  othersOf,
  pairValues,
  refusal,
  tell,
  type OddDeal as Deal,
} from "./seats.ts";
import { wordsOf } from "./words.ts";

/** After so many wrong pairs on one bench the door opens. */
const MOST_WRONG = 3;
const CREDIT_LOST = 0.3;

export function claim(deal: Deal, state: State): Step<State> {
  const words = wordsOf(deal.content);
  const guest = guestHere(state);
  const club = state.held;
  if (guest === null || club === "") return refusal(deal, state, words.noClub);
  const key = `${guest}/${club}`;
  if (state.refused.includes(key)) return refusal(deal, state, words.tried);
  const pair = pairsOn(deal, state.row).find((one) => one.guest === guest && one.club === club);
  if (pair === undefined) return wrong(deal, { ...state, refused: [...state.refused, key] }, guest, club);
  // Only what help has told costs the finder something: a first rung tells how to listen.
  const isHelped = state.called.length > 0;
  const after = { ...state, isAtShelf: false, held: "", called: [], found: [...state.found, guest] };
  const counts = { [isHelped ? "helped" : "unmasked"]: 1, benched: 1 };
  const cues = [
    heardSound(deal, "found", state.cursor ?? 0),
    line(words.found, deal.content.intruder?.voice),
    tell(deal, words.why, pairValues(deal, state, pair)),
    ...insteadCues(state, guest, clubIn(deal, club)),
    ...(isHelped ? [tell(deal, words.helped)] : []),
  ];
  if (!isKnownToBeOver(deal, after))
    return {
      state: after,
      cues: [...cues, tell(deal, deal.rules.intruders.length > 1 ? words.more : words.other)],
      outcome: ADVANCED,
      helpAnew: true,
      counts,
    };
  const all = after.found.length > 1 ? [tell(deal, words.all)] : [];
  return {
    state: after,
    cues: [...cues, ...all, heardSound(deal, "door")],
    outcome: solved(creditOf(after)),
    counts,
  };
}

/** Not so: what speaks against it is heard. Where only the club is another one, the list stays open. */
function wrong(deal: Deal, before: State, guest: string, club: string): Step<State> {
  const words = wordsOf(deal.content);
  const isGuestRight = before.sought.includes(guest);
  const state = { ...before, wrong: before.wrong + 1, held: "", isAtShelf: isGuestRight };
  const reason = [heardSound(deal, "wrong"), ...against(deal, state, guest, clubIn(deal, club))];
  const counts: Record<string, number> = deal.rules.free === true ? {} : { mistaken: 1 };
  if (state.wrong < MOST_WRONG) {
    const right = isGuestRight ? [tell(deal, words.guestIsRight, nameValues(deal, guest))] : [];
    const last = state.wrong === MOST_WRONG - 1 ? [tell(deal, words.lastTry)] : [];
    return { state, cues: [...reason, ...last, ...right], outcome: MISSED, counts, helpAnew: true };
  }
  const end = close(deal, state, [...reason, tell(deal, words.over)]);
  return { ...end, counts: { ...end.counts, ...counts } };
}

function against(deal: Deal, state: State, guest: string, club: Club): Cue[] {
  const words = wordsOf(deal.content);
  const others = othersOf(state, guest);
  const many = (of: readonly string[], ids: readonly string[]): number =>
    ids.filter((id) => of.includes(id)).length;
  const [group] = club.groups.toSorted((a, b) => many(b.of, others) - many(a.of, others));
  if (group === undefined || (club.groups.length > 1 && many(group.of, others) < ALIKE - 1))
    return [tell(deal, words.nothing), ...insteadOf(deal, state, others, club)];
  if (many(group.of, others) === ALIKE) return [tell(deal, words.fourToo, { are: areOf(club, group.told) })];
  if (group.of.includes(guest) && many(group.of, others) === ALIKE - 1)
    return [tell(deal, words.among, { ...nameValues(deal, guest), are: areOf(club, group.told) })];
  const one = others.find((id) => !group.of.includes(id) && club.unsure?.includes(id) !== true) ?? guest;
  const isnt = isntOf(club, group.told);
  return [
    ...guestCues(deal, state, one),
    tell(deal, words.but, { ...nameValues(deal, one), isnt }),
    ...insteadCues(state, one, club),
  ];
}

/** What each of them is, where no three are the same: made of wood, made of glass. */
function insteadOf(deal: Deal, state: State, ids: readonly string[], club: Club): Cue[] {
  return ids.flatMap((id) => {
    const own = insteadCues(state, id, club);
    return own.length === 0 ? [] : [...guestCues(deal, state, id), ...own];
  });
}

/** The door opens: whoever was not found slips in, and is told with the reason. */
export function close(deal: Deal, state: State, before: readonly Cue[]): Step<State> {
  const words = wordsOf(deal.content);
  const slipped = state.sought.filter((id) => !state.found.includes(id));
  const pairs = pairsOn(deal, state.row);
  const told = slipped.flatMap((id) => {
    const pair = pairs.find(({ guest }) => guest === id);
    return pair === undefined
      ? []
      : [
          heardSound(deal, "slip"),
          ...guestCues(deal, state, id),
          heardSound(deal, "giggle"),
          tell(deal, words.slipped, pairValues(deal, state, pair)),
          ...insteadCues(state, id, clubIn(deal, pair.club)),
        ];
  });
  const clean = slipped.length === 0 ? [tell(deal, words.clean)] : [];
  return {
    state,
    cues: [...before, heardSound(deal, "door"), ...told, ...clean],
    outcome: solved(creditOf(state)),
    counts: {
      ...(slipped.length > 0 ? { benched: slipped.length } : {}),
      ...(slipped.length > 0 && deal.rules.free !== true ? { slipped: slipped.length } : {}),
    },
  };
}

/** What was found, of what was there; wrong pairs take from it. */
function creditOf({ found, sought, wrong: many }: State): number {
  return found.length / sought.length - many * CREDIT_LOST;
}

/** One guest on each bench answers: with its name, and the signs of its clubs. It answers again, and nobody else does. */
export function ask(deal: Deal, state: State): Step<State> {
  const words = wordsOf(deal.content);
  const id = guestHere(state);
  if (id === null) return refusal(deal, state, words.nobody);
  if (state.found.includes(id)) return refusal(deal, state, words.done);
  if (Object.keys(state.heard).some((other) => other !== id)) return refusal(deal, state, words.onlyOne);
  const seat = state.row.indexOf(id);
  const signs = deal.rules.clubs.flatMap((club) => {
    const { groups, sign = [] } = clubIn(deal, club);
    return groups
      .filter(({ of }) => of.includes(id))
      .flatMap(({ heard }) => lineCues(heard ?? sign, { part: "object", side: sideOf(seat, SEATS) }));
  });
  const voice = deal.content.seats?.[seat]?.voice;
  const told = line(signs.length > 0 ? words.asked : words.none, voice, nameValues(deal, id));
  return going({ ...state, heard: { [id]: 1 } }, [
    heardSound(deal, "ask", seat),
    ...guestCues(deal, state, id),
    told,
    ...signs,
  ]);
}
