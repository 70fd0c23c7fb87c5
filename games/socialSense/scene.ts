/** Short forms for writing scenes. All of them give plain data. */
import type { Line, PartsOf, WrittenPartsOf } from "../../engine/definition/index.ts";
import type { Way } from "./cast.ts";
import type { Mood } from "./tells.ts";

export type { Line };
export type Level = WrittenPartsOf<"talk">["level"];
export type Act = Level["chapter"][number];
export type Scene = PartsOf<"talk">["item"];
export type Node = Scene["nodes"][number];
export type Choice = Node["choices"][number];
export type Outcome = Choice["outcomes"][number];
export type TalkLine = Node["scene"][number];

/** How a voice sounds that shows what somebody feels. */
const VOICE_OF: Record<Mood, Way> = { happy: "bright", worried: "rushed", mad: "hard", sad: "slow" };

export function by(fact: string, is: Record<string, TalkLine[]>): TalkLine {
  return { by: fact, is };
}

/** Somebody says it, in a voice of the cast: `v("kit-slow", "Okay.")`. */
export function v(voice: string, say: string | string[]): TalkLine {
  return { say, voice };
}

/** The same words, and how they sound for each feeling. */
export function spoken(person: string, fact: string, words: string | string[]): TalkLine {
  const is = Object.entries(VOICE_OF).map(([mood, way]): [string, TalkLine[]] => [
    mood,
    [v(`${person}-${way}`, words)],
  ]);
  return by(fact, Object.fromEntries(is));
}

/** What somebody's hands or feet do, for each feeling. */
export function hands(person: string, fact: string): TalkLine {
  const moods = Object.keys(VOICE_OF);
  return by(fact, Object.fromEntries(moods.map((mood) => [mood, [{ tell: `${person}-${mood}` }]])));
}

export function sfx(
  sound: Extract<TalkLine, { sound: unknown }>["sound"],
  caption?: string,
  side?: number,
): TalkLine {
  return { sound, ...(caption === undefined ? {} : { caption }), ...(side === undefined ? {} : { side }) };
}

/** A line, for facts that hold one of these: feelings, or whether one was heard. */
export interface Reading<Value extends string = Mood> {
  /** The feeling that it fits. */
  readonly fits: Value | readonly Value[];
  readonly line: string;
  readonly keywords: string[];
  /** What it brings about, by the feeling that was there. */
  readonly replies: Partial<Record<Value, TalkLine[]>>;
  /** Feelings that it half fits: it is no harm, and wins nothing by ear. */
  readonly half?: readonly Value[];
  /** Feelings where it does no harm, and does not work either. */
  readonly vain?: readonly Value[];
  /** What is said of this very line, by the feeling that was there: what was wanted besides. */
  readonly whys?: Partial<Record<Value, string>>;
  /** What it wins where it fits, if not the usual. */
  readonly counts?: Outcome["counts"];
}

export interface Coming {
  readonly counts?: Outcome["counts"];
  readonly remember?: Outcome["remember"];
  /** What it cost. */
  readonly why?: Outcome["why"];
  readonly to: string;
}

/** What a child may say instead of a line: how somebody feels. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = {
  happy: ["happy", "excited", "glad", "calm"],
  worried: ["worried", "nervous", "scared", "afraid"],
  mad: ["mad", "angry", "annoyed"],
  sad: ["sad", "lonely"],
  laughing: ["laughing", "having fun"],
  stung: ["hurt", "sad"],
  boiling: ["mad", "angry"],
  teasing: ["teasing", "kidding", "joking"],
  afraid: ["scared", "worried"],
  honest: ["honest", "serious"],
  gloating: ["showing off", "happy"],
  lonely: ["lonely", "sad"],
  scared: ["scared", "worried", "nervous"],
};

function wordsOf(value: string): readonly string[] {
  return SPOKEN[value] ?? [];
}

interface Fitting {
  readonly fits: string | readonly string[];
}

/** The feelings that a line stands for: those that no other line is meant for more closely. */
function meantBy(line: Fitting, lines: readonly Fitting[]): string[] {
  return [line.fits].flat().filter((value) => {
    const fitting = lines.filter(({ fits }) => [fits].flat().includes(value));
    return fitting.toSorted((a, b) => [a.fits].flat().length - [b.fits].flat().length)[0] === line;
  });
}

/** Moods that no line here is for: who says one of them hears so, instead of not being understood. */
export function unmeant(meant: readonly Mood[]): Node["asides"] {
  const others = Object.keys(VOICE_OF).filter((mood) => !meant.some((one) => one === mood));
  return others.map((mood) => ({ phrases: [...wordsOf(mood)], reply: [UNMEANT] }));
}

const UNMEANT: TalkLine = {
  say: ["Listen again: none of these lines is for that.", "No line here is for that. Listen once more."],
};

/** Who does not know what to say hears what to listen for, before any price. */
export function puzzled(...reply: readonly TalkLine[]): NonNullable<Node["asides"]>[number] {
  const phrases = ["i don't know", "don't know", "not sure", "i'm not sure"];
  return { phrases, reply: [...reply, "Left and Right: hear what you can say."] };
}

/** Lines that are all kind, and of which the ear knows which one fits. */
export function readings<Value extends string = Mood>(
  fact: string,
  lines: readonly Reading<Value>[],
  comes: { readonly fit: Coming; readonly half: Coming; readonly vain?: Coming; readonly miss: Coming },
): Choice[] {
  return lines.map((reading) => {
    const { fits, half = [], vain = [], line, keywords, replies, counts, whys } = reading;
    const said = meantBy(reading, lines).flatMap(wordsOf);
    const feelings = Object.keys(replies) as Value[];
    const outcomes = feelings.map((mood): Outcome => {
      const isVain = vain.includes(mood);
      const credit = [fits].flat().includes(mood) ? 1 : isVain || half.includes(mood) ? 0.5 : 0;
      const harmless = isVain ? (comes.vain ?? comes.half) : comes.half;
      const come = credit === 1 ? comes.fit : credit === 0.5 ? harmless : comes.miss;
      const own = whys?.[mood];
      const why = [...(own === undefined ? [] : [own]), ...(come.why ?? [])];
      return {
        if: { [fact]: mood },
        credit,
        reply: replies[mood] ?? [],
        ...come,
        ...(why.length > 0 ? { why } : {}),
        ...(credit === 1 && counts !== undefined ? { counts } : {}),
      };
    });
    const { if: _if, ...last } = outcomes.at(-1) as Outcome;
    return { line, keywords: [...keywords, ...said], outcomes: [...outcomes.slice(0, -1), last] };
  });
}

/** What a scene leaves behind, whatever was said in it. */
export function remembering(node: Node, facts: Record<string, string>): Node {
  const choices = node.choices.map((choice) => ({
    ...choice,
    outcomes: choice.outcomes.map((outcome) => ({ ...outcome, remember: { ...outcome.remember, ...facts } })),
  }));
  return { ...node, choices };
}

/** The cursor begins on the left, so that Right always leads on. */
export function leftmost(seat: number): Pick<Choice, "notFirst"> {
  return seat === 0 ? {} : { notFirst: true };
}
