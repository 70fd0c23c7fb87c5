/** How it is heard: each place by its own noise from its own side, a hole where one is silent. */
import { capitalize, uncapitalize } from "../../../../capitalize.ts";
import { oneOf, sound, type Cue, type PatternNote, type Side } from "../../../../cue.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import type { SoundId } from "../../../../sound/index.ts";
import { entry } from "../../../kit/entry.ts";
import type { MoveWords } from "../../../kit/move-words.ts";
import type { ButtonName, Place } from "./schema.ts";
import { heardNow, type UpkeepDeal, type UpkeepState } from "./state.ts";
import { USUAL_SOUNDS, type SoundName } from "./usual.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

const SLOT_MILLISECONDS = 640;
/** Heard at once they still begin one after the other, too close to count, and come twice. */
const TOGETHER_MILLISECONDS = 70;
const AGAIN_MILLISECONDS = 1500;
const FAR = 0.9;
/** A place that will not last: its first note alone, faint and low. */
const THIN_LEVEL = 0.4;
const THIN_PITCH = -4;

const USUAL_BUTTONS: Record<ButtonName, MoveWords> = {
  left: { label: "Go left", phrases: ["left", "go left"] },
  right: { label: "Go right", phrases: ["right", "go right"] },
  send: { label: "Send somebody", phrases: ["send", "send somebody", "here"] },
  recall: { label: "Call back", phrases: ["call back", "come back"] },
  rest: { label: "Let it rest", phrases: ["rest", "let it rest"] },
  go: { label: "Begin", phrases: ["begin", "go", "done"] },
  extra: { label: "One more", phrases: ["one more", "somebody more"] },
};

type Told = Pick<UpkeepDeal, "content" | "rules">;

export function buttonOf({ content }: Told, name: ButtonName): MoveWords {
  return content.buttons?.[name] ?? USUAL_BUTTONS[name];
}

export function soundOf({ content }: Told, name: SoundName): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function spoken(
  { content, rules }: Told,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
): Cue {
  const ruled = name === "rule" ? rules.rule : name === "listen" ? rules.listenFor : undefined;
  return oneOf(ruled ?? content.words?.[name] ?? USUAL_WORDS[name], "object", { values });
}

export function placeOf({ content }: Told, id: string): Place {
  return entry(content.places, id, "build");
}

/** As it stands in a sentence: "the power house". */
export function inSentence(deal: Told, id: string): string {
  return `the ${uncapitalize(placeOf(deal, id).label)}`;
}

export function sideOf({ rules }: Told, id: string): Side {
  const at = rules.row.findIndex(({ place }) => place === id);
  return -FAR + (2 * FAR * at) / (rules.row.length - 1);
}

export function worker({ content }: Told, index: number): string {
  return content.crew[index]?.label ?? "";
}

/** Who has nothing to do, in words: "Fix and Nix". */
export function freeCrew(deal: Told, { posts }: Pick<UpkeepState, "posts">): string {
  return inWords(posts.flatMap((post, index) => (post === null ? [worker(deal, index)] : [])));
}

function inWords(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "nobody")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

interface Heard {
  readonly heard: readonly string[];
  readonly thin: readonly string[];
}

export function heardOf(deal: UpkeepDeal, state: UpkeepState): Heard {
  return { heard: heardNow(deal, state), thin: state.isOver ? [] : state.thin };
}

/** One place alone; nothing, where it is silent. */
export function placeCues(deal: Told, id: string, { heard, thin }: Heard): Cue[] {
  if (!heard.includes(id)) return [];
  const notes = notesOf(deal, id, thin.includes(id), 0);
  return [{ type: "pattern", name: id, notes, caption: captionOf(deal, id, { heard, thin }), hold: "end" }];
}

function notesOf(deal: Told, id: string, isThin: boolean, from: number): PatternNote[] {
  const { notes } = placeOf(deal, id);
  return (isThin ? notes.slice(0, 1) : notes).map(({ at, level = 1, pitch = 0, ...note }) => ({
    ...note,
    at: from + at,
    level: isThin ? level * THIN_LEVEL : level,
    pitch: isThin ? pitch + THIN_PITCH : pitch,
    side: sideOf(deal, id),
  }));
}

function captionOf(deal: Told, id: string, { heard, thin }: Heard): string {
  if (!heard.includes(id)) return "nothing";
  const { heard: noise } = placeOf(deal, id);
  return thin.includes(id) ? `faint ${noise}` : noise;
}

