/** What a rule is: it knows one kind of fault, why that matters to a child's ear, and what mends it. */
import type { Subject } from "./subject.ts";

export type Path = readonly (string | number)[];

export interface Finding {
  /** In the plain definition, or, where it says so, as its author wrote it. */
  readonly path: Path;
  readonly isWritten?: boolean | undefined;
  /** What was found there, shortly: a word, a line, a number. */
  readonly found: string;
  readonly mend: string;
  /** The whole text as it should stand there, where that is safe to say. */
  readonly fix?: string | undefined;
}

export interface Rule {
  /** Also the name of its page in docs/rules/. */
  readonly id: string;
  /** What it finds, as a heading. */
  readonly title: string;
  readonly why: string;
  /** Texts in which it finds something, and texts in which it does not; or, of parts that are no text, words for them. */
  readonly bad: readonly string[];
  readonly good: readonly string[];
  readonly find: (subject: Subject) => readonly Finding[];
  /** What a text rule finds in one text: its examples are tested by it. */
  readonly inText?: InText | undefined;
  /** It looks so at every text, whatever is around it. */
  readonly isOfAnyText?: true | undefined;
}

export type InText = (text: string) => readonly Omit<Finding, "path">[];

/** A rule that looks at one text after another. */
export function textRule(
  rule: Omit<Rule, "find" | "inText" | "isOfAnyText"> & { readonly inText: InText },
): Rule {
  return {
    ...rule,
    isOfAnyText: true,
    find: ({ texts }) =>
      texts.flatMap(({ path, text }) => rule.inText(text).map((one) => ({ path, ...one }))),
  };
}

/** One entry of a list of words: what is looked for, and what to do about it. */
export type Word = readonly [find: RegExp, mend: string, instead?: string];

/** Finds words of a list, each with its reason. */
export function wordsIn(list: readonly Word[]): InText {
  return (text) =>
    list.flatMap(([find, mend, instead]) => {
      const found = find.exec(text);
      if (found === null) return [];
      const fix =
        instead === undefined
          ? undefined
          : text.replace(new RegExp(find.source, `${find.flags.replace("g", "")}g`), (word) =>
              likeIt(word, instead),
            );
      return [{ found: found[0], mend, fix }];
    });
}

function likeIt(word: string, instead: string): string {
  return /^\p{Lu}/u.test(word) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
}
