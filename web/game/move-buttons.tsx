/** All that can be done now, as buttons: for fingers, for switches and for screen readers. */
import type { Press } from "../../engine/index.ts";
import type { OwnKeys } from "../adapters/keyboard-button-pad.ts";
import { KeyButton } from "./key-button.tsx";
import { keyOf, TALK_KEY } from "./keys.ts";
import { isList, isSidewaysTwin } from "./list-moves.ts";
import { NamedMoves } from "./named-moves.tsx";
import { NumberMove } from "./number-move.tsx";
import type { ReadyPlay } from "./open-play.ts";
import { useView } from "./use-view.ts";

interface MoveButtonsProps {
  readonly play: Pick<ReadyPlay, "press" | "act" | "talk" | "sayAside" | "tick" | "opened" | "screen">;
  readonly ownKeys: OwnKeys;
  readonly canTalk: boolean;
  /** Gives the keys back to the game. */
  readonly onDone: () => void;
}

const PAD: readonly Press[] = ["up", "left", "select", "right", "down", "hold select"];
const ALWAYS: readonly Press[] = ["repeat", "hint", "pause"];

export function MoveButtons({ play, ownKeys, canTalk, onDone }: MoveButtonsProps) {
  const moves = useView(play, (view) => view.moves);
  const named = moves.filter(
    ({ button, slot, unlisted }) => button === undefined && slot === undefined && unlisted !== true,
  );
  const numbers = moves.filter(({ button, slot }) => button === undefined && slot !== undefined);
  const inList = isList(moves);

  const pressButton = (press: Press, isAlways: boolean) => {
    const move = moves.find(({ button }) => button === press);
    // In a list the entry itself is what SELECT chooses, and a second key for the same step needs no second button.
    if (move === undefined || (inList && (press === "select" || isSidewaysTwin(move, moves)))) return null;
    // A button keeps its place and its focus while what it does changes.
    return (
      <KeyButton
        key={press}
        place={press}
        label={move.label}
        keyboard={keyOf(press, ownKeys)}
        isAlways={isAlways}
        onClick={() => play.press(press)}
      />
    );
  };

  return (
    <>
      {named.length > 0 && (
        <NamedMoves moves={named} select={keyOf("select", ownKeys)} onChoose={(move) => play.act({ move })} />
      )}
      {numbers.map((move) => (
        <NumberMove key={move.id} move={move} play={play} onDone={onDone} />
      ))}
      <div className="keys">
        {PAD.map((press) => pressButton(press, false))}
        {ALWAYS.map((press) => pressButton(press, true))}
        {canTalk && (
          <KeyButton place="talk" label="Talk" keyboard={TALK_KEY} isAlways onClick={() => play.talk()} />
        )}
      </div>
    </>
  );
}
