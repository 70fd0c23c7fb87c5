/** A class code that is said: the browser's own hearing, asked once. Null where there is none, or nothing was understood. */

interface Hearing extends EventTarget {
  lang: string;
  start(): void;
}

/** What Chrome hands in with what it has heard. */
interface Heard extends Event {
  readonly results?: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

type HearingMaker = new () => Hearing;

function maker(): HearingMaker | undefined {
  return (globalThis as { readonly webkitSpeechRecognition?: HearingMaker }).webkitSpeechRecognition;
}

export function canHearCodes(): boolean {
  return maker() !== undefined;
}

export function hearCode(): Promise<string | null> {
  const Maker = maker();
  if (Maker === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const hearing = new Maker();
    hearing.lang = "en-US";
    hearing.addEventListener("result", ({ results }: Heard) =>
      resolve(digitsIn(results?.[0]?.[0]?.transcript ?? "") || null),
    );
    for (const over of ["error", "end"]) hearing.addEventListener(over, () => resolve(null));
    hearing.start();
  });
}

const WORDS: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  one: "1",
  won: "1",
  two: "2",
  to: "2",
  too: "2",
  three: "3",
  four: "4",
  for: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  ate: "8",
  nine: "9",
};

/** "four eight 2, nine one 5" is "482915". */
export function digitsIn(said: string): string {
  return said
    .toLowerCase()
    .split(/[^\da-z]+/)
    .map((word) => WORDS[word] ?? word.replaceAll(/\D/g, ""))
    .join("");
}
