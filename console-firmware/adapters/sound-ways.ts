/** What this machine tells of where sound can go. */
import { existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { AudioOutput } from "../../engine/adapters/audio-device.ts";
import { hasSoundServer } from "../../engine/adapters/sound-card.ts";
import { byLikelihood, inTurn, nameableOutputs, readCards } from "../outputs.ts";

export interface SoundWays {
  /** Those that can be chosen, by names that can be said. */
  readonly nameable: readonly AudioOutput[];
  /** The names of the cards, the likeliest to be heard first. */
  readonly cards: readonly string[];
  /** Ids in the order in which they are tried. @param wanted the name of what was chosen; empty where nothing was */
  inTurn(wanted: string): readonly string[];
  /** As the log calls it. */
  nameOf(id: string): string;
}

export async function lookForWays(list: () => Promise<readonly AudioOutput[]>): Promise<SoundWays> {
  const cards = readCards();
  const outputs = await list();
  const nameable = nameableOutputs(outputs, cards);
  return {
    nameable,
    cards: byLikelihood(nameable).map(({ name }) => name),
    inTurn: (wanted) => inTurn({ outputs, cards, wanted, isUsualSetUp: isUsualSetUp() }),
    nameOf: (id) => outputs.find((output) => output.id === id)?.name ?? "default",
  };
}

/** Changes when a card, a sound server or ALSA's settings come or go: cheap, while listing what there is takes long. */
export function signOfWays(): string {
  const settings = alsaSettings().map(changedAt);
  return [readCards(), hasSoundServer(), ...settings].join(" ");
}

/** Otherwise the usual one is the first card: on many Pis the television that is not there. */
export function isUsualSetUp(): boolean {
  return hasSoundServer() || alsaSettings().some((file) => existsSync(file));
}

/** 0 where it is not there, or is somebody else's. */
function changedAt(file: string): number {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function alsaSettings(): string[] {
  return [process.env["ALSA_CONFIG_PATH"] ?? "", "/etc/asound.conf", join(homedir(), ".asoundrc")];
}
