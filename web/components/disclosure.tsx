import { useId, useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Where somebody else decides; without them it keeps its state itself. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A button that shows a list of links below itself. It closes on Escape, and when the focus or a press goes elsewhere. */
export function Disclosure({ label, children, isOpen: told, onToggle }: DisclosureProps) {
  const [kept, setKept] = useState(false);
  const isOpen = told ?? kept;
  const toggle = onToggle ?? setKept;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears what bubbles up from the controls inside
    <div
      className="disclosure"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) toggle(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !isOpen) return;
        toggle(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="disclosure-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => toggle(!isOpen)}
      >
        <span>{label}</span>
        <Icon name="down" />
      </button>
      <div id={id} className="disclosure-panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
