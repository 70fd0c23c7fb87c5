/** What is needed of a `SpeechSynthesisVoice`. */
export interface BrowserVoice {
  readonly name: string;
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** macOS lists voices that sing, whisper or croak beside the ones that speak. */
const NOVELTIES =
  /^(?:Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;
/** espeak-ng lists each language once more for each of a hundred variants: "English (America)+Robosoft". */
const VARIANT = /\+/;
const NATURAL = /\b(?:Natural|Premium|Enhanced|Siri)\b/;

/**
 * The voice that children are to hear: English as in America, on this computer, since a game goes on without a
 * network. A voice from the network comes last of all: Chrome cuts it off after fifteen seconds, and some of them
 * never say when they begin and end.
 */
export function chooseVoice<Voice extends BrowserVoice>(
  voices: readonly Voice[],
  wished: string | null = null,
): Voice | null {
  const wish = voices.find(({ name }) => name === wished);
  if (wish !== undefined) return wish;
  const [best] = englishVoices(voices)
    .map((voice) => ({ voice, rank: rank(voice) }))
    .toSorted((a, b) => b.rank - a.rank);
  return best?.voice ?? null;
}

/** The names of those among which a player may choose; undefined where there are not two. */
export function voiceNames(voices: readonly BrowserVoice[]): readonly string[] | undefined {
  const speaking = englishVoices(voices).filter(({ name }) => !isOdd(name));
  const names = [...new Set(speaking.map(({ name }) => name))];
  return names.length > 1 ? names : undefined;
}

function englishVoices<Voice extends BrowserVoice>(voices: readonly Voice[]): Voice[] {
  return voices.filter(({ lang }) => /^en\b/i.test(lang.replace("_", "-")));
}

function isOdd(name: string): boolean {
  return NOVELTIES.test(name) || VARIANT.test(name);
}

function rank({ name, lang, localService, default: isDefault }: BrowserVoice): number {
  const american = lang.replace("_", "-").toLowerCase() === "en-us";
  return (
    (localService ? 16 : 0) +
    (isOdd(name) ? 0 : 8) +
    (american ? 4 : 0) +
    (isDefault ? 2 : 0) +
    (NATURAL.test(name) ? 1 : 0)
  );
}
