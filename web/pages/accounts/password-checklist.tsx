import type { PasswordFeedback } from "../../accounts/password-feedback.ts";

interface PasswordChecklistProps {
  /** Fields are described by it. */
  readonly id: string;
  readonly checklist: PasswordFeedback["checklist"];
}

/** What a password must be, and what of it is done. */
export function PasswordChecklist({ id, checklist }: PasswordChecklistProps) {
  return (
    <div id={id} className="password-checklist">
      <p>Your password must:</p>
      <ul>
        {checklist.map(({ text, isMet }) => (
          <li key={text} data-met={isMet}>
            <span aria-hidden="true">{isMet ? "✓" : "○"}</span>
            <span>
              {text}
              <span className="visually-hidden">{isMet ? ": done." : ": not yet."}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
