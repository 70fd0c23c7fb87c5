import type { Key } from "./keys.ts";

interface KeyButtonProps {
  /** Where it stands on the pad. */
  readonly place: string;
  readonly label: string;
  readonly keyboard: Key;
  readonly onClick: () => void;
}

/** A button with the key that does the same. */
export function KeyButton({ place, label, keyboard, onClick }: KeyButtonProps) {
  return (
    <button
      type="button"
      className="button key-button"
      data-place={place}
      aria-label={`${label}, ${keyboard.name}`}
      aria-keyshortcuts={keyboard.shortcut}
      onClick={onClick}
    >
      <kbd aria-hidden="true">{keyboard.cap}</kbd>
      <span>{label}</span>
    </button>
  );
}
