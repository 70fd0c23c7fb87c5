/**
 * The same game on the same seed, played here without a browser. It knows what the page has to say, and its solver knows
 * what a good player does next.
 */
import { createMemoryProgressStore } from "../../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../../engine/adapters/silent-sound-stage.ts";
import { mechanics } from "../../../engine/mechanics/catalogue.ts";
import { openGame, type Action, type GameView, type Press } from "../../../engine/index.ts";
import { gameProgress, type Progress } from "../../../engine/learner/index.ts";
import { createSimulatedClock, silentDevices } from "../../../engine/journal/index.ts";
import { findGame } from "../../../games/catalogue.ts";
import { captionOf, captionText } from "../../../web/game/captions.ts";
import { keysInWords } from "../../../web/game/keys.ts";

export interface Twin {
  /** What has been heard so far, as lines to read. */
  readonly captions: readonly string[];
  /** Those of them that tell something, and do not only answer a press. */
  readonly telling: readonly string[];
  /** What the voice has been given to say. */
  readonly spoken: readonly string[];
  /** What each turn was worth, 0 to 1. */
  readonly credits: readonly number[];
  /** What the sitting has left the player for good, by ids. */
  keepsakes(): readonly string[];
  view(): GameView;
  best(): Action | null;
  /** Makes a press, and lets time pass until the game waits again or is over. */
  press(press: Press): void;
}

interface TwinOptions {
  /** The page is played by fingers. */
  readonly isTouched?: boolean;
}

export async function openTwin(
  slug: string,
  seed: number,
  level: number,
  { isTouched = false }: TwinOptions = {},
): Promise<Twin> {
  const card = findGame(slug);
  if (card === undefined) throw new Error(`there is no game ${slug}`);
  const definition = await card.load();
  const mechanic = await mechanics[definition.mechanic]();
  const clock = createSimulatedClock();
  const captions: string[] = [];
  const telling: string[] = [];
  const spoken: string[] = [];
  const credits: number[] = [];
  const store = createMemoryProgressStore();
  const voice = createSilentSpeaker(clock);
  const playing = openGame({
    game: { definition, mechanic },
    clock,
    ...silentDevices,
    speaker: {
      speak(utterance, report) {
        spoken.push(utterance.text);
        voice.speak(utterance, report);
      },
      silence: () => voice.silence(),
    },
    stage: silentSoundStage,
    store,
    random: { seed: () => seed },
    abilities: { canSpeak: true, canBeRead: true, canHear: true, keys: keysInWords(true, isTouched) },
    level: definition.levels[level - 1]?.id,
    onTranscript(entry) {
      if (entry.type === "verdict") credits.push(entry.verdict.credit);
      const caption = captionOf(entry, captions.length);
      if (caption === null) return;
      captions.push(captionText(caption));
      if (caption.tells) telling.push(captionText(caption));
    },
  });
  const settle = (): void => {
    for (let view = playing.view(); !view.isWaiting && view.place !== "left"; view = playing.view()) {
      if (!clock.advanceToNext()) throw new Error(`the game stands still at ${view.place}`);
    }
  };
  settle();
  return {
    captions,
    telling,
    spoken,
    credits,
    keepsakes() {
      const kept = store.load();
      return kept.type === "found" ? gameProgress(kept.progress as Progress, slug).keepsakes : [];
    },
    view: playing.view,
    best: playing.best,
    press(press) {
      playing.press(press);
      settle();
    },
  };
}
