/** Plays what a player was given for good, one thing after another: its game is fetched for that, so all of this is late. */
import type { Cue } from "../../../engine/index.ts";
import { lineCues } from "../../../engine/lines/index.ts";
import { lengthSeconds, soundCaption } from "../../../engine/sound/index.ts";
import { shownText, spokenText } from "../../../engine/speech/index.ts";
import { findGame } from "../../../games/catalogue.ts";
import { fetchRecording } from "../../adapters/recordings.ts";
import { loadGame } from "../load-game.ts";

export interface Hearing {
  /** A line at a time, as it is heard; empty at the end. */
  readonly caption: (text: string) => void;
  /** False where a screen reader says the captions. */
  readonly isSpoken: boolean;
}

/** The longest that a sound of a keepsake is heard before the next thing. */
const LONGEST_SOUND = 6;
const READING_MILLISECONDS = 1200;
const LONGEST_LINE_MILLISECONDS = 8000;

/** Rejects where the game cannot be fetched. @param ids what was kept; what the game no longer has is left out */
export async function hearKeepsakes(slug: string, ids: readonly string[], hearing: Hearing): Promise<void> {
  const card = findGame(slug);
  if (card === undefined) return;
  const { game, stage: module } = await loadGame(card);
  const stage = module.createToneSoundStage(
    new AudioContext({ latencyHint: "interactive" }),
    undefined,
    fetchRecording,
  );
  stage.mix({
    speech: 1,
    effects: 0.8,
    decoration: 0.8,
    music: 0.8,
    mono: false,
    night: false,
    ears: "headphones",
  });
  await stage.resume();
  for (const id of ids) {
    const keepsake = game.definition.keepsakes?.[id];
    if (keepsake === undefined) continue;
    await say(`${keepsake.name}.`, hearing);
    for (const cue of lineCues(keepsake.lines, { part: "object" })) await play(cue, stage, hearing);
  }
  hearing.caption("");
}

type Stage = ReturnType<Awaited<ReturnType<typeof loadGame>>["stage"]["createToneSoundStage"]>;

async function play(cue: Cue, stage: Stage, hearing: Hearing): Promise<void> {
  switch (cue.type) {
    case "say":
      return say(cue.text, hearing);
    case "family":
      return say(firstOf(cue.family), hearing);
    case "sound": {
      const { sound, side = 0, level = 1, pitch = 0, rate, force } = cue;
      hearing.caption(`[${cue.caption ?? soundCaption(sound)}]`);
      await stage.prepare([sound], []);
      stage.play({ sound, side, level, pitch, rate, force });
      return pass(Math.min(LONGEST_SOUND, lengthSeconds(sound)) * 1000);
    }
    default:
      return undefined;
  }
}

function firstOf(family: Extract<Cue, { type: "family" }>["family"]): string {
  if (typeof family === "string") return family;
  return ("full" in family ? family.full[0] : family[0]) ?? "";
}

function say(text: string, { caption, isSpoken }: Hearing): Promise<void> {
  caption(shownText(text));
  if (!isSpoken) return pass(READING_MILLISECONDS);
  const heard = new Promise<void>((resolve) => {
    const utterance = new SpeechSynthesisUtterance(spokenText(text));
    utterance.lang = "en-US";
    for (const over of ["end", "error"]) utterance.addEventListener(over, () => resolve());
    window.speechSynthesis.speak(utterance);
  });
  // A browser without a voice never says that it is done.
  return Promise.race([heard, pass(LONGEST_LINE_MILLISECONDS)]);
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
