export type Replacement = readonly [RegExp, string | ((found: string, part: string) => string)];

/** Each pattern has its turn, on what the ones before it have left. */
export function replaceInTurn(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (said, [pattern, words]) =>
      typeof words === "string" ? said.replace(pattern, words) : said.replace(pattern, words),
    text,
  );
}
