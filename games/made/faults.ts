/** What is wrong with what somebody has written, told at its field: what it is, and what to do. */
import { labelFault } from "../../engine/voice/index.ts";
import { soundOf } from "../alike.ts";
import { kinds, TITLE, type Field, type Made } from "./kinds.ts";

export interface MadeFault {
  /** Counted from 0; null for what is asked once, and for the list as a whole. */
  readonly row: number | null;
  /** The id of the field; "rows" for the list as a whole. */
  readonly field: string;
  readonly text: string;
}

/** What a voice can say. Braces and brackets mean something else in a game. */
const SPEAKABLE = /^[\p{L}\p{M}\p{N}\s.,!?;:'’"“”\-–&%$+()/]*$/u;
const SHORTEST_WORD = 2;
/** A shorter part of a word is in too many others to give it away. */
const GIVES_AWAY = 4;
const LEAST_ON_SHELF = 3;

export function faultsOf(made: Made): readonly MadeFault[] {
  const { heads, fields, least, row: name } = kinds[made.kind];
  const { rows } = made;
  const ofList =
    rows.length < least
      ? [fault(null, "rows", `Write at least ${least}: ${rows.length} so far. Choose "Add" for another one.`)]
      : [];
  return [
    ...ofTitle(made.title),
    ...heads.flatMap((field) => ofField(field, made.heads, null)),
    ...rows.flatMap((row, at) => fields.flatMap((field) => ofField(field, row, at))),
    ...ofList,
    ...fields.flatMap((field) => repeated(made, field, name)),
    ...answersAlike(made),
    ...emptyShelves(made),
    ...halfChoices(made),
  ];
}

function fault(row: number | null, field: string, text: string): MadeFault {
  return { row, field, text };
}

function ofTitle(title: string): MadeFault[] {
  const found = ofField(TITLE, { title }, null);
  if (found.length > 0 || /[a-z]/i.test(title)) return found;
  return [fault(null, TITLE.id, "Write a name with letters from A to Z in it.")];
}

type Texts = Readonly<Record<string, string>>;

function ofField(field: Field, texts: Texts, row: number | null): MadeFault[] {
  const text = (texts[field.id] ?? "").trim();
  const found = wrongWith(field, text, texts);
  return found === undefined ? [] : [fault(row, field.id, found)];
}

/** The first thing that is wrong: one at a time is mended. */
function wrongWith(field: Field, text: string, texts: Texts): string | undefined {
  const { label, most, isOptional, oneOf, isSpelled, isAnswer, asksFor } = field;
  if (text === "") return isOptional === true ? undefined : `Fill this in: ${label}.`;
  if (oneOf !== undefined) return oneOf.includes(text) ? undefined : `Choose one: ${oneOf.join(" or ")}.`;
  if (text.length > most)
    return `It has ${text.length} letters and signs, and ${most} is the limit: make it shorter.`;
  if (isSpelled === true) {
    if (!/^[a-z]+$/i.test(text)) return "Use only the letters from A to Z, without spaces and signs.";
    return text.length < SHORTEST_WORD ? `Write a word of at least ${SHORTEST_WORD} letters.` : undefined;
  }
  if (!SPEAKABLE.test(text)) return `A voice cannot say ${strange(text)}: leave it out, or use a word.`;
  if (!/[\p{L}\p{N}]/u.test(text)) return "Write something that can be said.";
  const called = isAnswer === "said" ? labelFault(text) : undefined;
  if (called !== undefined) return `${called}.`;
  const answer = asksFor === undefined ? "" : (texts[asksFor] ?? "").trim();
  return answer !== "" && gives(text, answer)
    ? `It says the answer, ${answer}: say it in other words.`
    : undefined;
}

function strange(text: string): string {
  return [...text]
    .filter((sign) => !SPEAKABLE.test(sign))
    .slice(0, 3)
    .join(" ");
}

/** Whether a prompt holds its answer: as a word, as words in a row, or as the beginning of a longer word. */
function gives(prompt: string, answer: string): boolean {
  const words = wordsOf(prompt);
  const wanted = wordsOf(answer);
  const [only = ""] = wanted;
  if (wanted.length !== 1) return ` ${words.join(" ")} `.includes(` ${wanted.join(" ")} `);
  return words.some((word) => word === only || (only.length >= GIVES_AWAY && word.includes(only)));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function plain(text: string | undefined): string {
  return wordsOf(text ?? "").join(" ");
}

/** Twice the same in one field: two words, two clues. In a story the same may happen again. */
function repeated({ kind, rows }: Made, { id, oneOf }: Field, name: string): MadeFault[] {
  if (kind === "story" || oneOf !== undefined) return [];
  const texts = rows.map((row) => plain(row[id]));
  return texts.flatMap((text, at) => {
    const before = texts.indexOf(text);
    return text === "" || before === at
      ? []
      : [
          fault(
            at,
            id,
            `${name} ${before + 1} has the same here: write something else, or remove one of them.`,
          ),
        ];
  });
}

interface Answer {
  readonly row: number | null;
  readonly field: string;
  readonly text: string;
  /** Where it stands, as it is told. */
  readonly place: string;
}

/** Answers that are offered together must be told apart by ear. */
function answersAlike(made: Made): MadeFault[] {
  return offeredTogether(made).flatMap((answers) =>
    answers.flatMap(({ row, field, text }, at) => {
      const other = answers.slice(0, at).find((one) => soundOf(one.text) === soundOf(text));
      if (other === undefined || text.trim() === "") return [];
      // What is the same word in one field is told already.
      if (other.field === field && plain(other.text) === plain(text) && made.kind !== "story") return [];
      return [fault(row, field, `It sounds like ${other.text} (${other.place}): use another word.`)];
    }),
  );
}

function offeredTogether({ kind, heads, rows }: Made): readonly (readonly Answer[])[] {
  const { heads: headFields, fields, row: name } = kinds[kind];
  const ofRow = rows.map((row, at) =>
    fields
      .filter(({ isAnswer }) => isAnswer !== undefined)
      .map(({ id }): Answer => ({ row: at, field: id, text: row[id] ?? "", place: `${name} ${at + 1}` })),
  );
  const ofHeads = headFields
    .filter(({ isAnswer }) => isAnswer !== undefined)
    .map(({ id, label }): Answer => ({ row: null, field: id, text: heads[id] ?? "", place: label }));
  return kind === "story" ? ofRow : [ofHeads, ofRow.flat()];
}

/** Nothing is to be sorted where nearly all of it goes one way. */
function emptyShelves({ kind, rows }: Made): MadeFault[] {
  if (kind !== "sorting" || rows.length < kinds.sorting.least) return [];
  return ["left", "right"].flatMap((shelf) => {
    const there = rows.filter((row) => row["shelf"] === shelf).length;
    return there >= LEAST_ON_SHELF
      ? []
      : [fault(null, "rows", `The ${shelf} shelf has ${there}: put at least ${LEAST_ON_SHELF} there.`)];
  });
}

/** A third choice is whole, or it is not there. */
function halfChoices({ kind, rows }: Made): MadeFault[] {
  if (kind !== "story") return [];
  return rows.flatMap(({ third = "", thirdComes = "" }, at) => {
    if ((third.trim() === "") === (thirdComes.trim() === "")) return [];
    return third.trim() === ""
      ? [fault(at, "third", "Say what the third choice is, or leave out what comes of it.")]
      : [fault(at, "thirdComes", "Say what comes of the third choice, or leave the choice out.")];
  });
}
