/** Which toolkits are for a child of some age, for a device, of a kind, or have a guide. */
import type { Toolkit } from "../../content/types.ts";

export interface ToolkitFilter {
  /** How old the youngest player is, in years; null: any age. */
  readonly age: number | null;
  /** Empty: any. */
  readonly platform: string;
  /** Empty: any. */
  readonly category: string;
  readonly hasGuide: boolean;
}

export const NO_FILTER: ToolkitFilter = { age: null, platform: "", category: "", hasGuide: false };

export function filterToolkits(toolkits: readonly Toolkit[], filter: ToolkitFilter): readonly Toolkit[] {
  return toolkits.filter(
    ({ age, platform, category, pdfUrl }) =>
      (filter.age === null || age.from <= filter.age) &&
      (filter.platform === "" || platform === filter.platform) &&
      (filter.category === "" || category === filter.category) &&
      (!filter.hasGuide || pdfUrl !== null),
  );
}

export const isFiltered = ({ age, platform, category, hasGuide }: ToolkitFilter): boolean =>
  age !== null || platform !== "" || category !== "" || hasGuide;
