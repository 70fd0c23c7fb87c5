import { FormField } from "./form-field.tsx";

/** The email of an account, by which password managers know it too. */
export function EmailField({ error }: { readonly error?: string | undefined }) {
  return (
    <FormField
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      maxLength={254}
      error={error}
    />
  );
}
