/** Whether others use this computer, too: then a log-in is over when the browser closes. Until somebody says, the server does. */
import { useEffect, useSyncExternalStore } from "react";
import { readOptions } from "./options.ts";

let said: boolean | null = null;
let usual = false;
const listeners = new Set<() => void>();

export function saySharedComputer(isShared: boolean): void {
  said = isShared;
  for (const listener of listeners) listener();
}

/** For a log-in that begins now. */
export async function isSharedComputer(): Promise<boolean> {
  return said ?? (await readOptions()).sharedComputers;
}

/** As it stands until then. */
export function useSharedComputer(): boolean {
  useEffect(() => {
    const look = async (): Promise<void> => {
      usual = (await readOptions()).sharedComputers;
      for (const listener of listeners) listener();
    };
    void look();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => said ?? usual,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
