import { useEffect } from "react";

/**
 * Plays with what few have, and what is therefore fetched when it is wanted. Where that does not come through, the other
 * ways to play are there.
 *
 * @param open begins to read it, and gives what ends that; the same while nothing has changed. Null: it is not wanted
 */
export function useLatePad(open: (() => Promise<() => void>) | null): void {
  useEffect(() => {
    if (open === null) return undefined;
    let isWanted = true;
    let stop = (): void => {};
    const begin = async (): Promise<void> => {
      try {
        const close = await open();
        if (isWanted) stop = close;
        else close();
      } catch {
        // It did not come through.
      }
    };
    void begin();
    return () => {
      isWanted = false;
      stop();
    };
  }, [open]);
}
