/** The row has answered, and nobody heard to what: which of the clues on the table was called out? */
import { say, sound, type Cue } from "../../../cue.ts";
import type { Random } from "../../../random.ts";
import { GOING, MISSED, type Step } from "../../contract.ts";
import { choices, clueIn, fits, groupOf, rowsWith, settledClues } from "../bank.ts";
import { becauseOf, bought, CLUE, finish, heardOf, hereCues, nameCue, nameOf, openingCues } from "../case.ts";
import type { Move } from "../../../move.ts";
import { cardinal } from "../../../speech/numbers.ts";
import type { Candidate, Clue } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import { freshFirst, type DealOf } from "../world.ts";
import type { Task } from "./task.ts";

type Deal = DealOf<"backward">;

function wordsOf({ content: { tasks } }: Deal) {
  if (tasks.backward === undefined) throw new RangeError("deduce: content.tasks.backward is missing");
  return tasks.backward;
}

/** The clue that was called out is the first of `called`; whoever is sought fits it. */
function begin(deal: Deal, random: Random): State | null {
  const { rules, item } = deal;
  const group = groupOf(deal);
  let near: State | null = null;
  let plain: State | null = null;
  for (const row of freshFirst(rowsWith(group, [item.sought], rules.row, random), deal.world)) {
    const clues = settledClues(
      group,
      group.candidates.map(({ id }) => id),
    );
    for (const deck of random.shuffle(choices(clues, rules.cards))) {
      const asked = random.shuffle(deck).find((clue) => fits(clue, item.sought) && isMixed(row, clue));
      if (asked === undefined || new Set(deck.map((clue) => patternOf(row, clue))).size < deck.length)
        continue;
      const state = {
        ...EMPTY,
        row,
        sought: [item.sought],
        deck: random.shuffle(deck).map(({ id }) => id),
        called: [asked.id],
      };
      if (row.every((id) => isShared(deck, asked, id))) return state;
      if (deck.some((clue) => isNear(row, clue, asked))) near ??= state;
      plain ??= state;
    }
  }
  return near ?? plain;
}

/** It is true of somebody who says yes as well: one yes alone does not decide between the two. */
function isNear(row: readonly string[], clue: Clue, asked: Clue): boolean {
  return clue !== asked && row.some((id) => fits(asked, id) && fits(clue, id));
}

/** Another card would have had the same answer from it: this answer alone does not decide. */
function isShared(deck: readonly Clue[], asked: Clue, id: string): boolean {
  return deck.some((clue) => clue !== asked && fits(clue, id) === fits(asked, id));
}

function patternOf(row: readonly string[], clue: Clue): string {
  return row.map((id) => (fits(clue, id) ? "y" : "n")).join("");
}

function isMixed(row: readonly string[], clue: Clue): boolean {
  return new Set(patternOf(row, clue)).size === 2;
}

function askedOf(deal: Deal, { called }: State): Clue {
  return clueIn(groupOf(deal), called[0]);
}

function humCue(deal: Deal, state: State, seat: number): Cue {
  const words = wordsOf(deal);
  const { sound: id, caption } = fits(askedOf(deal, state), state.row[seat] ?? "") ? words.yes : words.no;
  return sound(id, { caption, side: sideOf(seat, state.row.length), hold: "end" });
}

function rowCues(deal: Deal, state: State): Cue[] {
  return state.row.flatMap((_id, seat) => [nameCue(deal, state, seat), humCue(deal, state, seat)]);
}

function cardCue(deal: Deal, state: State, index: number): Cue {
  const clue = clueIn(groupOf(deal), state.deck[index]);
  if (state.refused.includes(clue.id))
    return line(wordsOf(deal).gone, deal.content.teller?.voice, {}, "name");
  return say(clue.text, "name", { voice: deal.content.seller?.voice });
}

/** A card, and its sound where it has one: reasons go by it. */
function cardCues(deal: Deal, state: State, index: number): Cue[] {
  const clue = clueIn(groupOf(deal), state.deck[index]);
  return [cardCue(deal, state, index), ...(state.refused.includes(clue.id) ? [] : heardOf(clue))];
}

function browse(deal: Deal, state: State, to: number): Step<State> {
  const { sounds } = deal.content;
  const cursor = Math.min(Math.max(to, 0), state.deck.length - 1);
  return {
    state: { ...state, cursor },
    cues: [sound(cursor === to ? sounds.again : sounds.end), ...cardCues(deal, state, cursor)],
    outcome: GOING,
  };
}

/** Somebody in the row whose answer does not go with this card. */
function against(deal: Deal, state: State, clue: Clue): string | undefined {
  return state.row.find((id) => fits(clue, id) !== fits(askedOf(deal, state), id));
}

function contrast(deal: Deal, state: State, clue: Clue): Cue[] {
  const id = against(deal, state, clue);
  if (id === undefined) return [];
  const { wrongYes, wrongNo } = wordsOf(deal);
  const why = fits(clue, id) ? wrongYes : wrongNo;
  return [line(why, deal.content.teller?.voice, becauseOf(deal, clue, id))];
}

