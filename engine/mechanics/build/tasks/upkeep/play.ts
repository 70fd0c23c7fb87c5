/** Who is sent where, and what comes of a round. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import type { Action, Move, Press } from "../../../../move.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import { GOING, solved, type Counts, type Step } from "../../../contract.ts";
import { bestPlan, worthOf } from "./plan.ts";
import { evening, expected, lacking, type Evening, type UpkeepDeal, type UpkeepState } from "./state.ts";
import { buttonOf, capitalized, freeCrew, hereCues, humCue, inSentence } from "./words.ts";
import { placeOf, sideOf, soundOf, spoken, worker } from "./words.ts";

/** Each third round tells where the comparison ends. */
const LIMIT_EVERY = 3;

export function moves(deal: UpkeepDeal, state: UpkeepState): Move[] {
  const { row, rests } = deal.rules;
  const at = row[state.at - 1]?.place;
  const isSentHere = at !== undefined && state.posts.includes(at);
  const name = rests === true && !isSentHere ? "rest" : "recall";
  return [
    { id: "left", button: "left", ...buttonOf(deal, "left") },
    { id: "right", button: "right", ...buttonOf(deal, "right") },
    ...(at === undefined
      ? extraMove(deal, state, "up")
      : [
          { id: "send", button: "up" as const, ...buttonOf(deal, "send") },
          { id: name, button: "down" as const, ...buttonOf(deal, name) },
          ...extraMove(deal, state),
        ]),
    { id: "go", button: "select", ...buttonOf(deal, "go"), judges: true },
    ...row.flatMap(({ place }, index) => saidOf(deal, place, index + 1)),
  ];
}

function extraMove(deal: UpkeepDeal, { hasExtra, posts }: UpkeepState, button?: Press): Move[] {
  if (hasExtra || deal.rules.extra === false || posts.length >= deal.content.crew.length) return [];
  return [
    { id: "extra", ...buttonOf(deal, "extra"), priced: "extra", ...(button === undefined ? {} : { button }) },
  ];
}

/** By voice one goes to a place, or sends somebody there, in one go; whom one names makes no difference. */
function saidOf(deal: UpkeepDeal, id: string, at: number): Move[] {
  const { label, phrases } = placeOf(deal, id);
  const names = deal.content.crew.flatMap((one) => one.phrases);
  const ways = [
    buttonOf(deal, "send").label.toLowerCase(),
    "send",
    "somebody",
    ...names.map((one) => `send ${one}`),
    ...names,
  ];
  return [
    { id: `to-${at}`, label, phrases },
    {
      id: `send-${at}`,
      label: `Send to ${inSentence(deal, id)}`,
      phrases: phrases.flatMap((place) => [
        `mend ${place}`,
        `fix ${place}`,
        ...ways.map((way) => `${way} to ${place}`),
      ]),
    },
  ];
}

export function apply(deal: UpkeepDeal, before: UpkeepState, { move }: Action): Step<UpkeepState> {
  const state = { ...before, isSure: false };
  const [verb, number] = move.split("-");
  switch (verb) {
    case "left":
      return goTo(deal, state, state.at - 1);
    case "right":
      return goTo(deal, state, state.at + 1);
    case "to":
      return goTo(deal, state, Number(number));
    case "send":
      return send(deal, number === undefined ? state : { ...state, at: Number(number) });
    case "recall":
      return recall(deal, state);
    case "rest":
      return rest(deal, state);
    case "extra":
      return extra(deal, state);
    default:
      return go(deal, before);
  }
}

function going(state: UpkeepState, cues: readonly Cue[]): Step<UpkeepState> {
  return { state, cues, outcome: GOING };
}

/** The desk and the places go around. */
function goTo(deal: UpkeepDeal, state: UpkeepState, to: number): Step<UpkeepState> {
  const stops = deal.rules.row.length + 1;
  const next = { ...state, at: (to + stops) % stops };
  return going(next, [
    sound(soundOf(deal, "step"), { side: sideHere(deal, next), hold: "none" }),
    ...hereCues(deal, next),
  ]);
}

