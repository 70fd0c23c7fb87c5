import { useId } from "react";
import type { Person } from "../../../server/accounts/password-rules.ts";
import type { ResetDetails } from "../../accounts/form-checks.ts";
import { givePasswordFeedback } from "../../accounts/password-feedback.ts";
import type { FormState } from "../../accounts/use-form.ts";
import { PasswordChecklist } from "./password-checklist.tsx";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
  /** The form that they are part of: it may have other fields too. */
  readonly form: Pick<FormState<keyof ResetDetails>, "values" | "errors"> & {
    readonly touched: Pick<ReadonlySet<keyof ResetDetails>, "has">;
  };
  readonly person: Person;
  readonly labels: readonly [password: string, confirmation: string];
  readonly disabled?: boolean;
}

/** A new password, typed twice, with what is thought of it. */
export function NewPasswordFields({ form, person, labels, disabled = false }: NewPasswordFieldsProps) {
  const { values, touched, errors } = form;
  const checklist = useId();
  const feedback = givePasswordFeedback({
    password: values.password,
    confirm: values.confirm_password,
    person,
    // Who confirms a password that is not there yet is told, too.
    isPasswordTouched: touched.has("password") || touched.has("confirm_password"),
    isConfirmTouched: touched.has("confirm_password"),
  });
  // What the server finds wrong with a password is not praised below it.
  const confirm =
    errors.password !== undefined && feedback.confirm?.tone === "praise" ? null : feedback.confirm;
  return (
    <>
      <PasswordField
        name="password"
        label={labels[0]}
        what="password"
        autoComplete="new-password"
        error={errors.password}
        feedback={feedback.password}
        describedBy={checklist}
        disabled={disabled}
      />
      <PasswordChecklist id={checklist} checklist={feedback.checklist} />
      <PasswordField
        name="confirm_password"
        label={labels[1]}
        what="confirmed password"
        autoComplete="new-password"
        error={errors.confirm_password}
        feedback={confirm}
        disabled={disabled}
      />
    </>
  );
}
