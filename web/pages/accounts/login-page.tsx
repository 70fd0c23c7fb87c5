import { useState } from "react";
import { Link } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { checkLogin } from "../../accounts/form-checks.ts";
import type { GooglePerson } from "../../accounts/google-sign-in.ts";
import { logIn } from "../../accounts/log-in.ts";
import { useForm } from "../../accounts/use-form.ts";
import { useLeaveWhenLoggedIn } from "../../accounts/use-leave-when-logged-in.ts";
import { AccountCard } from "./account-card.tsx";
import { Banner } from "./banner.tsx";
import { EmailField } from "./email-field.tsx";
import { GoogleEntry } from "./google-entry.tsx";
import { PasswordField } from "./password-field.tsx";
import { SchoolForm } from "./school-form.tsx";
import { SharedComputerBox } from "./shared-computer-box.tsx";
import { SubmitButton } from "./submit-button.tsx";

const FIELDS = ["email", "password"] as const;

export default function LoginPage() {
  const [newcomer, setNewcomer] = useState<GooglePerson | null>(null);
  useLeaveWhenLoggedIn();
  if (newcomer !== null) return <SchoolForm person={newcomer} />;
  return (
    <AccountCard title="Log in" pose="waving">
      <LoginForm />
      <GoogleEntry text="signin_with" onUnknown={setNewcomer} />
      <p className="account-other">
        No account yet? <Link href="/signup">Sign Up</Link>
      </p>
    </AccountCard>
  );
}

function LoginForm() {
  const form = useForm({
    fields: FIELDS,
    check: checkLogin,
    send: async (details) => {
      const entered = await logIn(details);
      return entered.ok ? null : entered.problem;
    },
  });
  return (
    <>
      <Banner banner={form.banner} onLeave={form.dismissBanner} />
      <form className="account-form" {...form.formProps}>
        <EmailField error={form.errors.email} />
        <PasswordField
          name="password"
          label="Password"
          what="password"
          autoComplete="current-password"
          error={form.errors.password}
        />
        <Link href="/forgot-password" className="account-forgot">
          Forgot password?
        </Link>
        <SharedComputerBox />
        <SubmitButton isReady={form.isReady} isSending={form.isSending}>
          Log in
        </SubmitButton>
      </form>
      {form.isSending && <LoadingOverlay />}
    </>
  );
}
