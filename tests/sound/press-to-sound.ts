/** How long after `play` a context has computed something to hear. Runs in Node and, bundled, in a page. */
import { atOnce, type Performer } from "./performance.ts";
import { withDestination } from "./tapped.ts";

/** Longer than the sound and the ear's memory together. */
const REST_MILLISECONDS = 240;
const GIVE_UP_MILLISECONDS = 2000;

/** Milliseconds from each press to the first sample of its sound that is not zero, without what the device adds. */
export async function pressToSound(
  native: AudioContext,
  createToneSoundStage: Performer["createToneSoundStage"],
  presses: number,
): Promise<number[]> {
  const { context, analyser } = tapped(native);
  const stage = createToneSoundStage(context, atOnce);
  await stage.prepare(["tick"], []);
  await stage.resume();
  const samples = new Float32Array(analyser.fftSize);
  const isHeard = (): boolean => {
    analyser.getFloatTimeDomainData(samples);
    return samples.some((sample) => sample !== 0);
  };
  const delays: number[] = [];
  for (let press = 0; press < presses; press++) {
    // Not in step with the blocks in which the context computes.
    await rest(REST_MILLISECONDS + (press % 7) * 1.3);
    const pressed = performance.now();
    stage.play({ sound: "tick", side: 0, level: 1, pitch: 0 });
    while (!isHeard() && performance.now() - pressed < GIVE_UP_MILLISECONDS) await nextTask();
    delays.push(performance.now() - pressed);
  }
  return delays;
}

/** The context with an ear at its output. */
function tapped(native: AudioContext): { context: AudioContext; analyser: AnalyserNode } {
  const tap = native.createGain();
  const analyser = native.createAnalyser();
  analyser.fftSize = 8192;
  tap.connect(native.destination);
  tap.connect(analyser);
  return { context: withDestination(native, tap), analyser };
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Sooner than a timer, which a page makes wait 4 ms. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
