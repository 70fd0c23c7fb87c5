import type { Span } from "./toolkit-pdf-guide.ts";

/** Part of a span on one line, with the spaces that follow it: whoever reads the file aloud needs them between words. */
export interface Fragment {
  readonly span: Span;
  readonly text: string;
}

export type Line = readonly Fragment[];

/** In points. */
export type Measure = (text: string, span: Span) => number;

/** What must stay together: one word, perhaps in several styles, and the space behind it. */
function wordsOf(spans: readonly Span[]): Fragment[][] {
  const words: Fragment[][] = [];
  let isOpen = false;
  for (const span of spans) {
    for (const text of span.text.match(/\S+\s*|\s+/g) ?? []) {
      const word = isOpen ? words.at(-1) : undefined;
      if (word === undefined) words.push([{ span, text }]);
      else word.push({ span, text });
      isOpen = !/\s$/.test(text);
    }
  }
  return words;
}

function joined(words: readonly Fragment[]): Fragment[] {
  const line: Fragment[] = [];
  for (const { span, text } of words) {
    const last = line.at(-1);
    if (last?.span === span) line[line.length - 1] = { span, text: last.text + text };
    else line.push({ span, text });
  }
  return line;
}

/** A word that is wider than a line, such as an address, is cut where the line ends. */
function cut(word: readonly Fragment[], width: number, measure: Measure): Fragment[][] {
  if (widthOf(word, measure) <= width) return [[...word]];
  const parts: Fragment[][] = [[]];
  for (const sign of word.flatMap(({ span, text }) => [...text].map((letter) => ({ span, text: letter })))) {
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && widthOf([...part, sign], measure) > width) parts.push([sign]);
    else part.push(sign);
  }
  return parts;
}

/** The width of what is seen: without the space at the end. */
function widthOf(fragments: readonly Fragment[], measure: Measure): number {
  const line = joined(fragments);
  return line.reduce(
    (sum, { span, text }, index) => sum + measure(index === line.length - 1 ? text.trimEnd() : text, span),
    0,
  );
}

/** Breaks text into lines that are no wider than `width` points. */
export function linesOf(spans: readonly Span[], width: number, measure: Measure): Line[] {
  const lines: Fragment[][] = [];
  let taken = 0;
  for (const word of wordsOf(spans).flatMap((whole) => cut(whole, width, measure))) {
    const line = lines.at(-1);
    if (line !== undefined && taken + widthOf(word, measure) <= width) {
      line.push(...word);
    } else {
      lines.push([...word]);
      taken = 0;
    }
    // Each word is measured alone: to measure its line again for each would take seconds for a guide.
    taken += word.reduce((sum, { span, text }) => sum + measure(text, span), 0);
  }
  return lines.map(joined);
}
