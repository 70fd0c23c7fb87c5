import type { Listener } from "../../engine/index.ts";

/** The same ears, which also tell whether they worked: false after a failure, true after a next time without one. */
export function watchListener(listener: Listener, onEnded: (worked: boolean) => void): Listener {
  return {
    open: (phrases, report) =>
      listener.open(phrases, (event) => {
        onEnded(event.type !== "failed");
        report(event);
      }),
    close: () => listener.close(),
  };
}
