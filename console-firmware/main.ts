/**
 * `npm run console`: Buzzle, with whatever buttons and sound this machine has. Only what it needs to be heard is loaded
 * here: a child who presses the switch knows at once that it worked.
 */
import { join } from "node:path";
import {
  loadAudioLibrary,
  openContext,
  outputsOf,
  type AudioLibrary,
  type OpenedContext,
} from "../engine/adapters/audio-device.ts";
import { hasSoundCard } from "../engine/adapters/sound-card.ts";
import { wallClock } from "../engine/adapters/wall-clock.ts";
import { BOOT_CAPTION, playBootSound } from "./adapters/boot-sound.ts";
import { raiseSoundThread } from "./adapters/sound-priority.ts";
import { isUsualSetUp, lookForWays } from "./adapters/sound-ways.ts";
import { openSqliteVault } from "./adapters/sqlite-vault.ts";
import type { Config } from "./config.ts";
import { dayTime } from "./day-time.ts";
import { LOUDNESS_STEPS, mostLoudness } from "./loudness.ts";
import { parseOptions } from "./options.ts";
import { hasSeveralCards, readCards } from "./outputs.ts";
import { readConfig } from "./read-config.ts";
import type { Vault } from "./vault.ts";

const LOOK_AGAIN_MILLISECONDS = 500;

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
  if (isAppliance)
    await until(hasSoundCard, "There is no sound card yet: is it plugged in? aplay -l lists them.");
  const opened = await wakeUp(config, vault, isAppliance);
  const { runBuzzle } = await import("./run.ts");
  await runBuzzle({ config, isAppliance, settingsFile: options.value.config, vault, opened, troubles });
}

/** A USB card is often there a moment later than this program, and without any there is nobody to play with. */
async function until(isSo: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  if (await isSo()) return;
  console.error(complaint);
  do {
    await new Promise((resolve) => {
      wallClock.setTimeout(() => resolve(null), LOOK_AGAIN_MILLISECONDS);
    });
  } while (!(await isSo()));
}

async function wakeUp(config: Config, vault: Vault, isAppliance: boolean): Promise<OpenedContext | null> {
  if (!hasSoundCard()) {
    console.error("There is no sound card: captions only.");
    return null;
  }
  const library = await loadAudioLibrary();
  if (!library.ok) {
    console.error(library.problem);
    return null;
  }
  const wanted = vault.setting("output") ?? "";
  let opened = await openFirst(library.value, wanted);
  if (isAppliance)
    await until(async () => {
      if (opened.device === "found") return true;
      await opened.context.close();
      opened = await openFirst(library.value, wanted);
      return opened.device === "found";
    }, "No sound card can be opened: trying again and again.");
  raiseSoundThread();
  playBootSound(
    opened.context,
    Math.min(config.volumeStart, mostLoudness(config, dayTime())) / LOUDNESS_STEPS,
  );
  console.log(BOOT_CAPTION);
  return opened;
}

/** Where the usual one is likely to be heard, nothing else is looked for: listing all that there is takes long. */
async function openFirst(library: AudioLibrary, wanted: string): Promise<OpenedContext> {
  if (wanted === "" && (isUsualSetUp() || !hasSeveralCards(readCards()))) {
    const usual = openContext(library);
    if (usual.device === "found") return usual;
    await usual.context.close();
  }
  const ways = await lookForWays(() => outputsOf(library));
  return openContext(library, ways.inTurn(wanted));
}

await main();
