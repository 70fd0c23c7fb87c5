import { Link, useLocation } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { checkForgotPassword } from "../../accounts/form-checks.ts";
import { sendResetLink } from "../../accounts/password-reset.ts";
import { useForm } from "../../accounts/use-form.ts";
import { AccountCard } from "./account-card.tsx";
import { Banner } from "./banner.tsx";
import { EmailField } from "./email-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

const FIELDS = ["email"] as const;

export default function ForgotPasswordPage() {
  const [, navigate] = useLocation();
  const form = useForm({
    fields: FIELDS,
    check: checkForgotPassword,
    send: async ({ email }) => {
      const sent = await sendResetLink(email);
      if (!sent.ok) return sent.problem;
      navigate("/reset-link-sent");
      return null;
    },
  });
  return (
    <AccountCard title="Forgot password?" pose="reading">
      <p>Tell us your email. We will send you a link for choosing a new password.</p>
      <Banner banner={form.banner} onLeave={form.dismissBanner} />
      <form className="account-form" {...form.formProps}>
        <EmailField error={form.errors.email} />
        <SubmitButton isReady={form.isReady} isSending={form.isSending}>
          Send link to email
        </SubmitButton>
      </form>
      <p className="account-other">
        <Link href="/login">Back to log in</Link>
      </p>
      {form.isSending && <LoadingOverlay />}
    </AccountCard>
  );
}
