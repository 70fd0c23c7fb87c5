/** What is heard of drums: a bar with its open places, the beats of a word, a knock, and who dances. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { CENTRE, say, type Cue, type PatternNote, type Side } from "../../cue.ts";
import type { SoundId } from "../../sound/index.ts";
import { beatsIn, drummingOf, drumsOf, NO_BARS, sizeAt, type Beaten, type Hand, type Stand } from "./bars.ts";
import type { Dance } from "./drummed.ts";
import type { Named } from "./named.ts";
import { binAt, SIDES } from "./seats.ts";

/** Milliseconds from one place of a bar to the next: slow enough to count. */
const PLACE = 340;
/** So much longer between two words of a bar, so that one hears where a word begins. */
const BETWEEN = 230;
/** A dance is as fast as one says it: two beats of a word to a place. */
const DANCE_PLACE = 500;
/** A soft beat beside a loud one. */
const SOFT = { level: 0.5, force: 0.3 };
/** So many dance at once at most: more would be noise. */
const MOST_AT_ONCE = 6;
/** And so many march one after the other at the end. */
const MOST_IN_MARCH = 8;

/** What the ear can tell of a beat, for who reads. */
const HIT = "dum";
const SOFT_HIT = "ta";
const TICK = "tick";
const TOCK = "tock";

/** "Banana milk". */
export function phraseOf(words: readonly { readonly word: string }[]): string {
  return capitalize(words.map(({ word }) => word).join(" "));
}

export function wordHeard({ word }: Pick<Beaten, "word">): string {
  return capitalize(word);
}

/** A bar as it is: its words, and a tick for each open place; or the rest of its knock. */
export function barHeard(deal: Named, stand: Stand, hand: Hand): Cue[] {
  const { tick, tock = tick } = drumsOf(deal.content);
  const { accents } = drummingOf(deal.rules);
  const bar = stand.bars[hand];
  const side = SIDES[hand];
  const hit = hitOf(deal, hand);
  const used = beatsIn(bar);
  const open = Math.max(0, sizeAt(deal.rules, stand, hand) - used);
  const groups = bar.map((beaten) => beatsOf(deal, beaten).map((isLoud): Beat => ({ sound: hit, isLoud })));
  const name = `bar-${hand}`;
  if (stand.knocks !== undefined)
    return [played(name, [...groups, ...knocksOpen(deal, stand, hand)], side, labelAt(deal, hand))];
  const ticks = Array.from({ length: open }, (_, at): Beat => {
    const isTock = accents?.[hand].includes(used + at + 1) === true;
    return { sound: isTock ? tock : tick, isLoud: isTock, says: isTock ? TOCK : TICK };
  });
  return [played(name, ticks.length === 0 ? groups : [...groups, ticks], side, labelAt(deal, hand))];
}

/** The true beats of a word, by the sticks; or those that were tapped. */
export function beatsHeard(deal: Named, heard: Beaten | readonly boolean[], sound?: SoundId): Cue[] {
  const { sticks } = drumsOf(deal.content);
  const beats = "beats" in heard ? beatsOf(deal, heard) : heard.map((isLoud) => isLoud || !isAccented(deal));
  return [played("beats", [beats.map((isLoud): Beat => ({ sound: sound ?? sticks, isLoud }))], CENTRE)];
}

/** What the next bar of a drum must sound like, where it knocks. */
export function knockHeard(deal: Named, { knocks }: Stand, hand: Hand): Cue[] {
  return knocks === undefined ? [] : barHeard(deal, { bars: NO_BARS, knocks }, hand);
}

/** What a knock still wants: a group of knocks for each word. */
function knocksOpen(deal: Named, { knocks, bars }: Stand, hand: Hand): Beat[][] {
  const { knock, sticks } = drumsOf(deal.content);
  return (knocks?.[hand][0] ?? [])
    .slice(bars[hand].length)
    .map((beats) =>
      Array.from({ length: beats }, (): Beat => ({ sound: knock ?? sticks, isLoud: true, says: "knock" })),
    );
}

/** Which of a word's beats are loud: all, where that is not told apart. */
function beatsOf(deal: Named, { beats, loud }: Pick<Beaten, "beats" | "loud">): readonly boolean[] {
  return Array.from({ length: beats }, (_, at) => !isAccented(deal) || at + 1 === loud);
}

function isAccented({ rules }: Named): boolean {
  return drummingOf(rules).accents !== undefined;
}

