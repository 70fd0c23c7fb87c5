/** Said a sign at a time, so that somebody can type it: "192.168.1.20" is "1, 9, 2, dot, 1, 6, 8, dot, 1, dot, 2, 0". */
const SIGNS: Readonly<Record<string, string>> = { ".": "dot", "-": "dash" };

export function spell(text: string): string {
  return text
    .split(/(?<=[^a-z])|(?=[^a-z])/i)
    .map((piece) => SIGNS[piece] ?? piece)
    .join(", ");
}