function placeHere({ rules }: UpkeepDeal, { at }: UpkeepState): string {
  return rules.row[at - 1]?.place ?? "";
}

function sideHere(deal: UpkeepDeal, state: UpkeepState): number {
  return state.at === 0 ? 0 : sideOf(deal, placeHere(deal, state));
}

function send(deal: UpkeepDeal, state: UpkeepState): Step<UpkeepState> {
  const id = placeHere(deal, state);
  const side = sideHere(deal, state);
  const edge = sound(soundOf(deal, "edge"), { side });
  const here = state.posts.indexOf(id);
  if (here >= 0) return going(state, [edge, spoken(deal, "taken", { worker: worker(deal, here) })]);
  const free = state.posts.indexOf(null);
  if (free < 0) return going(state, [edge, spoken(deal, "noneFree")]);
  const resting = state.resting === id ? null : state.resting;
  return going({ ...state, posts: state.posts.with(free, id), resting }, [
    sound(soundOf(deal, "send"), { side }),
    spoken(deal, "sent", { worker: worker(deal, free), place: inSentence(deal, id) }),
  ]);
}

function recall(deal: UpkeepDeal, state: UpkeepState): Step<UpkeepState> {
  const side = sideHere(deal, state);
  const here = state.posts.indexOf(placeHere(deal, state));
  if (here < 0) return going(state, [sound(soundOf(deal, "edge"), { side }), spoken(deal, "nobody")]);
  return going({ ...state, posts: state.posts.with(here, null) }, [
    sound(soundOf(deal, "recall"), { side }),
    spoken(deal, "recalled", { worker: worker(deal, here) }),
  ]);
}

function rest(deal: UpkeepDeal, state: UpkeepState): Step<UpkeepState> {
  const id = placeHere(deal, state);
  const side = sideHere(deal, state);
  const Place = capitalized(deal, id);
  if (state.rested === id)
    return going(state, [sound(soundOf(deal, "edge"), { side }), spoken(deal, "rested", { Place })]);
  const isOn = state.resting === id;
  return going({ ...state, resting: isOn ? null : id }, [
    sound(soundOf(deal, "rest"), { side }),
    isOn ? spoken(deal, "awake", { Place }) : spoken(deal, "rests", { place: inSentence(deal, id) }),
  ]);
}

function extra(deal: UpkeepDeal, state: UpkeepState): Step<UpkeepState> {
  const next = { ...state, posts: [...state.posts, null], hasExtra: true };
  return going(next, [
    sound(soundOf(deal, "extra")),
    spoken(deal, "extra", { worker: worker(deal, state.posts.length) }),
  ]);
}

function go(deal: UpkeepDeal, state: UpkeepState): Step<UpkeepState> {
  if (deal.rules.rests === true && state.resting === null)
    return going(state, [sound(soundOf(deal, "edge")), spoken(deal, "mustRest")]);
  if (state.posts.includes(null) && !state.isSure)
    return going({ ...state, isSure: true }, [
      sound(soundOf(deal, "edge")),
      spoken(deal, "sure", { free: freeCrew(deal, state) }),
    ]);
  return pass(deal, state);
}

