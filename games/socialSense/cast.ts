/**
 * Who speaks, and how. Feeling is carried by pace and pitch, so every mood of a person is a voice of its own:
 * "theo-sad". Captions call all of them "Theo": the stage direction says how, and the player may be asked to tell.
 */
import type { Voice } from "../../engine/definition/index.ts";

const people: Record<string, Voice> = {
  you: { name: "You", pitch: 1.18, rate: 1.02 },
  theo: { name: "Theo", pitch: 1.08, rate: 0.92 },
  omar: { name: "Omar", pitch: 1, rate: 1.08 },
  dex: { name: "Dex", pitch: 0.92, rate: 1.12 },
  kit: { name: "Kit", pitch: 1.24, rate: 0.9 },
  mina: { name: "Mina", pitch: 1.42, rate: 1.14 },
  rosa: { name: "Rosa", pitch: 1.14, rate: 0.98 },
  priya: { name: "Priya", pitch: 1.32, rate: 1.02 },
  nell: { name: "Nell", pitch: 1.6, rate: 1 },
  pim: { name: "Pim", pitch: 1.65, rate: 1.05 },
  bram: { name: "A big kid", pitch: 0.78, rate: 0.92 },
  bell: { name: "Ms. Bell", pitch: 0.98, rate: 0.96 },
  ruiz: { name: "Mr. Ruiz", pitch: 0.68, rate: 0.92 },
  jo: { name: "Aunt Jo", pitch: 1.06, rate: 1.1 },
  gran: { name: "Grandma Lou", pitch: 0.94, rate: 0.84 },
  sol: { name: "Theo's grandpa", pitch: 0.62, rate: 0.82 },
  dad: { name: "Your dad", pitch: 0.74, rate: 0.98 },
  clerk: { name: "The clerk", pitch: 0.86, rate: 1.06 },
  sub: { name: "A teacher", pitch: 1.02, rate: 1.04 },
};

/** Times the person's own pitch and rate. Sad speech is slower and lower, glad speech quicker and higher. */
const moods = {
  glad: { pitch: 1.06, rate: 1.06 },
  excited: { pitch: 1.14, rate: 1.18 },
  proud: { pitch: 1.05, rate: 0.97 },
  teasing: { pitch: 1.08, rate: 0.94 },
  soft: { pitch: 0.97, rate: 0.9 },
  shy: { pitch: 1.02, rate: 0.86 },
  nervous: { pitch: 1.09, rate: 1.16 },
  cross: { pitch: 1.04, rate: 1.14 },
  sulky: { pitch: 0.92, rate: 0.86 },
  flat: { pitch: 0.9, rate: 0.9 },
  sad: { pitch: 0.9, rate: 0.8 },
  hurt: { pitch: 0.95, rate: 0.82 },
  tired: { pitch: 0.92, rate: 0.78 },
};

export const cast: Record<string, Voice> = Object.fromEntries(
  Object.entries(people).flatMap(([id, voice]): [string, Voice][] => [
    [id, voice],
    ...Object.entries(moods).map(([mood, { pitch, rate }]): [string, Voice] => [
      `${id}-${mood}`,
      {
        name: voice.name,
        pitch: within(voice.pitch * pitch, 0.5, 1.8),
        rate: within(voice.rate * rate, 0.7, 1.4),
      },
    ]),
  ]),
);

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
}
