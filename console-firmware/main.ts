/** `npm run console`: Buzzle, with whatever buttons and sound this machine has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cryptoRandomSource } from "../engine/adapters/crypto-random-source.ts";
import { loadNodeAudio } from "../engine/adapters/node-audio.ts";
import { createSilentSpeaker } from "../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../engine/adapters/silent-sound-stage.ts";
import {
  canListen,
  createArecordRecorder,
  createLateListener,
  createPocketsphinxListener,
} from "../engine/adapters/pocketsphinx/index.ts";
import { hasSoundCard } from "../engine/adapters/sound-card.ts";
import { wallClock } from "../engine/adapters/wall-clock.ts";
import { captionLine } from "../engine/index.ts";
import { createClipVoice } from "./adapters/clip-voice.ts";
import { KEYBOARD_HELP } from "./adapters/keyboard-button-pad.ts";
import { installedVoices } from "./adapters/program-voice.ts";
import { raiseSoundThread } from "./adapters/sound-priority.ts";
import { openSqliteVault } from "./adapters/sqlite-vault.ts";
import { notifySystemd } from "./adapters/systemd-notifier.ts";
import { formatConfigProblem, parseConfig, USUAL_CONFIG, type Config } from "./config.ts";
import { startFirmware, type Firmware } from "./firmware.ts";
import { openButtons } from "./open-buttons.ts";
import { parseOptions, type Options } from "./options.ts";
import { createPackStore } from "./packs/pack-store.ts";
import { watchSticks } from "./packs/watch-sticks.ts";
import { createShelf } from "./shelf.ts";
import { openSound, type Sound } from "./sound.ts";
import type { Vault } from "./vault.ts";
import { firstVoice } from "./voice.ts";

/** What systemd's unit takes for the wish to switch the machine off. */
const SWITCH_OFF_STATUS = 42;
const LOOK_FOR_CARD_MILLISECONDS = 500;
/** What every game and the menu play, ready before it is wanted. */
const SHARED_SOUNDS = [
  "tick",
  "menu-step",
  "menu-open",
  "menu-close",
  "nothing",
  "help",
  "star",
  "farewell",
] as const;

const NO_SOUND_CARD = { type: "missing", reason: "There is no sound card: captions only." } as const;

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
  checkVault(vault, troubles);
  const voice = firstVoice([createClipVoice(join(config.data, "clips")), ...installedVoices(config)]);
  if (options.value.isAppliance) await soundCard();
  const audio = hasSoundCard() ? await loadNodeAudio() : NO_SOUND_CARD;
  let firmware: Firmware | null = null;
  let sound: Sound | null = null;
  if (audio.type === "ready") {
    sound = await openSound({
      audio,
      voice,
      clock: wallClock,
      output: vault.setting("output") ?? "",
      onBack: () => firmware?.tell("The speaker was away. Here I am again."),
    });
    // Heard before anything else is made ready: a child who presses the switch knows that it worked.
    raiseSoundThread();
    sound.stage.play({ sound: "curtain", side: 0, level: 1, pitch: 0 });
  } else {
    console.error(audio.reason);
  }
  const canHear = canListen();
  if (canHear) {
    const way = "You can also say your answers: switch the microphone on in the pause menu.";
    sayOnce(vault, "told-microphone", troubles, way);
  } else sayOnce(vault, "told-buttons", troubles, "You play with the buttons: I have no microphone.");

  let areButtonsMissed = false;
  const buttons = await openButtons(config, {
    control: (control) => firmware?.control(control),
    problem(spoken) {
      areButtonsMissed = true;
      if (firmware === null) troubles.push(spoken);
      else firmware.tell(spoken);
    },
    ready() {
      if (areButtonsMissed) firmware?.tell("I can feel the buttons again.");
      areButtonsMissed = false;
    },
  });

  const shelf = createShelf();
  const packs = createPackStore(join(config.data, "packs"));
  shelf.bring(await packs.load());
  const bring = async (folder: string): Promise<void> => {
    const { games, problems, spoken } = await packs.bring(folder);
    for (const problem of problems) console.error(problem);
    shelf.bring(games);
    firmware?.tell(spoken);
  };
  const stopWatching = watchSticks(config.sticks, wallClock, (folder) => void bring(folder));

  const end = (status: number): void => {
    stopWatching();
    stopNotifying();
    firmware?.close();
    buttons.close();
    vault.close();
    // A device that is gone may keep its context from closing.
    setTimeout(() => process.exit(status), 500);
    void (sound?.close() ?? Promise.resolve()).then(() => process.exit(status));
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => end(0));
  firmware = startFirmware({
    config,
    clock: wallClock,
    random: cryptoRandomSource,
    speaker: sound?.speaker ?? createSilentSpeaker(wallClock),
    listener: createLateListener(() => createPocketsphinxListener(createArecordRecorder(), wallClock)),
    canHear,
    stage: sound?.stage ?? silentSoundStage,
    buttons,
    vault,
    shelf,
    troubles,
    about: [
      "Buzzle plays the games of Wigglewave. It is free, and anybody may build one.",
      "Hold up and down together to switch off. You may also pull the plug: only the turn under way is lost.",
      "Press any button, and I am quiet at once.",
    ],
    outputs: sound?.outputs ?? { names: () => [], use: () => {} },
    dayTime,
    onTranscript(entry) {
      if (entry.type !== "verdict") console.log(captionLine(entry));
    },
    off: () => end(options.value.isAppliance ? SWITCH_OFF_STATUS : 0),
  });
  const stopNotifying = notifySystemd(wallClock);
  if (process.stdin.isTTY) console.log(KEYBOARD_HELP);
  void sound?.prepare(SHARED_SOUNDS, []);
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

/** A file with mistakes is not half taken: which half would be anybody's guess. */
function readConfig({ config: file, data }: Options, troubles: string[]): Config {
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    // Without a file it is as if all of it were comments.
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) {
      console.error(`${file}: ${String(error)}`);
      troubles.push("I cannot read my settings file, so I use the usual settings.");
    }
  }
  const parsed = parseConfig(text);
  if (!parsed.ok) {
    for (const problem of parsed.problem) console.error(formatConfigProblem(file, problem));
    const line = parsed.problem.find((problem) => problem.line > 0)?.line;
    const where = line === undefined ? "" : ` in line ${line}`;
    troubles.push(
      `My settings file has a mistake${where}, so I use the usual settings. Please tell a grown-up.`,
    );
  }
  const config = parsed.ok ? parsed.value : USUAL_CONFIG;
  return data === null ? config : { ...config, data };
}

function checkVault(vault: Vault, troubles: string[]): void {
  const check = vault.check();
  switch (check.type) {
    case "fine":
      return;
    case "set-aside":
      console.error(`What was kept cannot be read. It is set aside as ${check.file}.`);
      troubles.push(
        "I could not read what I had kept, so we begin anew. Nothing is deleted: a grown-up can look.",
      );
      return;
    case "failed":
      console.error(check.reason);
      troubles.push(
        "I cannot keep anything: my memory card is full or broken. You can play, but I will forget it. Please tell a grown-up.",
      );
  }
}

/** Told at the first start, and never again. */
function sayOnce(vault: Vault, name: string, troubles: string[], text: string): void {
  if (vault.setting(name) !== null) return;
  vault.set(name, "yes");
  troubles.push(text);
}

/** A board without a clock of its own begins in the past, until it has met a network. */
function dayTime(): number | null {
  const now = new Date();
  return now.getFullYear() < 2026 ? null : now.getHours() * 60 + now.getMinutes();
}

await main();
