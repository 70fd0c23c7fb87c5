/** The firmware on fakes and in virtual time: hours of play in seconds, with all that was heard at hand. */
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { captionLine, type PadButton, type SoundStage } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices, type SimulatedClock } from "../../engine/journal/index.ts";
import { joinSources, type ButtonSource } from "../../console-firmware/buttons.ts";
import { USUAL_CONFIG, type Config } from "../../console-firmware/config.ts";
import { startFirmware, type Firmware } from "../../console-firmware/firmware.ts";
import { createShelf, type Shelf } from "../../console-firmware/shelf.ts";
import type { PackStore } from "../../console-firmware/packs/pack-store.ts";
import { NO_UPKEEP, type Upkeep } from "../../console-firmware/upkeep/upkeep.ts";
import type { Vault } from "../../console-firmware/vault.ts";
import { createFakeButtonPad, type FakeButtonPad } from "../fakes/fake-button-pad.ts";

export interface VirtualConsole {
  readonly firmware: Firmware;
  readonly clock: SimulatedClock;
  readonly pad: FakeButtonPad;
  /** How often it has asked to be switched off. */
  readonly offs: () => number;
  /** How many games have been let go of. */
  readonly gamesEnded: () => number;
  press(button: PadButton): void;
  hold(button: PadButton, seconds: number): void;
  /** Lets so much time pass. */
  pass(seconds: number): void;
  /** Lets the program do what takes real time, as loading a game does. */
  settle(isSo: () => boolean): Promise<void>;
  /** Captions since the last call. */
  heard(): string[];
  /** What the voice has said to its end since the last call. */
  spoken(): string[];
  close(): void;
}

export interface VirtualOptions {
  readonly vault: Vault;
  readonly config?: Partial<Config>;
  readonly troubles?: readonly string[];
  readonly buttons?: readonly PadButton[];
  readonly stage?: SoundStage;
  /** Buttons besides the fake pad's. */
  readonly more?: readonly ButtonSource[];
  readonly dayTime?: () => number | null;
  /** Our games if absent. */
  readonly shelf?: Shelf;
  readonly upkeep?: Upkeep;
  readonly packs?: Pick<PackStore, "games" | "remove">;
  readonly outputs?: { readonly names: () => readonly string[]; use(name: string): void; now?(): string };
}

export const SIX: readonly PadButton[] = ["left", "right", "up", "down", "select", "repeat"];

export function startVirtualConsole(options: VirtualOptions): VirtualConsole {
  const clock = createSimulatedClock();
  const pad = createFakeButtonPad(options.buttons ?? SIX);
  let captions: string[] = [];
  let spoken: string[] = [];
  const voice = createSilentSpeaker(clock);
  let offs = 0;
  let ended = 0;
  const firmware = startFirmware({
    config: { ...USUAL_CONFIG, ...options.config },
    clock,
    random: { seed: () => 7 },
    speaker: {
      ...voice,
      speak: (utterance, report) =>
        voice.speak(utterance, (event) => {
          if (event.type === "finished") spoken.push(utterance.text);
          report(event);
        }),
    },
    listener: silentDevices.listener,
    canHear: false,
    stage: options.stage ?? silentSoundStage,
    buttons: joinSources([{ pad, close: () => {} }, ...(options.more ?? [])]),
    vault: options.vault,
    shelf: options.shelf ?? createShelf(),
    troubles: options.troubles ?? [],
    about: ["One.", "Two."],
    upkeep: options.upkeep ?? NO_UPKEEP,
    packs: options.packs ?? { games: () => [], remove: () => false },
    outputs: { names: () => [], use: () => {}, now: () => "", ...options.outputs },
    dayTime: options.dayTime ?? (() => null),
    onTranscript(entry) {
      if (entry.type !== "verdict") captions.push(captionLine(entry));
    },
    gameEnded: () => ended++,
    off: () => offs++,
  });
  const pass = (seconds: number): void => clock.advanceTo(clock.now() + seconds * 1000);
  return {
    firmware,
    clock,
    pad,
    offs: () => offs,
    gamesEnded: () => ended,
    press(button) {
      pad.down(button);
      pad.up(button);
    },
    hold(button, seconds) {
      pad.down(button);
      pass(seconds);
      pad.up(button);
    },
    pass,
    async settle(isSo) {
      while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
    },
    heard() {
      const heard = captions;
      captions = [];
      return heard;
    },
    spoken() {
      const lines = spoken;
      spoken = [];
      return lines;
    },
    close: () => firmware.close(),
  };
}
