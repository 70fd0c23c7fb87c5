import type { Listener } from "../../engine/index.ts";

/** The same ears, which also tell whether they worked: false after a failure, true after a next time without one. */
export function watchListener(listener: Listener, onEnded: (worked: boolean) => void): Listener {
  return {
    open(phrases, report, hears) {
      const ended: typeof report = (event) => {
        onEnded(event.type !== "failed");
        report(event);
      };
      listener.open(phrases, ended, hears);
    },
    close: () => listener.close(),
  };
}
