/** How days begin: somebody says something, and from level 2 on the weather is heard, and not told. */
import type { Day, Lines } from "./types.ts";

export function days(set: string, lines: readonly string[]): Day[] {
  return lines.map((line, index): Day => ({ id: `${set}-${index + 1}`, says: [line] }));
}

/** What each weather is heard by, and what it adds to a dial of every pot. */
const weathers = {
  hot: { says: [{ sound: "cricket" }], shift: { flow: -1 } },
  damp: { says: [{ sound: "boat-horn", level: 0.5, caption: "a foghorn" }], shift: { flow: 1 } },
  dark: {
    says: [{ sound: "rain-here", level: 0.6, caption: "rain on the tarp" }],
    shift: { glow: -1 },
  },
  bright: { says: [{ sound: "ice-clink", caption: "snow sparkles like glass" }], shift: { glow: 1 } },
  mild: { says: [{ sound: "bird", level: 0.7 }], shift: {} },
} satisfies Record<string, { says: Lines; shift: Readonly<Record<string, number>> }>;

export function weatherDays(
  lines: readonly (readonly [keyof typeof weathers, string])[],
  set = "day",
): Day[] {
  return lines.map(([name, line], index): Day => {
    const { says, shift } = weathers[name];
    return {
      id: `${set}-${name}-${index + 1}`,
      says: [...says, line],
      ...(Object.keys(shift).length === 0 ? {} : { shift }),
    };
  });
}

/** Something falls on one pot alone: the ear has to find out on which. */
export function leakyDays(lines: readonly (readonly ["drip" | "draft", string])[]): Day[] {
  return lines.map(([what, line], index): Day => ({
    id: `${what}-${index + 1}`,
    says: [line],
    shift: { flow: what === "drip" ? 1 : -1 },
    falls: what === "drip" ? { sound: "splash", level: 0.8 } : { sound: "breeze" },
  }));
}
