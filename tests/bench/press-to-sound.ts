/** From a press to the first sample of its sound, in milliseconds, without what the sound card adds. */
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import { openChromium } from "../sound/chromium.ts";
import { pressToSound } from "../sound/press-to-sound.ts";

export async function pressToSoundInNode(presses: number): Promise<number[]> {
  const audio = await loadNodeAudio();
  if (audio.type === "missing") throw new Error(audio.reason);
  const { context } = audio.openContext();
  const delays = await pressToSound(context, audio.createToneSoundStage, presses);
  await context.close();
  return delays;
}

export async function pressToSoundInChromium(presses: number): Promise<number[]> {
  const chromium = await openChromium();
  const delays = await chromium.pressToSound(presses);
  await chromium.close();
  return delays;
}
