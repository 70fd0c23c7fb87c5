/** A game of the test tree on a bare page: real keys, read as the screen reads them, and nothing drawn. */
import { createMemoryProgressStore } from "../../../engine/adapters/memory-progress-store.ts";
import { silentSoundStage } from "../../../engine/adapters/silent-sound-stage.ts";
import { wallClock } from "../../../engine/adapters/wall-clock.ts";
import { openGame, readGestures, captionLine } from "../../../engine/index.ts";
import { silentDevices } from "../../../engine/journal/index.ts";
import { usualSettings } from "../../../engine/settings/index.ts";
import { createKeyboardButtonPad } from "../../../web/adapters/keyboard-button-pad.ts";
import { cell } from "../../mechanics/cell.ts";
import { drawOut } from "../../mechanics/draw-out.ts";
import { gameOf } from "../../mechanics/timed-game.ts";

const games = {
  cell: gameOf({
    mechanic: cell,
    rules: {},
    items: ["a", "f", "j"].map((letter) => ({ id: `letter-${letter}`, letter })),
  }),
  hold: gameOf({
    mechanic: drawOut,
    rules: {},
    items: [800, 1500, 2500].map((milliseconds) => ({ id: `${milliseconds}`, milliseconds })),
  }),
};

/** @returns all that is heard from now on */
export function play(name: keyof typeof games, region: HTMLElement): string[] {
  const heard: string[] = [];
  const game = games[name];
  const playing = openGame({
    game,
    clock: wallClock,
    ...silentDevices,
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 7 },
    abilities: { canSpeak: true, canBeRead: true, canHear: false },
    settings: { ...usualSettings, output: "reader" },
    level: "one",
    once: true,
    onTranscript: (entry) =>
      heard.push(entry.type === "verdict" ? `= ${entry.verdict.item}` : captionLine(entry)),
  });
  readGestures(createKeyboardButtonPad(region), wallClock, {
    press: playing.press,
    down: playing.down,
    chord: playing.chord,
    moves: () => playing.getSnapshot().moves,
    touched: () => heard.push("[a tick]"),
  });
  return heard;
}
