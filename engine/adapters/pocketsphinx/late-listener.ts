/** A listener that is made when somebody first wants to speak: it takes half a second and 43 MB. */
import type { Listener } from "../../ports/listener.ts";

/** @param make rejects with a sentence that says what to do */
export function createLateListener(make: () => Promise<Listener>): Listener {
  let listener: Listener | undefined;
  let making: Promise<Listener> | undefined;
  let openings = 0;
  return {
    open(phrases, report) {
      const opening = ++openings;
      if (listener !== undefined) return listener.open(phrases, report);
      making ??= make();
      making.then(
        (made) => {
          listener = made;
          return opening === openings && made.open(phrases, report);
        },
        (error: unknown) => {
          making = undefined;
          const reason = error instanceof Error ? error.message : String(error);
          if (opening === openings) report({ type: "failed", why: "unsupported", reason });
        },
      );
    },
    close() {
      openings += 1;
      listener?.close();
    },
  };
}
