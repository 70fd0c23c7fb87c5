/** All that can be done now, as buttons: for fingers, for switches and for screen readers. */
import type { Move, Press } from "../../engine/index.ts";
import { KeyButton } from "./key-button.tsx";
import { keyOf, TALK_KEY } from "./keys.ts";
import { NumberMove } from "./number-move.tsx";
import type { Play } from "./play.ts";

interface MoveButtonsProps {
  readonly play: Pick<Play, "press" | "act" | "talk" | "sayAside" | "tick">;
  readonly moves: readonly Move[];
  readonly canTalk: boolean;
  /** Gives the keys back to the game. */
  readonly onDone: () => void;
}

const PAD: readonly Press[] = ["up", "left", "select", "right", "down", "hold select"];
const ALWAYS: readonly Press[] = ["repeat", "hint", "pause"];

export function MoveButtons({ play, moves, canTalk, onDone }: MoveButtonsProps) {
  const pressButton = (press: Press) => {
    const move = moves.find(({ button }) => button === press);
    // A button keeps its place and its focus while what it does changes.
    return move === undefined ? null : (
      <KeyButton
        key={press}
        place={press}
        label={move.label}
        keyboard={keyOf(press)}
        onClick={() => play.press(press)}
      />
    );
  };
  const named = moves.filter(({ button, slot }) => button === undefined && slot === undefined);
  const numbers = moves.filter(({ button, slot }) => button === undefined && slot !== undefined);

  return (
    <>
      <div className="pad">{PAD.map(pressButton)}</div>
      {numbers.map((move) => (
        <NumberMove key={move.id} move={move} play={play} onDone={onDone} />
      ))}
      {named.length > 0 && (
        <ul className="named-moves">
          {named.map(({ id, label }) => (
            <li key={id}>
              <button type="button" className="button" onClick={() => play.act({ move: id })}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="always">
        {ALWAYS.map(pressButton)}
        {canTalk && <KeyButton place="talk" label="Talk" keyboard={TALK_KEY} onClick={() => play.talk()} />}
      </div>
    </>
  );
}
