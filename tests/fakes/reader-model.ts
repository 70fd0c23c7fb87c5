/** A screen reader as far as time goes: reads one line after another, 180 words a minute, and stops at a press. */
const MILLISECONDS_PER_WORD = 60_000 / 180;
/** From a change in a live region to the first word. */
const LAG_MILLISECONDS = 100;

export interface ReadLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface ReaderModel {
  /** In the order of reading; what a press cut off ends there. */
  readonly read: readonly ReadLine[];
  give(text: string, now: number): void;
  press(now: number): void;
}

export function createReaderModel(): ReaderModel {
  let read: ReadLine[] = [];
  return {
    get read() {
      return read;
    },
    give(text, now) {
      const from = Math.max(now + LAG_MILLISECONDS, read.at(-1)?.to ?? 0);
      read = [...read, { text, from, to: from + text.split(/\s+/).length * MILLISECONDS_PER_WORD }];
    },
    press(now) {
      read = read.filter(({ from }) => from < now).map((line) => ({ ...line, to: Math.min(line.to, now) }));
    },
  };
}
