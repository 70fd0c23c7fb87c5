/** How shifts begin: somebody says something, and parts break and wear, named or by chance. */
import type { Shift } from "./types.ts";

type Told = readonly [breaks: number, wears: number, line: string];

export function shifts(set: string, lines: readonly Told[]): Shift[] {
  return lines.map(([breaks, wears, line], index) => ({
    id: `${set}-${index + 1}`,
    says: [line],
    breaks,
    ...(wears === 0 ? {} : { wears }),
  }));
}
