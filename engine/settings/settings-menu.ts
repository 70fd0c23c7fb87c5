/** The settings as they are heard and changed in the pause menu. */
import { LOUDEST, PITCHES, RATES, VERBOSITIES, type Settings } from "./settings.ts";
import { sound, type Cue } from "../cue.ts";
import { sentences, settingWords } from "../words.ts";

export const SETTING_IDS = [
  "rate",
  "pitch",
  "voice",
  "verbosity",
  "length",
  "speech",
  "effects",
  "decoration",
  "music",
  "mono",
  "ears",
  "night",
  "calm",
  "output",
  "microphone",
] as const;
export type SettingId = (typeof SETTING_IDS)[number];

export function isSettingId(id: string): id is SettingId {
  return (SETTING_IDS as readonly string[]).includes(id);
}

/** What can be set on a shell of these abilities. */
export function settingsFor({ canSpeak, canBeRead, canHear, voices }: Able): readonly SettingId[] {
  const isUseless: Partial<Record<SettingId, boolean>> = {
    output: !canSpeak || !canBeRead,
    pitch: !canSpeak,
    voice: !canSpeak || voices === undefined,
    microphone: !canHear,
  };
  return SETTING_IDS.filter((id) => isUseless[id] !== true);
}

interface Able {
  readonly canSpeak: boolean;
  readonly canBeRead: boolean;
  readonly canHear: boolean;
  readonly voices?: readonly string[] | undefined;
}

export function settingLabel(id: SettingId): string {
  return settingWords.labels[id];
}

/** What it is for. */
export function settingHelp(id: SettingId): string {
  return settingWords.help[id];
}

/** How it sounds now: said, or heard, after a change. Empty where the change is heard anyway. */
export function settingExample(settings: Settings, id: SettingId): Cue[] {
  const { examples } = settingWords;
  switch (id) {
    case "rate":
    case "pitch":
    case "voice":
    case "speech":
    case "length":
      return [sentences.example(examples[id])];
    case "verbosity":
      return [sentences.example(examples.verbosity[settings.verbosity])];
    case "calm":
      return [sentences.example(settings.calm ? examples.calm.on : examples.calm.off)];
    case "mono":
      return [
        sound("menu-step", { side: -1, hold: "end" }),
        sound("menu-step", { side: 1, hold: "end" }),
        sentences.example(settings.mono ? examples.mono.on : examples.mono.off),
      ];
    case "ears":
      return [
        sound("menu-step", { side: -0.4, hold: "end" }),
        sound("menu-step", { side: 0.4, hold: "end" }),
        sentences.example(examples.ears[settings.ears]),
      ];
    case "effects":
      return [sound("round-done", { hold: "end" })];
    case "decoration":
      return [sentences.example(examples.decoration)];
    case "night":
      return [
        sound("round-done", { hold: "end" }),
        sentences.example(settings.night ? examples.night.on : examples.night.off),
      ];
    // The music changes under the words; a screen reader speaks for itself; the microphone has its own word.
    case "music":
    case "output":
    case "microphone":
      return [];
  }
}

/** The value in words: "4 of 11", "on", "my screen reader". */
export function settingValue(settings: Settings, id: SettingId): string {
  switch (id) {
    case "rate":
      return settingWords.step(settings.rate + 1, RATES.length);
    case "pitch":
      return settingWords.step(settings.pitch + 1, PITCHES.length);
    case "voice":
      return settings.voice ?? settingWords.anyVoice;
    case "verbosity":
      return settingWords.verbosity[settings.verbosity];
    case "speech":
    case "effects":
    case "decoration":
    case "music":
      return settings[id] === 0 ? settingWords.off : settingWords.step(settings[id], LOUDEST);
    case "mono":
    case "night":
    case "calm":
    case "microphone":
      return settings[id] ? settingWords.on : settingWords.off;
    case "ears":
      return settings.ears;
    case "length":
      return settingWords.lengths[settings.length];
    case "output":
      return settingWords.output[settings.output ?? "voice"];
  }
}

/** The value that a step leads to, where there are only two; undefined where there are more. */
export function otherValue(settings: Settings, id: SettingId): string | undefined {
  const [up, down] = [stepSetting(settings, id, 1), stepSetting(settings, id, -1)].map((stepped) =>
    settingValue(stepped, id),
  );
  return up === down ? up : undefined;
}

/**
 * One step up or down. Lists and volumes stop at their ends; what has two values changes to the other.
 * @param voices the names of those that this device has
 */
export function stepSetting(
  settings: Settings,
  id: SettingId,
  direction: 1 | -1,
  voices: readonly string[] = [],
): Settings {
  switch (id) {
    case "rate":
      return { ...settings, rate: clamp(settings.rate + direction, 0, RATES.length - 1) };
    case "pitch":
      return { ...settings, pitch: clamp(settings.pitch + direction, 0, PITCHES.length - 1) };
    case "voice": {
      const step = voices.indexOf(settings.voice ?? "") + direction;
      return { ...settings, voice: voices[clamp(step, -1, voices.length - 1)] ?? null };
    }
    case "verbosity": {
      const step = clamp(VERBOSITIES.indexOf(settings.verbosity) + direction, 0, VERBOSITIES.length - 1);
      return { ...settings, verbosity: VERBOSITIES[step] ?? settings.verbosity };
    }
    case "speech":
      // Speech can be soft, never off: who has turned the voice off could not find the way back by ear.
      return { ...settings, speech: clamp(settings.speech + direction, 1, LOUDEST) };
    case "effects":
    case "decoration":
    case "music":
      return { ...settings, [id]: clamp(settings[id] + direction, 0, LOUDEST) };
    case "mono":
    case "night":
    case "calm":
    case "microphone":
      return { ...settings, [id]: !settings[id] };
    case "ears":
      return { ...settings, ears: settings.ears === "headphones" ? "speakers" : "headphones" };
    case "length":
      return { ...settings, length: settings.length === "full" ? "short" : "full" };
    case "output":
      return { ...settings, output: settings.output === "reader" ? "voice" : "reader" };
  }
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
