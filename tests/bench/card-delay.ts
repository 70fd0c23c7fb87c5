/** Clicks on the sound card, each with the wall time at which it was asked for. */
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";

const CLICKS = 12;
const SETTLE_MILLISECONDS = 1000;
const APART_MILLISECONDS = 400;

const audio = await loadNodeAudio();
if (audio.type === "missing") throw new Error(audio.reason);
const { context } = audio.openContext();
await context.resume();
const click = context.createBuffer(1, context.sampleRate / 50, context.sampleRate);
click.copyToChannel(new Float32Array(click.length).fill(0.5), 0);
const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

await pass(SETTLE_MILLISECONDS);
for (let count = 0; count < CLICKS; count++) {
  const source = context.createBufferSource();
  source.buffer = click;
  source.connect(context.destination);
  console.log(String(Date.now()));
  source.start();
  await pass(APART_MILLISECONDS);
}
process.exit(0);