function choose(deal: Deal, state: State): Step<State> {
  const { sounds, teller } = deal.content;
  const words = wordsOf(deal);
  const voice = teller?.voice;
  const id = state.cursor === null ? undefined : state.deck[state.cursor];
  if (id === undefined)
    return { state, cues: [sound(sounds.end), line(words.noCard, voice)], outcome: GOING };
  if (state.refused.includes(id))
    return { state, cues: [sound(sounds.end), line(words.gone, voice)], outcome: GOING };
  const clue = clueIn(groupOf(deal), id);
  if (id !== state.called[0])
    return {
      state: { ...state, refused: [...state.refused, id], wrong: state.wrong + 1, bites: state.bites + 1 },
      cues: [
        sound(sounds.innocent),
        ...contrast(deal, state, clue),
        sound(sounds.bite),
        line(words.ask, voice),
      ],
      outcome: MISSED,
      counts: { wrong: 1 },
    };
  const proof = line(words.proof, voice, { clue: clue.text });
  return finish(deal, { ...state, found: [deal.item.sought] }, deal.item.sought, false, [proof], {
    confesses: false,
  });
}

/** One more of the group joins the row at the right, and answers. */
function witness(deal: Deal, state: State): Step<State> {
  const { sounds, teller } = deal.content;
  const next = nextWitness(deal, state);
  if (next === undefined)
    return {
      state,
      cues: [sound(sounds.end), line(wordsOf(deal).noWitness, teller?.voice)],
      outcome: GOING,
    };
  const joined = { ...state, row: [...state.row, next.id] };
  const seat = joined.row.length - 1;
  return bought(deal, {
    state: joined,
    cues: [nameCue(deal, joined, seat), humCue(deal, joined, seat)],
  });
}

/** Who answers as the fewest of the cards would have it, and so speaks against the most of them. */
function nextWitness(deal: Deal, state: State): Candidate | undefined {
  const { row, deck, refused } = state;
  if (row.length >= deal.content.seats.length) return undefined;
  const group = groupOf(deal);
  const asked = askedOf(deal, state);
  const open = deck.filter((id) => !refused.includes(id)).map((id) => clueIn(group, id));
  const weight = (id: string): number => open.filter((clue) => fits(clue, id) !== fits(asked, id)).length;
  return group.candidates
    .filter(({ id }) => !row.includes(id) && weight(id) > 0)
    .toSorted((a, b) => weight(b.id) - weight(a.id))[0];
}

/** One more witness is offered only where there is one. */
function offerCues(deal: Deal, state: State): Cue[] {
  const { offer } = wordsOf(deal);
  if (offer === undefined || nextWitness(deal, state) === undefined) return [];
  return [line(offer, deal.content.teller?.voice)];
}

export const backwardTask: Task<"backward"> = {
  begin,
  open: (deal, state) => [
    ...openingCues(deal),
    ...rowCues(deal, state),
    line(wordsOf(deal).ask, deal.content.teller?.voice),
  ],
  where: (deal, state) => [
    ...(state.cursor === null
      ? []
      : [...hereCues(deal, `card ${cardinal(state.cursor + 1)}`), cardCue(deal, state, state.cursor)]),
    ...rowCues(deal, state),
    line(wordsOf(deal).rule, deal.content.teller?.voice),
    ...offerCues(deal, state),
  ],
  moves(deal, state) {
    const { left, right, again } = deal.content.moves;
    const words = wordsOf(deal);
    return [
      { id: "left", button: "left", ...left },
      { id: "right", button: "right", ...right },
      {
        id: "witness",
        button: "up",
        ...words.witness,
        ...(nextWitness(deal, state) === undefined ? {} : { priced: CLUE }),
      },
      { id: "again", button: "down", ...again },
      { id: "choose", button: "select", ...words.choose, judges: true },
      ...state.deck.flatMap((_id, index): Move[] => [
        { id: `card-${index + 1}`, label: `Card ${index + 1}`, phrases: [`card ${cardinal(index + 1)}`] },
        {
          id: `choose-${index + 1}`,
          label: `It was card ${index + 1}`,
          phrases: [`it was card ${cardinal(index + 1)}`, `choose card ${cardinal(index + 1)}`],
          judges: true,
        },
      ]),
    ];
  },
  apply(deal, state, { move }) {
    const [verb = "", number] = move.split("-");
    switch (verb) {
      case "left":
        return browse(deal, state, state.cursor === null ? 0 : state.cursor - 1);
      case "right":
        return browse(deal, state, state.cursor === null ? 0 : state.cursor + 1);
      case "card":
        return browse(deal, state, Number(number) - 1);
      case "witness":
        return witness(deal, state);
      case "again":
        return { state, cues: [sound(deal.content.sounds.again), ...rowCues(deal, state)], outcome: GOING };
      case "choose":
        return choose(deal, number === undefined ? state : { ...state, cursor: Number(number) - 1 });
    }
    throw new RangeError(`deduce: there is no move ${move} now`);
  },
  best(_deal, state) {
    const index = state.deck.indexOf(state.called[0] ?? "");
    if (state.cursor === index) return { move: "choose" };
    return { move: state.cursor === null || state.cursor < index ? "right" : "left" };
  },
  decides: (_deal, state, strength) =>
    strength === 3 || (strength === 2 && state.deck.length - state.refused.length <= 2),
  hint(deal, state, strength) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const group = groupOf(deal);
    const wrong = state.deck
      .filter((id) => id !== state.called[0] && !state.refused.includes(id))
      .map((id) => clueIn(group, id));
    const [first] = wrong;
    if (strength === 3 || first === undefined)
      return [line(words.hintCard, voice, { clue: askedOf(deal, state).text })];
    if (strength === 2) return contrast(deal, state, first);
    const yes = state.row.find((id) => fits(askedOf(deal, state), id)) ?? deal.item.sought;
    return [line(words.hintWho, voice, { name: nameOf(deal, yes) })];
  },
  reveal: (deal, state) => [
    line(wordsOf(deal).hintCard, deal.content.teller?.voice, { clue: askedOf(deal, state).text }),
  ],
};
