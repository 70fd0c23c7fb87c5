import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { showToast } from "../../components/toast.tsx";
import { useDialog } from "../../components/use-dialog.ts";
import type { FormProblem } from "../../accounts/form-problem.ts";
import { forgetOwnProgress } from "../../accounts/own-progress.ts";
import { deleteOwnAccount } from "../../accounts/own-account.ts";
import { forgetSession } from "../../accounts/session.ts";
import { useForm } from "../../accounts/use-form.ts";
import { Banner } from "./banner.tsx";
import { GoogleProof } from "./google-proof.tsx";
import { PasswordField } from "./password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

interface DeleteAccountProps {
  /** Who has one is asked for it, and Google for who has none: a device that was left logged in must not be enough. */
  readonly hasPassword: boolean;
}

/** The way out for good, with a question in between. */
export function DeleteAccount({ hasPassword }: DeleteAccountProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close, isOpen } = useDialog(dialog);
  return (
    <section className="delete-account" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete my account</h2>
      <p>
        Your account and all of its data are deleted for good, and what it has played on this device. You can
        still play all games.
      </p>
      <p>
        <button type="button" className="button danger" aria-haspopup="dialog" onClick={open}>
          Delete my account
        </button>
      </p>
      <dialog ref={dialog} className="question" aria-labelledby="delete-question">
        <div className="question-inside">
          <h2 id="delete-question">Delete your account for good?</h2>
          {/* What was typed goes when the dialog closes. */}
          {isOpen && <DeleteForm hasPassword={hasPassword} onCancel={close} />}
        </div>
      </dialog>
    </section>
  );
}

const FIELDS = ["password"] as const;

function DeleteForm({ hasPassword, onCancel }: DeleteAccountProps & { readonly onCancel: () => void }) {
  const [, navigate] = useLocation();
  const [credential, setCredential] = useState("");
  const form = useForm({
    fields: FIELDS,
    check: ({ password }): FormProblem<"password"> | null =>
      hasPassword && password === ""
        ? { message: "Please enter a password.", fields: { password: "Please enter a password." } }
        : null,
    send: async ({ password }) => {
      const deleted = await deleteOwnAccount({ password, credential });
      if (!deleted.ok) return { message: deleted.problem, fields: { password: deleted.problem } };
      navigate("/");
      forgetOwnProgress();
      forgetSession();
      showToast("Your account was deleted.");
      return null;
    },
  });
  return (
    <>
      <p>This cannot be undone.</p>
      <Banner banner={form.banner} onLeave={form.dismissBanner} />
      <form className="account-form" {...form.formProps}>
        {hasPassword && (
          <PasswordField
            name="password"
            label="Your password"
            what="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
        )}
        {!hasPassword && <GoogleProof credential={credential} onCredential={setCredential} />}
        <div className="buttons">
          <button type="button" className="button" onClick={onCancel}>
            Keep my account
          </button>
          <SubmitButton isReady={form.isReady} isSending={form.isSending}>
            Delete for good
          </SubmitButton>
        </div>
      </form>
      {form.isSending && <LoadingOverlay />}
    </>
  );
}
