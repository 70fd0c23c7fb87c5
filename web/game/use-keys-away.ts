import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether somebody who plays by keys has left the game with them. Who points at things does not need to be told.
 *
 * The game begins with the focus, and takes it back where the button that had it goes away, which would else leave the
 * player nowhere.
 */
export function useKeysAway(region: RefObject<HTMLElement | null>): boolean {
  const [isAway, setIsAway] = useState(false);
  const lastFocused = useRef<Element | null>(null);

  useLayoutEffect(() => region.current?.focus(), [region]);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    let isByKey = false;
    const onPointerDown = (): void => {
      isByKey = false;
    };
    const onKeyDown = ({ target }: KeyboardEvent): void => {
      isByKey = true;
      if (target instanceof Node && !element.contains(target)) setIsAway(true);
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      const isInside = target instanceof Element && element.contains(target);
      lastFocused.current = isInside ? target : null;
      if (isInside) setIsAway(false);
      else if (isByKey) setIsAway(true);
    };
    document.addEventListener("pointerdown", onPointerDown, true);
    document.addEventListener("keydown", onKeyDown, true);
    document.addEventListener("focusin", onFocusIn);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, true);
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("focusin", onFocusIn);
    };
  }, [region]);
  // After every drawing.
  useLayoutEffect(() => {
    const isLost = lastFocused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) region.current?.focus({ preventScroll: true });
  });
  return isAway;
}
