import { useSyncExternalStore } from "react";

/** False in what was prerendered, and while it is being taken over: nothing answers a press yet. True from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
