import { useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { checkOtherEmail } from "../../accounts/form-checks.ts";
import { askForOtherEmail } from "../../accounts/own-account.ts";
import { useForm } from "../../accounts/use-form.ts";
import { Banner } from "./banner.tsx";
import { FormField } from "./form-field.tsx";
import { GoogleProof } from "./google-proof.tsx";
import { PasswordField } from "./password-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

const FIELDS = ["email", "password"] as const;

interface ChangeEmailProps {
  /** Who has one is asked for it, and Google for who has none: a device that was left logged in must not be enough. */
  readonly hasPassword: boolean;
}

export function ChangeEmail({ hasPassword }: ChangeEmailProps) {
  const [sentTo, setSentTo] = useState("");
  const [credential, setCredential] = useState("");
  const form = useForm({
    fields: FIELDS,
    check: (details) => checkOtherEmail(details, hasPassword),
    send: async ({ email, password }) => {
      const asked = await askForOtherEmail(email, { password, credential });
      setSentTo(asked.ok ? email : "");
      return asked.ok ? null : { message: asked.problem, fields: {} };
    },
  });
  return (
    <section aria-labelledby="change-email">
      <h2 id="change-email">Change my email</h2>
      <p>We send a link to the new email. Your account changes when you open it.</p>
      <Banner banner={form.banner} onLeave={form.dismissBanner} />
      <form className="account-form" {...form.formProps}>
        <FormField
          name="email"
          label="New email"
          type="email"
          autoComplete="email"
          maxLength={254}
          error={form.errors.email}
        />
        {hasPassword && (
          <PasswordField
            name="password"
            label="Your password now"
            what="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
        )}
        {!hasPassword && <GoogleProof credential={credential} onCredential={setCredential} />}
        <SubmitButton isReady={form.isReady} isSending={form.isSending}>
          Send the link
        </SubmitButton>
      </form>
      <output>{sentTo !== "" && `We sent a link to ${sentTo}. Please open it.`}</output>
      {form.isSending && <LoadingOverlay />}
    </section>
  );
}
