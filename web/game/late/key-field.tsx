import { useState } from "react";
import { keyName } from "../keys.ts";

interface KeyFieldProps {
  readonly label: string;
  readonly current: string | undefined;
  readonly onKey: (key: string) => void;
}

/** Never taken: they lead through the page, out of it, and to the browser. */
const LEFT_ALONE = /^(?:Tab|Escape|Shift|Control|Alt|AltGraph|Meta|F\d+|CapsLock|Dead|Unidentified)$/;

/** A button that takes the next key that is pressed on it. */
export function KeyField({ label, current, onKey }: KeyFieldProps) {
  const [isAsking, setIsAsking] = useState(false);
  const name = current === undefined ? "none" : keyName(current);
  return (
    <div className="setting key-field">
      <button
        type="button"
        className="button"
        onClick={() => setIsAsking(true)}
        onBlur={() => setIsAsking(false)}
        onKeyDown={(event) => {
          if (!isAsking || LEFT_ALONE.test(event.key)) return;
          event.preventDefault();
          setIsAsking(false);
          onKey(event.key);
        }}
      >
        {isAsking ? `${label}: press a key` : `${label}: ${name}`}
      </button>
    </div>
  );
}
