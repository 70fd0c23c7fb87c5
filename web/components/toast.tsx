/** Short news at the edge of the window, such as "Log out successful!". It leaves by itself. */
import { useEffect, useState, useSyncExternalStore } from "react";
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

const STAY_MILLISECONDS = 5000;

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
    <output className="toasts">{toast !== null && <ShownToast toast={toast} />}</output>
  );
}

/** What something can be done about stays, and so does what is being read. */
function ShownToast({ toast }: { readonly toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld || toast.action !== undefined) return undefined;
    const timer = setTimeout(() => set(null), STAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  return (
    <span
      className="toast"
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
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
  );
}
