/** All of Buzzle, once it has been heard to wake up: `main.ts` begins. */
import { join } from "node:path";
import { cryptoRandomSource } from "../engine/adapters/crypto-random-source.ts";
import type { OpenedContext } from "../engine/adapters/audio-device.ts";
import { loadNodeAudio } from "../engine/adapters/node-audio.ts";
import { createSilentSpeaker } from "../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../engine/adapters/silent-sound-stage.ts";
import {
  createArecordRecorder,
  createLateListener,
  createPocketsphinxListener,
  findHearing,
  NO_POCKETSPHINX,
} from "../engine/adapters/pocketsphinx/index.ts";
import { wallClock } from "../engine/adapters/wall-clock.ts";
import { captionLine } from "../engine/index.ts";
import { createClipVoice } from "./adapters/clip-voice.ts";
import { KEYBOARD_HELP } from "./adapters/keyboard-button-pad.ts";
import { installedVoices, isVoiceInstalled } from "./adapters/program-voice.ts";
import { readBattery } from "./adapters/kernel-battery.ts";
import { isUsualSetUp } from "./adapters/sound-ways.ts";
import { notifySystemd } from "./adapters/systemd-notifier.ts";
import { askOutput } from "./ask-output.ts";
import { watchBattery } from "./battery.ts";
import type { ButtonSource } from "./buttons.ts";
import type { Config } from "./config.ts";
import { dayTime } from "./day-time.ts";
import { watchFelt } from "./felt-buttons.ts";
import { startFirmware, type Firmware } from "./firmware.ts";
import { openButtons } from "./open-buttons.ts";
import { createPackStore } from "./packs/pack-store.ts";
import { readMarked } from "./packs/reading-mark.ts";
import { watchSticks } from "./packs/watch-sticks.ts";
import { createShelf } from "./shelf.ts";
import { openSound, type Sound } from "./sound.ts";
import type { Vault } from "./vault.ts";
import { openUpkeep } from "./upkeep/open-upkeep.ts";
import { firstVoice } from "./voice.ts";

/** What systemd's unit takes for the wish to switch the machine off. */
const SWITCH_OFF_STATUS = 42;
/** XState reports the mistake of a game once more, by a timer. */
const ECHO_MILLISECONDS = 1000;
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

/** So that it is heard before it begins again. */
const SAID_MILLISECONDS = 4000;

const NEW_VERSION =
  "A new version is on the stick. Do you want me to take it? It is in my main menu, under: For grown-ups.";

const LEFT_OUT =
  "Something on the stick made me stop, so I leave the stick alone. You may pull it out. Please tell a grown-up.";

const NOT_HEARING = {
  "no-microphone": "I have no microphone, so we play with the buttons.",
  "no-programs": "What I need to hear you is not installed, so we play with the buttons.",
} as const;

/** What is there before all else has been loaded. */
export interface Beginning {
  readonly config: Config;
  readonly isAppliance: boolean;
  /** The one that a maker edits. */
  readonly settingsFile: string;
  readonly vault: Vault;
  /** The sound's first device, on which Buzzle is already heard; null where there is no sound. */
  readonly opened: OpenedContext | null;
  /** What went wrong, in sentences for the player. */
  readonly troubles: string[];
}

