/** What scripts/site/markdown.ts makes of a file of assets/legal, so that no browser has to read Markdown. */
import type { Inline } from "../../content/types.ts";

export type LegalBlock =
  | { readonly type: "heading"; readonly id: string; readonly text: string }
  | { readonly type: "paragraph"; readonly parts: Inline }
  | { readonly type: "list"; readonly items: readonly Inline[] };

export interface LegalText {
  readonly title: string;
  /** As it is read: "July 18, 2025". */
  readonly updated: string;
  readonly blocks: readonly LegalBlock[];
}
