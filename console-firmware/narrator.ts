/** Says what the console itself has to say: one cue after another, cut by the next. Games have a prompt of their own. */
import type { Clock, Cue, SoundStage, Speaker, TranscriptEntry, Utterance } from "../engine/index.ts";
import { NOTHING_HEARD, wordCues, type SpokenCue } from "../engine/lines/index.ts";
import { spokenAs, type Settings } from "../engine/settings/index.ts";
import { leadSeconds, lengthSeconds, soundCaption } from "../engine/sound/index.ts";
import { estimateSeconds, shownText, spokenText } from "../engine/speech/index.ts";

export interface NarratorOptions {
  readonly speaker: Speaker;
  readonly stage: SoundStage;
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly onTranscript: (entry: TranscriptEntry) => void;
}

export interface Narrator {
  /** Silences what it was saying, whose `done` is not called any more. */
  play(cues: readonly Cue[], done?: () => void): void;
  silence(): void;
}

/** A voice that has said nothing for so long has stalled. */
const STALLED_MILLISECONDS = 8000;

export function createNarrator({ speaker, stage, clock, settings, onTranscript }: NarratorOptions): Narrator {
  let timer: unknown;
  let count = 0;

  const silence = (): void => {
    count++;
    clock.clearTimeout(timer);
    speaker.silence();
    stage.duck(false);
  };

  const utteranceOf = (text: string): Utterance => ({
    ...spokenAs(settings()),
    text: spokenText(text),
    side: 0,
  });

  const speak = (text: string, following: readonly SpokenCue[], next: () => void): void => {
    const utterance = utteranceOf(text);
    const goOn = (): void => {
      clock.clearTimeout(timer);
      next();
    };
    const length = estimateSeconds(utterance.text, utterance.rate) * 1000;
    timer = clock.setTimeout(goOn, length * 2 + STALLED_MILLISECONDS);
    stage.duck(true);
    speaker.speak(utterance, (event) => {
      if (event.type === "started") return;
      clock.clearTimeout(timer);
      // Without a voice the captions keep its pace, so that whoever reads can follow.
      if (event.type === "failed") timer = clock.setTimeout(goOn, length);
      else goOn();
    });
    const after = following.find((cue) => cue.type === "say");
    if (after !== undefined) speaker.prepare?.(utteranceOf(after.text));
  };

  const perform = (cues: readonly SpokenCue[], ours: number, done: () => void): void => {
    if (ours !== count) return;
    const [cue, ...rest] = cues;
    const next = (): void => perform(rest, ours, done);
    if (cue === undefined) {
      stage.duck(false);
      return done();
    }
    switch (cue.type) {
      case "say": {
        const text = shownText(cue.text);
        onTranscript({ type: "say", text, part: cue.part, voice: "narrator", side: 0 });
        return speak(cue.text, rest, next);
      }
      case "sound":
        stage.play({ sound: cue.sound, side: cue.side ?? 0, level: cue.level ?? 1, pitch: cue.pitch ?? 0 });
        onTranscript({
          type: "sound",
          sound: cue.sound,
          caption: cue.caption ?? soundCaption(cue.sound),
          side: cue.side ?? 0,
          pitch: cue.pitch ?? 0,
          level: cue.level ?? 1,
        });
        if (cue.hold === "none") return next();
        timer = clock.setTimeout(
          next,
          1000 * (cue.hold === "end" ? lengthSeconds(cue.sound) : leadSeconds(cue.sound)),
        );
        return;
      case "bed":
      case "mark":
      case "pattern":
        return next();
      case "rest":
        timer = clock.setTimeout(next, cue.seconds * 1000);
    }
  };

  return {
    play(cues, done = () => {}) {
      silence();
      perform(wordCues(cues, NOTHING_HEARD), count, done);
    },
    silence,
  };
}