export async function runBuzzle({
  config,
  isAppliance,
  settingsFile,
  vault,
  opened,
  troubles,
}: Beginning): Promise<void> {
  checkVault(vault, troubles);
  const voice = firstVoice([createClipVoice(join(config.data, "clips")), ...installedVoices(config)]);
  if (!isVoiceInstalled(config.voice)) {
    console.error(`The voice ${config.voice} of the settings is not installed.`);
    troubles.push("The voice that my settings name is not installed, so you hear another.");
  }
  let firmware: Firmware | null = null;
  let sound: Sound | null = null;
  const audio = opened === null ? null : await loadNodeAudio();
  if (opened !== null && audio?.type === "ready") {
    sound = await openSound({
      audio,
      opened,
      voice,
      clock: wallClock,
      output: vault.setting("output") ?? "",
      onBack: () => firmware?.tell("The speaker was away. Here I am again."),
    });
  } else if (audio?.type === "missing") console.error(audio.reason);
  const microphone = config.microphone === "auto" ? null : config.microphone;
  const hearing = microphone === "none" ? "no-microphone" : findHearing(microphone);
  if (hearing === "no-programs") console.error(NO_POCKETSPHINX);
  if (hearing !== "ready") sayOnce(vault, "told-buttons", troubles, NOT_HEARING[hearing]);

  let areButtonsMissed = false;
  const buttons = await openButtons(config, vault, {
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

  if (sound !== null && isAppliance) await askWhereItIsHeard(sound, buttons, vault);

  const packs = createPackStore(join(config.data, "packs"));
  const shelf = createShelf(packs);
  const bring = async (folder: string): Promise<void> => {
    const brought = await readMarked(vault, folder, () => packs.bring(folder));
    for (const problem of brought?.problems ?? []) console.error(problem);
    if (brought === null) console.error(`${folder}: left out. I ended when I read it, and began again.`);
    if (upkeep.view().newVersion !== null) firmware?.tell(NEW_VERSION);
    const hasGames = brought === null || brought.games.length + brought.problems.length > 0;
    // A stick may be there for a copy or a new version, and then it needs no games.
    if (hasGames || upkeep.view().newVersion === null) firmware?.tell(brought?.spoken ?? LEFT_OUT);
  };
  let reading = Promise.resolve();
  const sticks = watchSticks(config.sticks, wallClock, (folder) => {
    reading = reading.then(() => bring(folder)).catch((error: unknown) => console.error(error));
  });

  const upkeep = openUpkeep({
    data: config.data,
    settingsFile,
    sticks: () => sticks.folders(),
    packs,
    vault,
    clock: wallClock,
    tell: (spoken) => firmware?.tell(spoken),
    startAgain: () => wallClock.setTimeout(() => end(0), SAID_MILLISECONDS),
  });
  const end = (status: number): void => {
    sticks.close();
    upkeep.close();
    stopNotifying();
    stopFeeling();
    stopLookingAfter();
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
    listener: createLateListener(() =>
      createPocketsphinxListener(createArecordRecorder(microphone), wallClock),
    ),
    canHear: hearing === "ready",
    stage: sound?.stage ?? silentSoundStage,
    buttons,
    vault,
    shelf,
    packs,
    upkeep,
    troubles,
    about: [
      "I play the games of Wigglewave. I am free, and anybody may build one like me.",
      "Hold up and down together to switch me off. If you pull the plug, only the turn under way is lost.",
      "Press any button, and I am quiet at once.",
    ],
    outputs: sound?.outputs ?? { names: () => [], use: () => {}, now: () => "" },
    dayTime,
    onTranscript(entry) {
      if (entry.type !== "verdict") console.log(captionLine(entry));
    },
    gameEnded: () => sound?.forget(),
    off: () => end(isAppliance ? SWITCH_OFF_STATUS : 0),
  });
  // A mistake in a game ends this game; any other ends the program, which is then started again.
  let brokeAt = Number.NEGATIVE_INFINITY;
  process.on("uncaughtException", (error) => {
    console.error(error);
    if (firmware?.gameBroke() ?? false) brokeAt = wallClock.now();
    else if (wallClock.now() - brokeAt > ECHO_MILLISECONDS) process.exit(1);
  });
  const stopNotifying = notifySystemd(wallClock);
  const stopLookingAfter = watchBattery(readBattery, wallClock, {
    tell: firmware.tell,
    empty: () => firmware?.control("off"),
  });
  const stopFeeling = watchFelt(buttons.pad, wallClock, vault, firmware.tell);
  if (process.stdin.isTTY) console.log(KEYBOARD_HELP);
  void sound?.prepare(SHARED_SOUNDS, []);
}

/** Only where neither a child nor the system has said it, and there is a choice. */
async function askWhereItIsHeard(
  { outputs, ...sound }: Sound,
  { pad }: ButtonSource,
  vault: Vault,
): Promise<void> {
  const names = outputs.cards();
  if (vault.setting("output") !== null || isUsualSetUp() || names.length < 2) return;
  const heard = await askOutput({
    ...sound,
    names,
    use: (name) => outputs.use(name),
    pad,
    clock: wallClock,
    onSaid: (text) => console.log(text),
  });
  if (heard === null) return;
  vault.set("output", heard);
  console.error(`Sound was heard from ${heard}, and comes out of it from now on.`);
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
