import { useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useDialog } from "../../components/use-dialog.ts";

interface MissingGuide {
  /** Says that this game has no guide yet, and waits until that was read. */
  readonly tell: (game: string) => void;
  /** To be drawn once, anywhere on the page. */
  readonly dialog: ReactNode;
}

/** An alert of our own in place of the browser's: docs/decisions/0009-our-own-alert.md. */
export function useMissingGuide(): MissingGuide {
  const element = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(element);
  const [game, setGame] = useState("");
  const textId = useId();
  const tell = (name: string) => {
    // A screen reader says what stands there at the moment of opening.
    flushSync(() => setGame(name));
    open();
  };
  const dialog = (
    <dialog ref={element} className="alert" role="alertdialog" aria-labelledby={textId}>
      <div className="alert-inside">
        <p id={textId}>PDF not available for {game} yet. Coming soon!</p>
        <button type="button" className="button primary" onClick={close}>
          OK
        </button>
      </div>
    </dialog>
  );
  return { tell, dialog };
}
