/** A bench of four: three belong together, and whoever does not is to be found, with the club that the others are in. */
import { capitalize } from "../../../capitalize.ts";
import { sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import type { Action, Move } from "../../../move.ts";
import { shownText } from "../../../speech/markup.ts";
import { cardinal, ordinal } from "../../../speech/numbers.ts";
import type { Step } from "../../contract.ts";
import { EMPTY, type State } from "../state.ts";
import type { TaskOf } from "../tasks/task.ts";
import { ask, claim, close } from "./claim.ts";
import { hintOn, openPairs } from "./hints.ts";
import { clubIn, oddOnes } from "./clubs.ts";
import {
  clubCues,
  clubsTold,
  going,
  guestCues,
  guestHere,
  guestIn,
  heardSound,
  namesTold,
  othersOf,
  patterCues,
  refusal,
  rowCues,
  tell,
  walk,
  type OddDeal as Deal,
} from "./seats.ts";
import { wordsOf } from "./words.ts";

/** Whether nobody knows how many there are: then the player says when the door opens. */
function hasDoor({ rules }: Deal): boolean {
  return rules.intruders.length > 1;
}

/** What is asked now: after the first one was found, whether there is another. */
function question(deal: Deal, { found }: State): Cue {
  const { ask: one, askMore, askAll, more, other } = wordsOf(deal.content);
  if (found.length > 0) return tell(deal, hasDoor(deal) ? more : other);
  return tell(deal, hasDoor(deal) ? askMore : deal.rules.intruders.includes(1) ? one : askAll);
}

/** What is known as a bench begins: how many there are, where that is to be heard, and whether somebody is back; and later, who traded. */
function knownCues(deal: Deal, state: State): Cue[] {
  const { sought, giggling, traded } = state;
  const words = wordsOf(deal.content);
  return [
    ...(deal.rules.counted === true ? sought.map(() => heardSound(deal, "count")) : []),
    ...(giggling === "" ? [] : [tell(deal, words.giggles)]),
    ...(traded.length === 0 ? [] : [tell(deal, words.traded), ...patterCues(deal, state)]),
  ];
}

function alreadyCues(deal: Deal, { found }: State): Cue[] {
  if (found.length === 0) return [];
  const names = namesTold(deal, found);
  return [tell(deal, wordsOf(deal.content).already, { names, Names: capitalize(names) })];
}

/** Somebody is chosen: the list of clubs opens, at this one or before the first. */
function openList(deal: Deal, state: State, seat: number | null, club = ""): Step<State> {
  const words = wordsOf(deal.content);
  const at = { ...state, cursor: seat };
  const id = guestHere(at);
  if (id === null) return refusal(deal, state, words.nobody);
  if (state.found.includes(id)) return refusal(deal, at, words.done);
  const named = club === "" ? [tell(deal, words.which)] : [...clubCues(deal, club), tell(deal, words.said)];
  return going({ ...at, isAtShelf: true, held: club }, [
    heardSound(deal, "list"),
    ...guestCues(deal, at, id, "name"),
    ...named,
  ]);
}

/** The list goes round: after the last club comes the first. */
function listStep(deal: Deal, state: State, by: number): Step<State> {
  const { clubs } = deal.rules;
  const first = by > 0 ? 0 : -1;
  const to = state.held === "" ? first : (clubs.indexOf(state.held) + by) % clubs.length;
  const held = clubs.at(to) ?? "";
  return going({ ...state, held }, [heardSound(deal, "leaf"), ...clubCues(deal, held)]);
}

/** A club that was named is read back, and counts once it is said: a voice is easily misheard. */
function nameClub(deal: Deal, state: State, club: string): Step<State> {
  if (!state.isAtShelf) return openList(deal, state, state.cursor, club);
  return going({ ...state, held: club }, [
    heardSound(deal, "leaf"),
    ...clubCues(deal, club),
    tell(deal, wordsOf(deal.content).said),
  ]);
}

function others(deal: Deal, state: State): Cue[] {
  const id = guestHere(state);
  return id === null
    ? []
    : [tell(deal, wordsOf(deal.content).others), ...rowCues(deal, state, othersOf(state, id))];
}

function backToBench(deal: Deal, state: State): Step<State> {
  const id = guestHere(state) ?? "";
  return going({ ...state, isAtShelf: false, held: "" }, [
    heardSound(deal, "shut"),
    tell(deal, wordsOf(deal.content).onBench),
    ...guestCues(deal, state, id),
  ]);
}

function clubMoves(deal: Deal): Move[] {
  return deal.rules.clubs.map((id, index) => {
    const { label, phrases = [] } = clubIn(deal, id);
    const said = [...new Set([shownText(label).toLowerCase(), ...phrases])];
    return { id: `club-${index + 1}`, label, phrases: said };
  });
}

/** What a voice may say of each seat: who sits there is passed, and "it's" chooses. On the list there is only choosing, another one than before. */
function seatMoves(deal: Deal, { row, isAtShelf }: State): Move[] {
  const { labels } = wordsOf(deal.content);
  return row.flatMap((id, index): Move[] => {
    const number = cardinal(index + 1);
    const { name, phrases = [] } = guestIn(deal, id);
    const names = [
      number,
      `number ${number}`,
      `the ${ordinal(index + 1)}`,
      ...new Set([shownText(name).toLowerCase(), ...phrases]),
    ];
    const chosen = names.flatMap((one) => [`it is ${one}`, `choose ${one}`]);
    const choosing = {
      id: `name-${index + 1}`,
      label: fillTemplate(labels.name, { number }),
      phrases: chosen,
    };
    return isAtShelf
      ? [choosing]
      : [{ id: `go-${index + 1}`, label: fillTemplate(labels.go, { number }), phrases: names }, choosing];
  });
}

/** The others go in. Nobody opens the door before somebody was found. */
function door(deal: Deal, state: State): Step<State> {
  if (state.found.length === 0) return refusal(deal, state, wordsOf(deal.content).early);
  return close(deal, state, []);
}

/** The way round the list that is shorter. */
function alongList(deal: Deal, held: string, club: string): Action | null {
  const { clubs } = deal.rules;
  const to = clubs.indexOf(club);
  if (held === club) return null;
  const right = held === "" ? to + 1 : (to - clubs.indexOf(held) + clubs.length) % clubs.length;
  const left = held === "" ? clubs.length - to : clubs.length - right;
  return { move: right <= left ? "right" : "left" };
}

function towards(from: number | null, to: number): Action | null {
  if (from === to) return null;
  return { move: from === null || from < to ? "right" : "left" };
}

export const oddTask: TaskOf<Deal> = {
  begin(deal, random) {
    const row = random.shuffle(deal.item.row);
    const sought = oddOnes(deal, row);
    return { ...EMPTY, row, sought, giggling: (deal.world?.giggles ?? 0) > 0 ? random.pick(sought) : "" };
  },
  open: (deal, state) => [heardSound(deal, "sit"), ...knownCues(deal, state), question(deal, state)],
  where(deal, state) {
    const words = wordsOf(deal.content);
    const id = guestHere(state);
    const clubs = tell(deal, words.listed, { clubs: clubsTold(deal) });
    if (id !== null && state.isAtShelf) {
      const at = state.held === "" ? [] : clubCues(deal, state.held);
      return [...others(deal, state), clubs, ...at, tell(deal, words.which)];
    }
    const number = cardinal((state.cursor ?? 0) + 1);
    const here = id === null ? [] : [tell(deal, words.here, { number }), ...guestCues(deal, state, id)];
    // Who trades places is to be walked after: nobody hears the whole bench from where they stand.
    const row = deal.rules.trades === undefined ? rowCues(deal, state) : [];
    return [
      ...knownCues(deal, state),
      // Words before a bench of long noises: who waits hears at once that they are spoken to.
      clubs,
      ...row,
      ...alreadyCues(deal, state),
      ...here,
      question(deal, state),
    ];
  },
  moves(deal, state) {
    const { labels } = wordsOf(deal.content);
    const { isAtShelf } = state;
    const steps: Move[] = [
      {
        id: "left",
        button: "left",
        label: isAtShelf ? labels.before : labels.left,
        phrases: ["left", "previous"],
      },
      {
        id: "right",
        button: "right",
        label: isAtShelf ? labels.next : labels.right,
        phrases: ["right", "next"],
      },
    ];
    if (isAtShelf)
      return [
        ...steps,
        {
          id: "hear",
          button: "up",
          label: labels.hear,
          phrases: ["hear them", "the other three", "hear the other three"],
        },
        { id: "back", button: "down", label: labels.back, phrases: ["back", "no", "back to the bench"] },
        {
          id: "say",
          button: "select",
          label: labels.say,
          phrases: ["yes", "this club", "say it"],
          judges: true,
        },
        ...seatMoves(deal, state),
        ...clubMoves(deal),
      ];
    return [
      ...steps,
      { id: "ask", button: "up", label: labels.ask, phrases: ["ask", "ask this one", "which clubs"] },
      ...(hasDoor(deal)
        ? [
            {
              id: "door",
              button: "down",
              label: labels.door,
              phrases: ["door", "open the door", "let them in"],
            } as const,
          ]
        : []),
      { id: "choose", button: "select", label: labels.choose, phrases: ["this one", "that one", "here"] },
      ...seatMoves(deal, state),
      ...clubMoves(deal),
    ];
  },
  apply(deal, state, { move }) {
    const [verb = "", number] = move.split("-");
    const index = Number(number) - 1;
    switch (verb) {
      case "left":
      case "right": {
        const by = verb === "left" ? -1 : 1;
        if (state.isAtShelf) return listStep(deal, state, by);
        return walk(deal, state, state.cursor === null ? 0 : state.cursor + by);
      }
      case "go":
        return walk(deal, state, index);
      case "choose":
        return openList(deal, state, state.cursor);
      case "name":
        return openList(deal, state, index);
      case "club":
        return nameClub(deal, state, deal.rules.clubs[index] ?? "");
      case "say":
        return claim(deal, state);
      case "hear":
        return going(state, [sound("tick"), ...others(deal, state)]);
      case "back":
        return backToBench(deal, state);
      case "ask":
        return ask(deal, state);
      case "door":
        return door(deal, state);
    }
    throw new RangeError(`deduce: there is no move ${move} now`);
  },
  best(deal, state) {
    const [pair] = openPairs(deal, state);
    if (pair === undefined) return { move: state.isAtShelf ? "back" : "door" };
    const seat = state.row.indexOf(pair.guest);
    if (!state.isAtShelf) return towards(state.cursor, seat) ?? { move: "choose" };
    if (state.cursor !== seat) return { move: "back" };
    return alongList(deal, state.held, pair.club) ?? { move: "say" };
  },
  hint: hintOn,
  reveal: (deal, state) => [...close(deal, state, []).cues],
};
