import { useEffect, useId, useRef, useState } from "react";
import type { Feedback } from "../../accounts/password-feedback.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../../../server/accounts/password-rules.ts";

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** What the button shows and hides, such as "password". */
  readonly what: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly error?: string | undefined;
  /** What is said while it is typed. An error goes first. */
  readonly feedback?: Feedback | null;
  /** The id of what else describes it. */
  readonly describedBy?: string;
  readonly disabled?: boolean;
}

/** A password that can be shown, pasted, and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, what, autoComplete, error, feedback = null, describedBy, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isCut = useIsCut(input);
  const said: Feedback | null = error === undefined ? feedback : { tone: "problem", text: error };
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <div className="password-box">
        <input
          ref={input}
          id={id}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          minLength={SHORTEST_PASSWORD}
          maxLength={LONGEST_PASSWORD}
          disabled={disabled}
          aria-required="true"
          aria-invalid={said?.tone === "problem"}
          aria-describedby={describedBy === undefined ? `${id}-said` : `${id}-said ${describedBy}`}
        />
        <button
          type="button"
          className="button quiet"
          aria-controls={id}
          disabled={disabled}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
          <span className="visually-hidden"> {what}</span>
        </button>
      </div>
      {/* An error is heard with the field, which takes the focus; only what comes while typing is to be announced. */}
      <div id={`${id}-said`} role={error === undefined ? "status" : undefined}>
        {said !== null && (
          <p className={said.tone === "problem" ? "field-error" : "field-praise"}>{said.text}</p>
        )}
        {isCut && (
          <p className="field-note">
            A password has at most {LONGEST_PASSWORD} characters. The rest was left out.
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Whether the last input was longer than the field takes. A browser leaves out the rest without a word, and somebody who
 * does not see the field would believe that all of it is there.
 */
function useIsCut(input: React.RefObject<HTMLInputElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = input.current;
    const measure = ({ data }: InputEvent) => {
      if (element === null) return;
      const { value, selectionStart, selectionEnd } = element;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      setIsCut(value.length - replaced + (data?.length ?? 0) > LONGEST_PASSWORD);
    };
    element?.addEventListener("beforeinput", measure);
    return () => element?.removeEventListener("beforeinput", measure);
  }, [input]);
  return isCut;
}
