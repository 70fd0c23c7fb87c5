import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { showToast } from "../../components/toast.tsx";
import { checkOwnNames } from "../../accounts/form-checks.ts";
import { changeOwnNames, type OwnData } from "../../accounts/own-account.ts";
import { useForm } from "../../accounts/use-form.ts";
import { Banner } from "./banner.tsx";
import { FormField } from "./form-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

const FIELDS = ["first_name", "last_name", "school_name"] as const;

interface ChangeNamesProps {
  readonly data: OwnData;
  readonly onChanged: () => void;
}

export function ChangeNames({ data, onChanged }: ChangeNamesProps) {
  const form = useForm({
    fields: FIELDS,
    check: checkOwnNames,
    send: async (names) => {
      const changed = await changeOwnNames(names);
      if (!changed.ok) return { message: changed.problem, fields: {} };
      showToast("Your name and school are changed.");
      onChanged();
      return null;
    },
  });
  const { errors } = form;
  return (
    <section aria-labelledby="change-names">
      <h2 id="change-names">Change my name or school</h2>
      <Banner banner={form.banner} onLeave={form.dismissBanner} />
      <form className="account-form" {...form.formProps}>
        <div className="field-pair">
          <FormField
            name="first_name"
            label="New first name"
            autoComplete="given-name"
            maxLength={80}
            defaultValue={data.firstName}
            error={errors.first_name}
          />
          <FormField
            name="last_name"
            label="New last name"
            autoComplete="family-name"
            maxLength={80}
            defaultValue={data.lastName}
            error={errors.last_name}
          />
        </div>
        <FormField
          name="school_name"
          label="New school name"
          autoComplete="organization"
          maxLength={160}
          defaultValue={data.school}
          error={errors.school_name}
        />
        <SubmitButton isReady={form.isReady} isSending={form.isSending}>
          Save
        </SubmitButton>
      </form>
      {form.isSending && <LoadingOverlay />}
    </section>
  );
}
