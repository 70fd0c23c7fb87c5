import { useEffect, useState, type RefObject } from "react";
import { wallClock } from "../../../engine/adapters/wall-clock.ts";
import { isForGame } from "../../adapters/keyboard-button-pad.ts";
import { createBrailleReader, type BrailleLine as Line, type BrailleReader } from "./braille-reader.ts";
import { captionText } from "../captions.ts";
import type { ReadyPlay } from "../open-play.ts";

/** One is seen. Of two that come within one drawing each is told, since each is added. */
const DRAWN_LINES = 3;

interface BrailleLineProps {
  readonly play: Pick<ReadyPlay, "picture" | "screen">;
  /** Its keys read on and back. */
  readonly region: RefObject<HTMLElement | null>;
  /** From the game's first line on; else it begins with what was heard last. */
  readonly isWhole: boolean;
}

/** All that is told, for fingers that read: whoever else speaks, this is what a braille display gets. */
export function BrailleLine({ play, region, isWhole }: BrailleLineProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [reader] = useState(() =>
    createBrailleReader({
      clock: wallClock,
      cellsPerSecond: () => play.screen.get().cellsPerSecond,
      show: (line) => setLines((before) => [...before.slice(1 - DRAWN_LINES), line]),
    }),
  );
  useEffect(() => {
    const newest = (): number => play.picture.get().captions.at(-1)?.id ?? -1;
    let last = isWhole ? -1 : newest() - 1;
    const take = (): void => {
      for (const caption of play.picture.get().captions) {
        if (caption.id <= last) continue;
        last = caption.id;
        if (caption.tells) reader.add(captionText(caption));
      }
    };
    take();
    reader.begin();
    const watching = play.picture.actor.subscribe(take);
    return () => {
      watching.unsubscribe();
      reader.stop();
    };
  }, [play, reader, isWhole]);
  useReadingKeys(region, reader);

  return (
    <div className="braille-line">
      <output aria-label="Braille line" aria-live="polite" aria-atomic="false">
        {lines.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </output>
      <button type="button" className="button" aria-keyshortcuts="PageUp" onClick={() => reader.readBack()}>
        Read back <kbd aria-hidden="true">Page Up</kbd>
      </button>
      <button type="button" className="button" aria-keyshortcuts="PageDown" onClick={() => reader.readOn()}>
        Read on <kbd aria-hidden="true">Page Down</kbd>
      </button>
    </div>
  );
}

function useReadingKeys(region: RefObject<HTMLElement | null>, reader: BrailleReader): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const acted = (): void => reader.acted();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isForGame(event)) return;
      if (event.key === "PageDown") reader.readOn();
      else if (event.key === "PageUp") reader.readBack();
      else return acted();
      event.preventDefault();
    };
    // Before the game answers.
    element.addEventListener("keydown", onKeyDown, true);
    element.addEventListener("pointerdown", acted, true);
    return () => {
      element.removeEventListener("keydown", onKeyDown, true);
      element.removeEventListener("pointerdown", acted, true);
    };
  }, [region, reader]);
}