/** How a beat on this drum sounds. */
function hitOf(deal: Named, hand: Hand): SoundId {
  return binAt(deal, hand).arrives[0]?.sound ?? drumsOf(deal.content).sticks;
}

/** Where it comes from, for who reads. */
function labelAt(deal: Named, hand: Hand): string {
  return uncapitalize(binAt(deal, hand).label);
}

interface Beat {
  readonly sound: SoundId;
  readonly isLoud: boolean;
  readonly says?: string | undefined;
}

/** One after the other, with a little more time between groups. */
function played(name: string, groups: readonly (readonly Beat[])[], side: Side, from?: string): Cue {
  const notes = groups.flatMap((group, before) => {
    const passed = groups.slice(0, before).flat().length;
    return group.map(({ sound, isLoud }, at) => ({
      sound,
      at: (passed + at) * PLACE + before * BETWEEN,
      side,
      ...(isLoud ? {} : SOFT),
    }));
  });
  const told = groups.map((group) =>
    group.map(({ says, isLoud }) => says ?? (isLoud ? HIT : SOFT_HIT)).join("-"),
  );
  const caption = `${from === undefined ? "" : `${from}: `}${told.join(", ")}`;
  return { type: "pattern", name, notes, caption, hold: "end" };
}

/** Somebody dances a bar, in the rhythm of its words, with its drum. */
export function danceHeard(deal: Named, dance: Dance): Cue[] {
  const { name } = playerOf(deal, dance);
  const steps = stepsOf(deal, dance, 1);
  const hit = hitOf(deal, dance.hand);
  const hits = steps.map(({ at, level = 1 }) => ({
    sound: hit,
    at,
    side: SIDES[dance.hand],
    level: level * 0.6,
  }));
  const caption = `${name}: ${rhythmOf(deal, dance)}`;
  return [{ type: "pattern", name: "dance", notes: inTime([...steps, ...hits]), caption, hold: "end" }];
}

/** The last of them together, over a slow beat. */
export function grooveHeard(deal: Named, song: readonly Dance[]): Cue[] {
  const dances = song.slice(-MOST_AT_ONCE);
  const level = 1 / Math.sqrt(dances.length);
  const hit = hitOf(deal, "left");
  const places = drummingOf(deal.rules).size;
  const beat = Array.from({ length: places }, (_, at): PatternNote => ({
    sound: hit,
    at: at * DANCE_PLACE,
    level: 0.6,
  }));
  const notes = [...beat, ...dances.flatMap((dance) => stepsOf(deal, dance, level))];
  return [
    {
      type: "pattern",
      name: "groove",
      notes: inTime(notes),
      caption: "all of them at once, each in its own rhythm",
      hold: "end",
    },
  ];
}

/** The last bars, each by name and danced; then all of them at once. */
export function march(named: Named, song: readonly Dance[]): Cue[] {
  const last = song.slice(-MOST_IN_MARCH);
  const alone = last.flatMap((dance): Cue[] => [
    say(`${phraseOf(dance.words)}.`, "object"),
    ...danceHeard(named, dance),
  ]);
  return last.length < 2 ? alone : [...alone, ...grooveHeard(named, last), ...grooveHeard(named, last)];
}

function inTime(notes: readonly PatternNote[]): PatternNote[] {
  return notes.toSorted((a, b) => a.at - b.at);
}

function stepsOf(deal: Named, dance: Dance, level: number): PatternNote[] {
  const { sound, pitch = 0 } = playerOf(deal, dance);
  const side = SIDES[dance.hand] / 2;
  return dance.words.flatMap(({ beats, loud }, index) => {
    const first = beatsIn(dance.words.slice(0, index));
    return Array.from({ length: beats }, (_, at) => ({
      sound,
      pitch,
      side,
      level: at + 1 === loud || !isAccented(deal) ? level : level * SOFT.level,
      at: Math.round((first + at / 2) * DANCE_PLACE),
    }));
  });
}

function rhythmOf(deal: Named, { words }: Dance): string {
  const groups = words.map((word) => beatsOf(deal, word).map((isLoud) => (isLoud ? HIT : SOFT_HIT)));
  return groups.map((group) => group.join("-")).join(", ");
}

function playerOf({ content }: Named, { player }: Dance) {
  const { players } = drumsOf(content);
  const found = players[player % players.length];
  if (found === undefined) throw new RangeError("sort: nobody dances");
  return found;
}
