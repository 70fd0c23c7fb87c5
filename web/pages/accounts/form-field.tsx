import { useId, type ComponentProps } from "react";

interface FormFieldProps extends Omit<ComponentProps<"input">, "id" | "className"> {
  readonly name: string;
  readonly label: string;
  readonly error?: string | undefined;
}

/** A field with its label above and what is wrong with it below. */
export function FormField({ label, error, ...input }: FormFieldProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-required="true"
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...input}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
