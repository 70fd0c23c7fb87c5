import type { ReactNode } from "react";

interface SubmitButtonProps {
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly children: ReactNode;
}

/** While a form is on its way the button keeps the focus, and pressing it again does nothing. */
export function SubmitButton({ isReady, isSending, children }: SubmitButtonProps) {
  return (
    <button type="submit" className="button primary" disabled={!isReady} aria-disabled={isSending}>
      {children}
    </button>
  );
}
