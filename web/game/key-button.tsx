import type { Key } from "./keys.ts";

interface KeyButtonProps {
  /** Where it stands on the pad. */
  readonly place: string;
  readonly label: string;
  readonly keyboard: Key;
  /** It is there whatever is played. */
  readonly isAlways: boolean;
  readonly onClick: () => void;
}

/** A button with the key that does the same. Its name says the key only where `aria-keyshortcuts` cannot. */
export function KeyButton({ place, label, keyboard, isAlways, onClick }: KeyButtonProps) {
  return (
    <button
      type="button"
      className="button key-button"
      data-place={place}
      data-always={isAlways || undefined}
      aria-label={keyboard.shortcut === undefined ? `${label}, ${keyboard.name}` : label}
      aria-keyshortcuts={keyboard.shortcut}
      onClick={onClick}
    >
      <kbd aria-hidden="true">{keyboard.cap}</kbd>
      <span>{label}</span>
    </button>
  );
}
