import { useEffect, useState } from "react";

const STAY_MILLISECONDS = 5000;

interface HoldProps {
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/**
 * Lets news leave by itself after five seconds, counted anew whenever `onLeave` is another function.
 *
 * @param isLasting it stays
 * @returns for the element that holds it up while the focus or a pointer is there: what is being read stays
 */
export function useLeaveAfterAWhile(onLeave: () => void, isLasting: boolean): HoldProps {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isLasting || isHeld) return undefined;
    const timer = setTimeout(onLeave, STAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isLasting, isHeld, onLeave]);
  return {
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
  };
}
