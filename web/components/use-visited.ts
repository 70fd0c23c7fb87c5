import { useState, type FocusEvent } from "react";

export interface VisitedProps {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** Whether the focus or a pointer is in an element, which gets the props. A pointer that leaves takes no focus along. */
export function useVisited(): readonly [isVisited: boolean, props: VisitedProps] {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const props: VisitedProps = {
    onFocus: () => setIsFocused(true),
    // From one control inside to the next the focus does not leave, nor while another window is in front.
    onBlur: ({ currentTarget, relatedTarget }) =>
      setIsFocused(currentTarget.contains(relatedTarget ?? document.activeElement)),
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
  };
  return [isHovered || isFocused, props];
}
