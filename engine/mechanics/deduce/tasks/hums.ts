/** A clue is called out, and the whole row answers, each from its seat: that is me, or not me. Who is sought lies. */
import { sound, type Cue } from "../../../cue.ts";
import {
  becauseOf,
  clueCues,
  heardOf,
  nameCue,
  nameOf,
  namesOf,
  placeCues,
  reformedCues,
  withClue,
} from "../case.ts";
import { inDoubt, moreOrGuess, rowTask } from "../row.ts";
import type { Clue } from "../schema.ts";
import type { State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import {
  begin,
  given,
  hums,
  isCornered,
  lieOf,
  lies,
  nextClue,
  openKinds,
  unsureOf,
  type HumsDeal as Deal,
} from "./hums-seats.ts";
import type { Task } from "./task.ts";

function wordsOf(deal: Deal) {
  const { hums: words } = deal.content.tasks;
  if (words === undefined) throw new RangeError("deduce: content.tasks.hums is missing");
  return words;
}

/** How those answer who are still to be found, as the rule is told. */
function kindOf(state: State): "denies" | "boasts" | "both" | "pair" {
  const [first = "denies", second] = openKinds(state);
  if (second === undefined) return first;
  return first === second ? "pair" : "both";
}

function humCue(deal: Deal, state: State, clue: Clue, seat: number): Cue {
  const words = wordsOf(deal);
  const { sound: id, caption } = hums(state, clue, state.row[seat] ?? "") ? words.yes : words.no;
  return sound(id, { caption, side: sideOf(seat, state.row.length), hold: "end" });
}

/** The clue, and what everybody hums to it who still comes into question, each after its name. */
function roundCues(deal: Deal, state: State, clue: Clue): Cue[] {
  return [
    ...clueCues(deal, clue),
    ...state.row.flatMap((id, seat) =>
      state.refused.includes(id) || state.found.includes(id)
        ? []
        : [nameCue(deal, state, seat), humCue(deal, state, clue, seat)],
    ),
  ];
}

/** Why a hum was honest, or was not: the clue again where it was a sound, then the reason. */
function reasonCues(deal: Deal, state: State, clue: Clue, id: string): Cue[] {
  const { denied, boasted, honestYes, honestNo } = wordsOf(deal);
  const isYes = hums(state, clue, id);
  const words = lies(state, clue, id) ? (isYes ? boasted : denied) : isYes ? honestYes : honestNo;
  return [...heardOf(clue), line(words, deal.content.teller?.voice, becauseOf(deal, clue, id))];
}

/** The newest clue at which it answered as no liar of this case ever does. */
function clearingOf(deal: Deal, state: State, id: string): Clue | undefined {
  const [kind, ...others] = new Set(openKinds(state));
  if (others.length > 0) return undefined;
  return given(deal, state).findLast((clue) => hums(state, clue, id) === (kind === "denies"));
}

/** Why somebody honest cannot be the thief: by the rule, or by the clue that made it suspicious. */
function honestCues(deal: Deal, state: State, id: string): Cue[] {
  // In practice the rule is not known yet: what counts there is whether the hum was true.
  const clearing = deal.rules.practice === true ? undefined : clearingOf(deal, state, id);
  const clue = clearing ?? suspiciousOf(deal, state, id);
  if (clue === undefined) return [];
  if (clearing === undefined) return reasonCues(deal, state, clue, id);
  const { denies, boasts } = wordsOf(deal).safe;
  const words = openKinds(state)[0] === "boasts" ? boasts : denies;
  return [...heardOf(clue), line(words, deal.content.teller?.voice, becauseOf(deal, clue, id))];
}

/** An earlier clue, told again: who said yes to it. */
function toldCues(deal: Deal, state: State, clue: Clue): Cue[] {
  const { high, highNobody } = wordsOf(deal);
  const names = state.row.filter((id) => hums(state, clue, id));
  const voice = deal.content.teller?.voice;
  return [
    ...clueCues(deal, clue),
    names.length === 0 ? line(highNobody, voice) : line(high, voice, { names: namesOf(deal, names) }),
  ];
}

/** Somebody honest who hummed the same to that clue: the difference between the two is the lesson. */
function foilOf(state: State, clue: Clue, liar: string): string | undefined {
  const own = hums(state, clue, liar);
  return state.row.find((id) => !lies(state, clue, id) && hums(state, clue, id) === own && id !== liar);
}

/** The clue at which somebody honest answered as a liar would, the newest first. */
function suspiciousOf(deal: Deal, state: State, id: string): Clue | undefined {
  const kinds = openKinds(state);
  const heard = given(deal, state);
  return (
    heard.findLast((clue) => kinds.includes(hums(state, clue, id) ? "boasts" : "denies")) ?? heard.at(-1)
  );
}

/** Somebody honest whom help can clear, and the clue by which it does. */
function clearable(deal: Deal, state: State): { readonly id: string; readonly clue: Clue } | undefined {
  const unsure = unsureOf(deal, state);
  const open = state.sought.filter((id) => !state.found.includes(id));
  const id = unsure.find((one) => !state.sought.includes(one));
  const clue = id === undefined ? undefined : suspiciousOf(deal, state, id);
  if (id === undefined || clue === undefined) return undefined;
  // Where nobody has lied yet, who is left when the other one is cleared would be caught without a clue: another is bought.
  const hasLied = open.some((one) => lieOf(deal, state, one) !== undefined);
  return !hasLied && unsure.length === 2 ? undefined : { id, clue };
}

/** The first clue always tells: nobody needs another, and none is sold. */
function isSure({ rules: { liars, idle = 0 } }: Deal): boolean {
  return liars.length === 1 && idle === 0;
}

export const humsTask: Task<"hums"> = rowTask<"hums">({
  words: (deal, state) => {
    const { offer, ...words } = wordsOf(deal);
    if (openKinds(state).length > 1) return { ...words, offer, ask: words.askTwo };
    if (isSure(deal)) return words;
    return { ...words, offer, ask: words.askYet ?? words.ask };
  },
  rule(deal, state) {
    const { practice, ...rule } = wordsOf(deal).rule;
    return (deal.rules.practice === true ? practice : undefined) ?? rule[kindOf(state)];
  },
  begin,
  opening: (deal, state) =>
    given(deal, state).flatMap((clue) => [
      ...clueCues(deal, clue),
      ...state.row.flatMap((id, seat) => [
        nameCue(deal, state, seat),
        humCue(deal, state, clue, seat),
        ...reformedCues(deal, state, id, seat),
      ]),
    ]),
  meet(deal, state, id) {
    const newest = given(deal, state).at(-1);
    const cues = newest === undefined ? [] : [humCue(deal, state, newest, state.row.indexOf(id))];
    return { state, cues };
  },
  hasMore: (deal, state) => !isSure(deal) && nextClue(deal, state) !== undefined,
  more(deal, state) {
    const clue = nextClue(deal, state);
    if (clue === undefined) return { state, cues: [] };
    const next = withClue(state, clue);
    return { state: next, cues: [...roundCues(deal, next, clue), ...placeCues(deal, next)] };
  },
  brief: (deal, state) =>
    given(deal, state)
      .slice(-1)
      .flatMap((clue) => roundCues(deal, state, clue)),
  again: (deal, state) =>
    given(deal, state).flatMap((clue, index) =>
      index + 1 < state.given ? toldCues(deal, state, clue) : roundCues(deal, state, clue),
    ),
  isProven: (deal, state, id) => lieOf(deal, state, id) !== undefined || isCornered(deal, state, id),
  proof(deal, state, id) {
    const lie = lieOf(deal, state, id);
    const { cornered, foil, sooner } = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    if (lie === undefined) return [line(cornered, voice, { name: nameOf(deal, id) })];
    const heard = given(deal, state);
    const why = reasonCues(deal, state, lie, id);
    // One clue was enough, and more were paid for: that is said, and nothing else.
    if (heard.length > 1 && lie === heard[0] && state.sought.length === 1)
      return [...why, line(sooner, voice)];
    const other = foilOf(state, lie, id);
    if (heard.length < 2 || other === undefined) return why;
    return [...why, line(foil, voice, becauseOf(deal, lie, other))];
  },
  why(deal, state, id) {
    const lie = lieOf(deal, state, id);
    return lie === undefined ? [] : reasonCues(deal, state, lie, id);
  },
  contrast: honestCues,
  seekProof: (deal, state) => ({
    move: isSure(deal) || nextClue(deal, state) === undefined ? "right" : "more",
  }),
  puzzling: (deal, state) => inDoubt(state, unsureOf(deal, state)),
  decides(deal, state, strength) {
    const open = state.sought.filter((id) => !state.found.includes(id));
    const isTold = open.some((id) => lieOf(deal, state, id) !== undefined || isCornered(deal, state, id));
    if (strength === 2 && clearable(deal, state) !== undefined)
      return unsureOf(deal, state).length - 1 <= open.length;
    return strength >= 2 && isTold;
  },
  hint(deal, state, strength, isTooDear) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const open = state.sought.filter((id) => !state.found.includes(id));
    const unsure = unsureOf(deal, state);
    const names = namesOf(deal, unsure);
    const kind = kindOf(state);
    if (strength === 1) {
      if (unsure.length === 1) return [line(words.hintOnly[kind === "pair" ? "denies" : kind], voice)];
      return [line(words.hintWeigh[kind], voice, { names })];
    }
    const liar = open.find((id) => lieOf(deal, state, id) !== undefined);
    const honest = clearable(deal, state);
    if (strength === 2 && honest !== undefined)
      return [
        ...reasonCues(deal, state, honest.clue, honest.id),
        ...(unsure.length > 2 ? [line(words.hintOthers, voice)] : []),
      ];
    if (liar === undefined) {
      const cornered = open.find((id) => isCornered(deal, state, id));
      return cornered === undefined
        ? [moreOrGuess(deal, words, names, isTooDear)]
        : [line(words.cornered, voice, { name: nameOf(deal, cornered) })];
    }
    const lie = lieOf(deal, state, liar);
    return [
      line(words.hintLiar, voice, { name: nameOf(deal, liar) }),
      ...(lie === undefined ? [] : clueCues(deal, lie)),
    ];
  },
});
