/** Twenty sounds at once over a place and its music: whether Chromium leaves gaps, and what they cost in Node. */
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { openChromium } from "../sound/chromium.ts";
import { AT_ONCE, playTwenty } from "../sound/twenty-sounds.ts";
import type { Row } from "./rows.ts";

const SECONDS = 12;
/** Of one processor: half of a slower one is left for the game. */
const MOST_IN_NODE = 50;

export async function measureTwentySounds(): Promise<Row[]> {
  return [...(await inChromium()), await inNode()];
}

async function inChromium(): Promise<Row[]> {
  const chromium = await openChromium();
  const idle = await chromium.playTwenty(SECONDS / 2, true);
  const { seconds, underruns, missing } = await chromium.playTwenty(SECONDS);
  await chromium.close();
  const what = `${AT_ONCE} sounds at once, in Chromium`;
  const note = `${seconds.toFixed(1)} s played; before it, ${idle.seconds.toFixed(1)} s of nothing had ${idle.underruns}`;
  const silent = missing === undefined ? null : 1000 * missing;
  return [
    { what: `${what}: dropouts`, figure: underruns ?? null, unit: "", bound: 0, note },
    { what: `${what}: silence in them`, figure: silent, unit: "ms", bound: 0 },
  ];
}

async function inNode(): Promise<Row> {
  const audio = await loadNodeAudio();
  if (audio.type === "missing") throw new Error(audio.reason);
  const { context } = audio.openContext();
  // What it takes to make the sounds is not what it takes to play them.
  await playTwenty(context, audio.createToneSoundStage, 0.1);
  const [before, begun] = [process.cpuUsage(), performance.now()];
  const { seconds } = await playTwenty(context, audio.createToneSoundStage, SECONDS);
  const { user, system } = process.cpuUsage(before);
  const took = performance.now() - begun;
  await context.close();
  return {
    what: `${AT_ONCE} sounds at once, in Node: processor time`,
    figure: (user + system) / 10 / took,
    unit: "%",
    bound: MOST_IN_NODE,
    note: `${seconds.toFixed(1)} s played in ${(took / 1000).toFixed(1)} s`,
  };
}
