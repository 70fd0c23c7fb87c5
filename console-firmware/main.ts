/**
 * `npm run console`: Buzzle, with whatever buttons and sound this machine has. Only what it needs to be heard is loaded
 * here: a child who presses the switch knows at once that it worked.
 */
import { join } from "node:path";
import {
  loadAudioLibrary,
  openContext,
  outputsOf,
  type OpenedContext,
} from "../engine/adapters/audio-device.ts";
import { hasSoundCard } from "../engine/adapters/sound-card.ts";
import { wallClock } from "../engine/adapters/wall-clock.ts";
import { BOOT_CAPTION, playBootSound } from "./adapters/boot-sound.ts";
import { raiseSoundThread } from "./adapters/sound-priority.ts";
import { openSqliteVault } from "./adapters/sqlite-vault.ts";
import type { Config } from "./config.ts";
import { dayTime } from "./day-time.ts";
import { LOUDNESS_STEPS, mostLoudness } from "./loudness.ts";
import { parseOptions } from "./options.ts";
import { nameableOutputs, readCards } from "./outputs.ts";
import { readConfig } from "./read-config.ts";
import type { Vault } from "./vault.ts";

const LOOK_FOR_CARD_MILLISECONDS = 500;

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (!options.ok) {
    console.error(options.problem);
    process.exitCode = 2;
    return;
  }
  // Whoever reads the captions may go away; who listens stays.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const troubles: string[] = [];
  const config = readConfig(options.value, troubles);
  const vault = openSqliteVault(join(config.data, "buzzle.db"));
  const { isAppliance } = options.value;
  if (isAppliance) await soundCard();
  const opened = await wakeUp(config, vault);
  const { runBuzzle } = await import("./run.ts");
  await runBuzzle({ config, isAppliance, vault, opened, troubles });
}

/** A USB card is often there a moment later than this program, and without any there is nobody to play with. */
async function soundCard(): Promise<void> {
  if (hasSoundCard()) return;
  console.error("There is no sound card yet: waiting for one. Is it plugged in? aplay -l lists them.");
  while (!hasSoundCard()) {
    await new Promise((resolve) => {
      wallClock.setTimeout(() => resolve(null), LOOK_FOR_CARD_MILLISECONDS);
    });
  }
}

async function wakeUp(config: Config, vault: Vault): Promise<OpenedContext | null> {
  if (!hasSoundCard()) {
    console.error("There is no sound card: captions only.");
    return null;
  }
  const library = await loadAudioLibrary();
  if (!library.ok) {
    console.error(library.problem);
    return null;
  }
  const wanted = vault.setting("output");
  const outputs = wanted === null ? [] : nameableOutputs(await outputsOf(library.value), readCards());
  const opened = openContext(library.value, outputs.find(({ name }) => name === wanted)?.id);
  raiseSoundThread();
  playBootSound(
    opened.context,
    Math.min(config.volumeStart, mostLoudness(config, dayTime())) / LOUDNESS_STEPS,
  );
  console.log(BOOT_CAPTION);
  return opened;
}

await main();
