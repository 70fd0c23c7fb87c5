import { useEffect } from "react";
import { useVisited, type VisitedProps } from "./use-visited.ts";

const STAY_MILLISECONDS = 5000;

/**
 * Lets news leave by itself after five seconds, counted anew whenever `onLeave` is another function.
 *
 * @param isLasting it stays
 * @returns for the element that holds it up while the focus or a pointer is there: what is being read stays
 */
export function useLeaveAfterAWhile(onLeave: () => void, isLasting: boolean): VisitedProps {
  const [isHeld, hold] = useVisited();
  useEffect(() => {
    if (isLasting || isHeld) return undefined;
    const timer = setTimeout(onLeave, STAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isLasting, isHeld, onLeave]);
  return hold;
}