function pass(deal: UpkeepDeal, state: UpkeepState): Step<UpkeepState> {
  const posts = state.posts.filter((post) => post !== null);
  const result = evening(deal, state, posts, state.resting);
  const should = expected(deal, state.resting);
  const silent = should.filter((id) => !result.hummed.includes(id));
  const regret = bestPlan(deal, state).worth - worthOf(deal, state, posts, state.resting);
  const told =
    silent.length === 0 ? "whole" : silent.length === 1 ? "nearly" : silent.length === 2 ? "some" : "dark";
  const worked = posts.map((id) => workOf(state, result, id));
  const counts: Counts = {
    rounds: 1,
    hummed: should.length - silent.length,
    could: should.length,
    [told]: 1,
    ...Object.fromEntries(
      [...new Set(worked)].map((work) => [work, worked.filter((one) => one === work).length]),
    ),
    ...(regret <= 0 ? { wise: 1 } : {}),
    ...(result.hummed.some((id) => placeOf(deal, id).pays === true) ? { fueled: 1 } : {}),
  };
  const next: UpkeepState = {
    ...state,
    broken: [...result.broken],
    thin: [],
    lately: result.mended.length > 0 ? [...result.mended] : state.lately,
    hummed: [...result.hummed],
    rested: state.resting,
    rounds: state.rounds + 1,
    isOver: true,
  };
  return {
    state: next,
    cues: [
      sound(soundOf(deal, "go"), { hold: "none" }),
      ...state.posts.flatMap((id, index) => (id === null ? [] : workCues(deal, state, result, id, index))),
      humCue(deal, { heard: result.hummed, thin: [] }),
      ...(told === "whole" ? [sound(soundOf(deal, "whole"))] : []),
      spoken(deal, told === "whole" && should.length < deal.rules.row.length ? "wholeElse" : told, {
        silent: silent.length,
      }),
      ...whyCues(deal, result, silent, regret),
      ...lineCues(deal.item.after ?? []),
      ...factCues(deal, state, result, silent),
    ],
    outcome: solved(regret <= 0 ? 1 : regret <= 1 ? 0.5 : 0),
    counts,
  };
}

/** After a round with holes: what there was to think of, or that nothing better could be done. */
function whyCues(deal: UpkeepDeal, { hummed }: Evening, silent: readonly string[], regret: number): Cue[] {
  if (silent.length === 0) return [];
  if (regret <= 0) return [spoken(deal, "noBetter")];
  const isCause = (id: string): boolean => lacking(deal, id, hummed).length === 0;
  return silent.some(isCause) ? [spoken(deal, "cause")] : [];
}

type Work = "mended" | "carried" | "oiled" | "spare";

function workOf({ thin }: UpkeepState, { mended, carried }: Evening, id: string): Work {
  if (mended.includes(id)) return "mended";
  if (carried.includes(id)) return "carried";
  return thin.includes(id) ? "oiled" : "spare";
}

function workCues(deal: UpkeepDeal, state: UpkeepState, result: Evening, id: string, index: number): Cue[] {
  const side = sideOf(deal, id);
  const who = { worker: worker(deal, index), place: inSentence(deal, id) };
  const [need] = lacking(deal, id, result.mended.includes(id) ? result.hummed : result.alone);
  const isFed = need === undefined;
  const lacks = isFed ? "" : placeOf(deal, need).gives;
  switch (workOf(state, result, id)) {
    case "mended":
      return [
        sound(soundOf(deal, "mend"), { side, hold: "end" }),
        spoken(deal, isFed ? "mends" : "mendsStill", { ...who, lacks }),
      ];
    case "carried":
      return [
        sound(soundOf(deal, "carry"), { side, hold: "end" }),
        spoken(deal, "carries", { ...who, lacks }),
      ];
    case "oiled":
      return [sound(soundOf(deal, "oil"), { side, hold: "end" }), spoken(deal, "oils", who)];
    default:
      return [sound(soundOf(deal, "spare"), { side, hold: "end" }), spoken(deal, "spare", who)];
  }
}

/** What is really so, of what this round was about; and now and then where the comparison ends. */
function factCues(
  deal: UpkeepDeal,
  { rounds }: UpkeepState,
  { mended }: Evening,
  silent: readonly string[],
): Cue[] {
  const { rules, content, seed } = deal;
  if (rules.tells === false) return [];
  const isLimit = (rounds + 1) % LIMIT_EVERY === 0 && content.limits !== undefined;
  const row = rules.row.map(({ place }) => place);
  const about = [mended, silent, row].map((ids) =>
    ids.filter((id) => content.places[id]?.facts !== undefined),
  );
  const ids = about.find((some) => some.length > 0) ?? [];
  const facts = isLimit
    ? content.limits
    : ids.length === 0
      ? undefined
      : placeOf(deal, createRandom(deriveSeed(seed, "fact")).pick(ids)).facts;
  return facts === undefined
    ? []
    : [
        oneOf(
          facts.map(({ say }) => say),
          "context",
        ),
      ];
}
