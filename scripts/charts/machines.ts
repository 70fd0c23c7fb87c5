/** The engine's machines, and the one of an account's credentials, as charts. Their shape does not depend on the game or the devices, so any will do. */
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { formatProblem, parseGame, type LoadedGame } from "../../engine/definition/index.ts";
import { createSimulatedClock, silentDevices } from "../../engine/journal/index.ts";
import type { Devices } from "../../engine/machines/devices.ts";
import { createLobbyMachine } from "../../engine/machines/lobby-machine.ts";
import { createMenuMachine } from "../../engine/machines/menu-machine.ts";
import { createPromptMachine } from "../../engine/machines/prompt-machine.ts";
import { createSessionMachine } from "../../engine/machines/session-machine.ts";
import { createSpeechMachine } from "../../engine/machines/speech-machine.ts";
import { createTurnMachine } from "../../engine/machines/turn-machine.ts";
import { createVoiceInputMachine } from "../../engine/machines/voice-input-machine.ts";
import { catalogue } from "../../games/catalogue.ts";
import { credentialsMachine } from "../../server/accounts/credentials-machine.ts";
import { readMachine, type ChartState } from "./read-machine.ts";

/** By the names by which the machines' actors find each other. */
export async function readMachines(): Promise<Record<string, ChartState>> {
  const game = await anyGame();
  const devices: Devices = {
    clock: createSimulatedClock(),
    ...silentDevices,
    stage: silentSoundStage,
    outputDelay: () => 0,
    transcript: () => {},
  };
  const lobby = createLobbyMachine({
    game,
    devices,
    keep: () => true,
    fetchLevel: () => {},
    abilities: { canSpeak: true, canBeRead: true, canHear: true },
    seed: 1,
    openedAt: 0,
    today: () => 0,
    once: false,
  });
  return {
    lobby: readMachine(lobby),
    menu: readMachine(createMenuMachine([])),
    session: readMachine(createSessionMachine(devices, game, () => undefined)),
    turn: readMachine(createTurnMachine(devices, game)),
    prompt: readMachine(createPromptMachine(devices)),
    speech: readMachine(createSpeechMachine(devices)),
    voiceInput: readMachine(createVoiceInputMachine(devices)),
    credentials: readMachine(credentialsMachine),
  };
}

async function anyGame(): Promise<LoadedGame> {
  const [card] = catalogue;
  if (card === undefined) throw new Error("There is no game yet.");
  const parsed = await parseGame(await card.load());
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.problem.map((fault) => formatProblem(`games/${card.slug}`, fault)).join("\n"));
}
