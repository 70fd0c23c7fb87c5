import { useRef } from "react";
import { showToast } from "../../components/toast.tsx";
import { useDialog } from "../../components/use-dialog.ts";
import { forgetOwnProgress } from "../../accounts/own-progress.ts";

/** One button that forgets all that this device knows of who plays without an account. */
export function ForgetHere({ onForgotten }: { readonly onForgotten: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const forget = (): void => {
    close();
    forgetOwnProgress();
    showToast("Everything you have played is forgotten.");
    onForgotten();
  };
  return (
    <>
      <p className="buttons">
        <button type="button" className="button quiet" aria-haspopup="dialog" onClick={open}>
          Forget what I have played
        </button>
      </p>
      <dialog ref={dialog} className="question" aria-labelledby="forget-here">
        <div className="question-inside">
          <h2 id="forget-here">Forget everything you have played?</h2>
          <p>Levels, keepsakes, settings, and what you have learned. This cannot be undone.</p>
          <div className="buttons">
            <button type="button" className="button" onClick={close}>
              Keep it
            </button>
            <button type="button" className="button danger" onClick={forget}>
              Forget it for good
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
