/** What stands in the form while somebody writes. */
import { kinds, type KindId, type Made } from "../../../games/made/kinds.ts";

/** A row, and a name by which React and the focus find it again when others are removed. */
export interface DraftRow {
  readonly key: number;
  readonly texts: Readonly<Record<string, string>>;
}

export interface Draft {
  /** Of the kept game that is changed; null for a new one. */
  readonly id: string | null;
  readonly kind: KindId;
  readonly world: Made["world"];
  readonly title: string;
  readonly heads: Readonly<Record<string, string>>;
  readonly rows: readonly DraftRow[];
}

export function emptyDraft(kind: KindId): Draft {
  const rows = Array.from({ length: kinds[kind].least }, (_, key) => ({ key, texts: {} }));
  return { id: null, kind, world: "train", title: "", heads: {}, rows };
}

export function draftOf(id: string, { kind, world, title, heads, rows }: Made): Draft {
  return { id, kind, world, title, heads, rows: rows.map((texts, key) => ({ key, texts })) };
}

/** Rows in which nothing was written are left out, as long as enough are left. */
export function madeOf({ kind, world, title, heads, rows }: Draft): {
  readonly made: Made;
  readonly keys: readonly number[];
} {
  const { least } = kinds[kind];
  const written = rows.filter(({ texts }) => Object.values(texts).some((text) => text.trim() !== ""));
  const kept = written.length >= least ? written : rows.slice(0, Math.max(least, written.length));
  const made: Made = { version: 1, kind, world, title, heads, rows: kept.map(({ texts }) => texts) };
  return { made, keys: kept.map(({ key }) => key) };
}

export function withRow(draft: Draft): Draft {
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  return { ...draft, rows: [...draft.rows, { key, texts: {} }] };
}

export function withoutRow(draft: Draft, key: number): Draft {
  return { ...draft, rows: draft.rows.filter((row) => row.key !== key) };
}

export function withText(draft: Draft, key: number | null, field: string, text: string): Draft {
  if (key === null && field === "title") return { ...draft, title: text };
  if (key === null) return { ...draft, heads: { ...draft.heads, [field]: text } };
  return {
    ...draft,
    rows: draft.rows.map((row) =>
      row.key === key ? { ...row, texts: { ...row.texts, [field]: text } } : row,
    ),
  };
}
