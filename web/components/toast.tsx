/** Short news at the edge of the window, such as "Log out successful!". It leaves by itself. */
import { useCallback, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import { useLeaveAfterAWhile } from "./use-leave-after-a-while.ts";

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

function dismiss(toast: Toast): void {
  if (shown === toast) set(null);
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
  // Another function for other news: it stays as long.
  const leave = useCallback(() => dismiss(toast), [toast]);
  const hold = useLeaveAfterAWhile(leave, toast.action !== undefined);
  return (
    <span className="toast" {...hold}>
      <span>{toast.text}</span>
      {toast.action !== undefined && (
        <button type="button" className="button primary" onClick={toast.action.act}>
          {toast.action.label}
        </button>
      )}
      <button type="button" className="button quiet" onClick={leave}>
        <Icon name="close" />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </span>
  );
}
