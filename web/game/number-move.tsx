import { useId, useState } from "react";
import type { Move } from "../../engine/index.ts";
import type { Play } from "./play.ts";

interface NumberMoveProps {
  readonly move: Move;
  readonly play: Pick<Play, "act" | "sayAside" | "touched">;
}

/** A number that a voice would say whole. */
export function NumberMove({ move: { id: move, label, slot }, play }: NumberMoveProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const { from = 0, to = 0 } = slot ?? {};

  const say = (): void => {
    const value = Number(text);
    const isPossible = text !== "" && Number.isInteger(value) && value >= from && value <= to;
    const told = isPossible ? "" : `A number from ${from} to ${to}, please.`;
    setProblem(told);
    if (isPossible) {
      setText("");
      play.act({ move, value });
    } else {
      play.touched();
      play.sayAside(told);
    }
  };

  return (
    // The browser's own bubble would be silent.
    <form
      className="number-move"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        say();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        step={1}
        min={from}
        max={to}
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        Say it
      </button>
      <output id={`${id}-problem`}>{problem}</output>
    </form>
  );
}
