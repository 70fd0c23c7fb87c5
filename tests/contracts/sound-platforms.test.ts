/** What the stage does with sounds is the same in Chromium and in Node: a child can move from one to the other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { beds, type BedId } from "../../engine/sound/index.ts";
import { bedDifferences, differences, openPlatforms, type Platforms } from "../sound/differences.ts";
import { MONO, play, roomFor } from "../sound/performance.ts";

/** `npm run bench -- "every bed"` compares them all. */
const BED_IDS = (Object.keys(beds) as BedId[]).filter((_, index) => index % 8 === 0);
let platforms: Platforms;

beforeAll(async () => {
  platforms = await openPlatforms();
});
afterAll(() => platforms.chromium.close());

test("beds have the same level, onset and pitch in both", async () => {
  for (const bed of BED_IDS) expect(await bedDifferences(platforms, bed)).toEqual([]);
});

test.for([-24, -7, 5, 24])("the rail is the same at %i semitones", async (semitones) => {
  const deed = play(0.05, "rail", { pitch: semitones });
  expect(await differences(platforms, "rail", roomFor("rail"), [deed])).toEqual([]);
});

test.for([-1, 1])("sounds are the same in mono on side %i", async (side) => {
  for (const id of ["right", "couple-ten", "page", "tick"] as const) {
    const deeds = [MONO, play(0.05, id, { side })];
    expect(await differences(platforms, id, roomFor(id), deeds)).toEqual([]);
  }
});
