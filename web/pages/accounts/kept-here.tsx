import { useRef } from "react";
import { showToast } from "../../components/toast.tsx";
import { useDialog } from "../../components/use-dialog.ts";
import { logOut } from "../../accounts/log-out.ts";
import { forgetOwnProgress } from "../../accounts/own-progress.ts";

/** What was played: for who wants to begin anew, and for a computer that several people use. */
export function KeptHere() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const leave = async (): Promise<void> => {
    // What was played last may not be with the account yet.
    await import("../../accounts/follow-progress.ts")
      .then(({ followProgress }) => followProgress())
      .catch((error: unknown) => console.error(error));
    forgetOwnProgress();
    await logOut();
    showToast("You are logged out, and nothing of you is left on this device.");
  };
  const forget = async (): Promise<void> => {
    close();
    const { forgetEverywhere } = await import("../../accounts/follow-progress.ts");
    const isDone = await forgetEverywhere();
    showToast(
      isDone
        ? "Everything you have played is forgotten."
        : "It is forgotten here, and elsewhere as soon as the server can be reached.",
    );
  };
  return (
    <section aria-labelledby="kept-here">
      <h2 id="kept-here">What you have played</h2>
      <p>
        It is kept in this browser, apart from that of others who log in here. What each turn came to is also
        kept with your account, so that games know on your other devices what you can do and which levels you
        have finished.
      </p>
      <p>
        <button type="button" className="button" aria-haspopup="dialog" onClick={open}>
          Forget what I have played
        </button>
      </p>
      <p>On a computer that is not yours you can remove what it knows of you when you leave.</p>
      <p>
        <button type="button" className="button" onClick={() => void leave()}>
          Leave nothing of me here
        </button>
      </p>
      <dialog ref={dialog} className="question" aria-labelledby="forget-question">
        <div className="question-inside">
          <h2 id="forget-question">Forget everything you have played?</h2>
          <p>On all your devices. This cannot be undone.</p>
          <div className="buttons">
            <button type="button" className="button" onClick={close}>
              Keep it
            </button>
            <button type="button" className="button danger" onClick={() => void forget()}>
              Forget it for good
            </button>
          </div>
        </div>
      </dialog>
    </section>
  );
}
