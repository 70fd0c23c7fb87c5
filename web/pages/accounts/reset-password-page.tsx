import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { checkReset } from "../../accounts/form-checks.ts";
import { resetPassword } from "../../accounts/password-reset.ts";
import { currentSession, forgetSession } from "../../accounts/session.ts";
import { useForm } from "../../accounts/use-form.ts";
import { useQuery } from "../../accounts/use-query.ts";
import { AccountCard } from "./account-card.tsx";
import { Banner } from "./banner.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useResetLink } from "./use-reset-link.ts";

const FIELDS = ["password", "confirm_password"] as const;

export default function ResetPasswordPage() {
  const token = useQuery("token");
  return (
    <AccountCard title="Choose a new password" pose="reading">
      {token === undefined ? <LoadingOverlay /> : <ResetForm key={token} token={token} />}
    </AccountCard>
  );
}

function ResetForm({ token }: { readonly token: string }) {
  const [, navigate] = useLocation();
  const link = useResetLink(token);
  // Refused while it was being used, such as by somebody who has used it in another window.
  const [isRefused, setIsRefused] = useState(false);
  const { fullName, email } = link.person;
  const person = { firstName: fullName, lastName: "", email };
  const form = useForm({
    fields: FIELDS,
    check: (details) => checkReset(details, person),
    send: async ({ password }) => {
      const reset = await resetPassword(token, password);
      if (!reset.ok) {
        setIsRefused(reset.problem.isExpired);
        return reset.problem;
      }
      // The server has ended all sessions of this account, and so this browser's, if it is the same.
      if (currentSession()?.user.email === email) forgetSession();
      navigate("/reset-confirm", { replace: true });
      return null;
    },
  });
  const isExpired = link.isExpired || isRefused;
  const banner = form.banner ?? link.banner;
  return (
    <>
      {isExpired && <ExpiredBanner takesFocus={isRefused} />}
      <Banner banner={banner} onLeave={form.banner === null ? link.dismissBanner : form.dismissBanner} />
      {email !== "" && <p>For the account of {email}.</p>}
      <form className="account-form" {...form.formProps}>
        {/* Tells a password manager whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPasswordFields
          form={form}
          person={person}
          labels={["New password", "Confirm password"]}
          disabled={isExpired}
        />
        <SubmitButton isReady={form.isReady && !isExpired} isSending={form.isSending}>
          Reset password
        </SubmitButton>
      </form>
      {(form.isSending || link.isAsking) && <LoadingOverlay />}
    </>
  );
}

interface ExpiredBannerProps {
  /** Where the field that had the focus has just been switched off. */
  readonly takesFocus: boolean;
}

function ExpiredBanner({ takesFocus }: ExpiredBannerProps) {
  const wayOut = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) wayOut.current?.focus();
  }, [takesFocus]);
  return (
    // No alert: the banner below it is one, and two at once are heard over each other.
    <div className="expired-banner">
      <p>Password reset link expired!</p>
      <Link ref={wayOut} href="/forgot-password" className="button">
        Generate a new link
      </Link>
    </div>
  );
}
