import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { checkSchool } from "../../accounts/form-checks.ts";
import { enterSchool, type GooglePerson } from "../../accounts/google-sign-in.ts";
import { useForm } from "../../accounts/use-form.ts";
import { AccountCard, NextCard } from "./account-card.tsx";
import { Banner } from "./banner.tsx";
import { FormField } from "./form-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

const FIELDS = ["school"] as const;

/** The last step for somebody whom Google has signed in and who has no account yet. */
export function SchoolForm({ person }: { readonly person: GooglePerson }) {
  const form = useForm({
    fields: FIELDS,
    check: checkSchool,
    send: async ({ school }) => {
      const entered = await enterSchool(person, school);
      return entered.ok ? null : { message: entered.problem, fields: {} };
    },
  });
  return (
    <NextCard>
      <AccountCard title="Enter Your School" pose="reading">
        <p>
          Welcome, {person.name || person.email}! Tell us the name of your school, and your account is ready.
        </p>
        <Banner banner={form.banner} onLeave={form.dismissBanner} />
        <form className="account-form" {...form.formProps}>
          <FormField
            name="school"
            label="School name"
            autoComplete="organization"
            maxLength={160}
            error={form.errors.school}
          />
          <SubmitButton isReady={form.isReady} isSending={form.isSending}>
            Continue
          </SubmitButton>
        </form>
        {form.isSending && <LoadingOverlay />}
      </AccountCard>
    </NextCard>
  );
}
