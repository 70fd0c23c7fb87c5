import { useId, useState } from "react";
import type { Move } from "../../engine/index.ts";
import type { ReadyPlay } from "./open-play.ts";
import { Told } from "./told.tsx";

interface NumberMoveProps {
  readonly move: Move;
  readonly play: Pick<ReadyPlay, "act" | "sayAside" | "tick" | "opened" | "screen">;
  /** Back to the game, whose keys do nothing in here. */
  readonly onDone: () => void;
}

/** A number that a voice would say whole. */
export function NumberMove({ move: { id: move, label, slot }, play, onDone }: NumberMoveProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const { from = 0, to = 0 } = slot ?? {};

  const say = (): void => {
    const value = Number(text);
    const isPossible = text.trim() !== "" && Number.isInteger(value) && value >= from && value <= to;
    const told = isPossible ? "" : `A number from ${from} to ${to}, please.`;
    setProblem(told);
    if (isPossible) {
      setText("");
      play.act({ move, value });
      onDone();
    } else {
      play.tick();
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
        // The arrows of a number field would change it without a word.
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => key === "Escape" && onDone()}
      />
      <button type="submit" className="button">
        Say it
      </button>
      <Told play={play} id={`${id}-problem`}>
        {problem}
      </Told>
    </form>
  );
}
