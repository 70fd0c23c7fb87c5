import { useId, useState } from "react";
import type { Move } from "../../engine/index.ts";

interface NumberMoveProps {
  readonly move: Move;
  readonly onSay: (value: number) => void;
}

/** A number that a voice would say whole. */
export function NumberMove({ move: { label, slot }, onSay }: NumberMoveProps) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <form
      className="number-move"
      onSubmit={(event) => {
        event.preventDefault();
        if (text === "") return;
        setText("");
        onSay(Number(text));
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        required
        step={1}
        min={slot?.from}
        max={slot?.to}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        Say it
      </button>
    </form>
  );
}
