import { useState } from "react";
import { Link } from "wouter";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { checkSignUp, personOf } from "../../accounts/form-checks.ts";
import type { GooglePerson } from "../../accounts/google-sign-in.ts";
import { signUp } from "../../accounts/log-in.ts";
import { useForm } from "../../accounts/use-form.ts";
import { useLeaveWhenLoggedIn } from "../../accounts/use-leave-when-logged-in.ts";
import { AccountCard } from "./account-card.tsx";
import { Banner } from "./banner.tsx";
import { EmailField } from "./email-field.tsx";
import { FormField } from "./form-field.tsx";
import { GoogleEntry } from "./google-entry.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { SchoolForm } from "./school-form.tsx";
import { AskGrownUp, SignupNotice } from "./signup-notice.tsx";
import { SubmitButton } from "./submit-button.tsx";

const FIELDS = ["first_name", "last_name", "school_name", "email", "password", "confirm_password"] as const;

export default function SignupPage() {
  const [newcomer, setNewcomer] = useState<GooglePerson | null>(null);
  const [isYoung, setIsYoung] = useState(false);
  useLeaveWhenLoggedIn();
  if (newcomer !== null) return <SchoolForm person={newcomer} />;
  if (isYoung) return <AskGrownUp onBack={() => setIsYoung(false)} />;
  return (
    <AccountCard title="Sign Up" pose="playing">
      <p>All games can be played without an account.</p>
      <SignupNotice onYoung={() => setIsYoung(true)} />
      <SignupForm />
      <GoogleEntry text="signup_with" onUnknown={setNewcomer} />
      <p className="account-other">
        Already have an account? <Link href="/login">Log in</Link>
      </p>
    </AccountCard>
  );
}

function SignupForm() {
  // Once the account is there, what went wrong after it must not leave: the way on is to log in.
  const [isSignedUp, setIsSignedUp] = useState(false);
  const form = useForm({
    fields: FIELDS,
    check: checkSignUp,
    send: async (details) => {
      const entered = await signUp(details);
      if (entered.ok) return null;
      setIsSignedUp(entered.problem.isSignedUp);
      return entered.problem;
    },
  });
  const { errors } = form;
  return (
    <>
      <Banner banner={form.banner} onLeave={form.dismissBanner} isLasting={isSignedUp} />
      {isSignedUp && (
        <p>
          Your account is ready. Only logging in did not work. <Link href="/login">Log in</Link>
        </p>
      )}
      <form className="account-form" {...form.formProps}>
        <div className="field-pair">
          <FormField
            name="first_name"
            label="First name"
            autoComplete="given-name"
            maxLength={80}
            error={errors.first_name}
          />
          <FormField
            name="last_name"
            label="Last name"
            autoComplete="family-name"
            maxLength={80}
            error={errors.last_name}
          />
        </div>
        <FormField
          name="school_name"
          label="School name"
          autoComplete="organization"
          maxLength={160}
          error={errors.school_name}
        />
        <EmailField error={errors.email} />
        <NewPasswordFields
          form={form}
          person={personOf(form.values)}
          labels={["Password", "Confirm password"]}
        />
        <SubmitButton isReady={form.isReady} isSending={form.isSending}>
          Sign Up
        </SubmitButton>
      </form>
      {form.isSending && <LoadingOverlay />}
    </>
  );
}
