/**
 * Gives a braille display one line after another, each once and in order: a display has room for one, and whoever reads
 * with a finger reads more slowly than a game tells. What is not read yet waits, whatever is pressed meanwhile.
 */
import type { Clock } from "../../../engine/index.ts";

export interface BrailleLine {
  /** Counts what is shown: the same words twice are two lines. */
  readonly id: number;
  readonly text: string;
}

export interface BrailleReader {
  /** The region of `show` is on the page. */
  begin(): void;
  add(text: string): void;
  /** The next line now, however long the last one has been there. */
  readOn(): void;
  /** The line before. Nothing comes by itself until the reader is back at the newest. */
  readBack(): void;
  /** The player plays: what there was to read has been read. */
  acted(): void;
  stop(): void;
}

export interface BrailleReaderOptions {
  readonly clock: Clock;
  /** How many cells are read in a second; 0: lines come only when they are asked for. */
  readonly cellsPerSecond: () => number;
  readonly show: (line: BrailleLine) => void;
}

const KEPT_LINES = 200;
/** Screen readers tell what is added to a region that they know; they need a moment to get to know it. */
const INTRODUCTION_MILLISECONDS = 400;
/** For a finger to come back to the beginning, and for the line to be noticed. */
const SHORTEST_MILLISECONDS = 1500;
const AT_END = "That is all so far.";
const AT_BEGINNING = "That is the first line.";

export function createBrailleReader({ clock, cellsPerSecond, show }: BrailleReaderOptions): BrailleReader {
  let lines: readonly string[] = [];
  /** The line that is shown; -1 before the first. */
  let at = -1;
  /** The newest that has been shown. */
  let newest = -1;
  let shown = 0;
  /** What is shown has been read. */
  let isRead = false;
  let timer: unknown = null;

  function tell(text: string): void {
    shown += 1;
    show({ id: shown, text });
  }
  function showAt(wanted: number): void {
    at = wanted;
    newest = Math.max(newest, at);
    isRead = false;
    const text = lines[at] ?? "";
    tell(text);
    clock.clearTimeout(timer);
    const cells = cellsPerSecond();
    if (cells > 0)
      timer = clock.setTimeout(finish, Math.max(SHORTEST_MILLISECONDS, (1000 * text.length) / cells));
  }
  /** Whoever reads back is not pulled on. */
  function finish(): void {
    isRead = true;
    goOn();
  }
  function goOn(): void {
    if (isRead && at === newest && at < lines.length - 1) showAt(at + 1);
  }

  return {
    begin() {
      timer = clock.setTimeout(finish, INTRODUCTION_MILLISECONDS);
    },
    add(text) {
      const surplus = Math.max(0, lines.length + 1 - KEPT_LINES);
      lines = [...lines.slice(surplus), text];
      at = Math.max(-1, at - surplus);
      newest = Math.max(-1, newest - surplus);
      goOn();
    },
    readOn() {
      if (at < lines.length - 1) return showAt(at + 1);
      isRead = true;
      tell(AT_END);
    },
    readBack() {
      if (at <= 0) return tell(AT_BEGINNING);
      showAt(at - 1);
    },
    acted() {
      const isBack = at < newest;
      at = newest;
      if (isBack || at === lines.length - 1) finish();
    },
    stop: () => clock.clearTimeout(timer),
  };
}
