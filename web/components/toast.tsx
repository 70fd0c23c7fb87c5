/** Short news at the edge of the window, such as "Log out successful!". It stays until it is dismissed. */
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";

let shown: string | null = null;
const listeners = new Set<() => void>();

function set(text: string | null): void {
  shown = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells in a sentence what has just happened. It takes the place of an older one; a screen reader says it. */
export function showToast(text: string): void {
  set(text);
}

export function Toasts() {
  const text = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return (
    // Always there, because screen readers tell what changes in a status that they know.
    <output className="toasts">
      {text !== null && (
        <span className="toast">
          <span>{text}</span>
          <button type="button" className="button quiet" onClick={() => set(null)}>
            <Icon name="close" />
            <span className="visually-hidden">Dismiss</span>
          </button>
        </span>
      )}
    </output>
  );
}
