/** Short news at the edge of the window, such as "Log out successful!". It stays until it is dismissed. */
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";

/** What can be done about the news. */
interface ToastAction {
  readonly label: string;
  readonly act: () => void;
}

interface Toast {
  readonly text: string;
  readonly action: ToastAction | undefined;
}

let shown: Toast | null = null;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells in a sentence what has just happened. It takes the place of an older one; a screen reader says it. */
export function showToast(text: string, action?: ToastAction): void {
  set({ text, action });
}

export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return (
    // Always there, because screen readers tell what changes in a status that they know.
    <output className="toasts">
      {toast !== null && (
        <span className="toast">
          <span>{toast.text}</span>
          {toast.action !== undefined && (
            <button type="button" className="button primary" onClick={toast.action.act}>
              {toast.action.label}
            </button>
          )}
          <button type="button" className="button quiet" onClick={() => set(null)}>
            <Icon name="close" />
            <span className="visually-hidden">Dismiss</span>
          </button>
        </span>
      )}
    </output>
  );
}
