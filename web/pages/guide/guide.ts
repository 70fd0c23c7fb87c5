/** What scripts/site/guide.ts makes of a guide of docs/. */
export interface Guide {
  readonly title: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly html: string;
}
