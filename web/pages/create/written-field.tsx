import { useId } from "react";
import type { Field } from "../../../games/made/kinds.ts";

interface WrittenFieldProps {
  readonly field: Field;
  readonly value: string;
  readonly onWrite: (text: string) => void;
  readonly fault: string | undefined;
  /** How the fields are called of which one is chosen. */
  readonly names: Readonly<Record<string, string>>;
}

/** A field with its label and help above, and what is wrong with it below. */
export function WrittenField({ field, value, onWrite, fault, names }: WrittenFieldProps) {
  const id = useId();
  const described = [
    ...(field.help === undefined ? [] : [`${id}-help`]),
    ...(fault === undefined ? [] : [`${id}-fault`]),
  ].join(" ");
  const shared = {
    id,
    value,
    "aria-required": field.isOptional !== true,
    "aria-invalid": fault !== undefined,
    "aria-describedby": described === "" ? undefined : described,
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>{field.label}</label>
      {field.help !== undefined && (
        <p id={`${id}-help`} className="note">
          {field.help}
        </p>
      )}
      {field.oneOf === undefined ? (
        <input {...shared} type="text" autoComplete="off" onChange={(event) => onWrite(event.target.value)} />
      ) : (
        <select {...shared} onChange={(event) => onWrite(event.target.value)}>
          <option value="">Choose</option>
          {field.oneOf.map((one) => (
            <option key={one} value={one}>
              {names[one] ?? one}
            </option>
          ))}
        </select>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="field-error">
          {fault}
        </p>
      )}
    </div>
  );
}
