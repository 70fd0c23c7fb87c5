/** A player who often knows what to do, and often presses just anything. */
import { createRandom, deriveSeed } from "../../engine/random.ts";
import type { PadButton } from "../../engine/index.ts";
import { SIX, type VirtualConsole } from "./virtual-console.ts";

/** @param isEnough asked after each press, with the virtual seconds that have passed */
export async function playAtRandom(
  console: VirtualConsole,
  seed: number,
  isEnough: (seconds: number) => boolean,
): Promise<void> {
  const { firmware, clock, press, hold, pass, settle } = console;
  const random = createRandom(deriveSeed(seed, "presses"));
  const begun = clock.now();
  while (!isEnough((clock.now() - begun) / 1000)) {
    const { playing, place } = firmware.view();
    if (place === "off") return;
    const best = playing?.best() ?? null;
    const wanted = playing?.view().moves.find(({ id }) => id === best?.move)?.button;
    const button = wanted !== undefined && random.next() < 0.8 ? wanted : SIX[Math.floor(random.next() * 5)];
    if (random.next() < 0.01) hold("repeat", 2.5);
    else press(SIX.find((one): one is PadButton => one === button) ?? "select");
    // Games are loaded in real time, of which no virtual time may pass.
    await settle(() => firmware.view().place !== "opening");
    pass(random.next() < 0.02 ? 90 : random.next() * 6);
  }
}