/** All of them: from left to right, or at once. */
export function humCue(deal: Told, heard: Heard): Cue {
  const { row, together } = deal.rules;
  const sounding = row.flatMap(({ place }, index) => (heard.heard.includes(place) ? [{ place, index }] : []));
  const starts = together ? [0, AGAIN_MILLISECONDS] : [0];
  const step = together ? TOGETHER_MILLISECONDS : SLOT_MILLISECONDS;
  const notes = starts.flatMap((start) =>
    sounding.flatMap(({ place, index }) =>
      notesOf(deal, place, heard.thin.includes(place), start + index * step),
    ),
  );
  if (notes.length === 0) return sound(soundOf(deal, "edge"), { hold: "end", caption: "nothing at all" });
  const told = together
    ? `all at once: ${sounding.map(({ place }) => captionOf(deal, place, heard)).join(", ")}`
    : row.map(({ place }) => captionOf(deal, place, heard)).join("; ");
  return { type: "pattern", name: "hum", notes, caption: told, hold: "end" };
}

/** Who calls is silent: by chance the cause, or one of those that only wait. */
function caller(deal: UpkeepDeal, state: UpkeepState): string | undefined {
  const { rules, item, content } = deal;
  const heard = heardNow(deal, state);
  const silent = rules.row
    .map(({ place }) => place)
    .filter(
      (id) =>
        !heard.includes(id) && item.idle?.includes(id) !== true && content.places[id]?.calls !== undefined,
    );
  return silent.length === 0 ? undefined : createRandom(deriveSeed(deal.seed, "caller")).pick(silent);
}

function callCues(deal: UpkeepDeal, state: UpkeepState): Cue[] {
  if (deal.rules.calls === false) return [];
  const id = caller(deal, state);
  if (id === undefined) return [spoken(deal, "quiet")];
  const { calls, voice } = placeOf(deal, id);
  const side = sideOf(deal, id);
  return [
    sound(soundOf(deal, "call"), { side }),
    ...(calls === undefined ? [] : [oneOf(calls, "object", { voice, side })]),
  ];
}

export function opening(deal: UpkeepDeal, state: UpkeepState): Cue[] {
  return [
    ...lineCues(deal.item.says ?? [], { part: "object" }),
    ...callCues(deal, state),
    humCue(deal, heardOf(deal, state)),
    spoken(deal, "how", { crew: freeCrew(deal, state) }),
  ];
}

export function where(deal: UpkeepDeal, state: UpkeepState): Cue[] {
  return [
    humCue(deal, heardOf(deal, state)),
    ...postedCues(deal, state),
    spoken(deal, "task"),
    spoken(deal, deal.rules.rests === true ? "keysRest" : "keys"),
    ...(state.hasExtra || deal.rules.extra === false ? [] : [spoken(deal, "keysExtra")]),
  ];
}

export function postedCues(deal: UpkeepDeal, state: UpkeepState): Cue[] {
  const { posts, resting } = state;
  return [
    ...posts.flatMap((post, index) =>
      post === null
        ? []
        : [spoken(deal, "posted", { worker: worker(deal, index), place: inSentence(deal, post) })],
    ),
    ...(resting === null ? [] : [spoken(deal, "placeRests", { Place: placeOf(deal, resting).label })]),
    ...(posts.includes(null) ? [spoken(deal, "free", { free: freeCrew(deal, state) })] : []),
  ];
}

/** Where one is: its noise, its name, and who was sent there. */
export function hereCues(deal: UpkeepDeal, state: UpkeepState): Cue[] {
  const id = deal.rules.row[state.at - 1]?.place;
  if (id === undefined)
    return [
      spoken(deal, state.hasExtra || deal.rules.extra === false ? "deskFull" : "desk", {
        free: freeCrew(deal, state),
      }),
    ];
  const { label } = placeOf(deal, id);
  const sent = state.posts.indexOf(id);
  const values = { Place: label, place: inSentence(deal, id), worker: worker(deal, sent) };
  const name = sent >= 0 ? "placeSent" : state.resting === id ? "placeRests" : "place";
  return [...placeCues(deal, id, heardOf(deal, state)), spoken(deal, name, values)];
}

export function capitalized(deal: Told, id: string): string {
  return capitalize(inSentence(deal, id));
}
