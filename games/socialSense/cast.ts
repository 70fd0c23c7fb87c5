/**
 * Who speaks, and how it sounds. A way of speaking is a voice of its own, "kit-slow", and is named by what the ear can tell,
 * never by the feeling behind it: that is for the player to find out. Captions say it too: "Kit, low and slow".
 */
import type { Voice } from "../../engine/definition/index.ts";

const people: Record<string, Voice> = {
  you: { name: "You", pitch: 1.18, rate: 1.04 },
  omar: { name: "Omar", pitch: 1, rate: 1.08 },
  kit: { name: "Kit", pitch: 1.24, rate: 0.96 },
  mina: { name: "Mina", pitch: 1.42, rate: 1.08 },
  theo: { name: "Theo", pitch: 1.08, rate: 0.96 },
  nell: { name: "Nell", pitch: 1.6, rate: 1 },
  rosa: { name: "Rosa", pitch: 1.14, rate: 1 },
  dex: { name: "Dex", pitch: 0.92, rate: 1.08 },
  bram: { name: "Bram", pitch: 0.76, rate: 0.96 },
  bell: { name: "Ms. Bell", pitch: 0.98, rate: 1 },
  ruiz: { name: "Mr. Ruiz", pitch: 0.68, rate: 0.94 },
  jo: { name: "Aunt Jo", pitch: 1.06, rate: 1.1 },
  clerk: { name: "Lou", pitch: 0.86, rate: 1.06 },
  host: { name: "Sunny", pitch: 1.1, rate: 1.12 },
  guard: { name: "Gus", pitch: 0.7, rate: 1.02 },
};

/** Times the person's own pitch and rate. */
const WAYS = {
  bright: { how: "quick and bright", pitch: 1.1, rate: 1.16 },
  rushed: { how: "high and rushed", pitch: 1.14, rate: 1.28 },
  hard: { how: "hard and short", pitch: 0.94, rate: 1.14 },
  slow: { how: "low and slow", pitch: 0.88, rate: 0.78 },
  flat: { how: "flat", pitch: 0.9, rate: 0.94 },
  soft: { how: "softly", pitch: 0.98, rate: 0.88 },
} as const;
export type Way = keyof typeof WAYS;

const cast: Record<string, Voice> = Object.fromEntries(
  Object.entries(people).flatMap(([id, voice]): [string, Voice][] => [
    [id, voice],
    ...Object.entries(WAYS).map(([way, { how, pitch, rate }]): [string, Voice] => [
      `${id}-${way}`,
      {
        name: `${voice.name}, ${how}`,
        pitch: within(voice.pitch * pitch, 0.5, 1.8),
        rate: within(voice.rate * rate, 0.7, 1.4),
      },
    ]),
  ]),
);

/** Those of the cast who have something to say in this. */
export function heardIn(value: unknown): Record<string, Voice> {
  const text = JSON.stringify(value);
  const isHeard = (id: string): boolean => text.includes(`"voice":"${id}"`) || text.includes(`"${id}: `);
  return Object.fromEntries(Object.entries(cast).filter(([id]) => isHeard(id)));
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
}
