import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether the game hears the keys. The game begins with the focus; it takes it back where the button that had it
 * goes away, which would else leave the player nowhere.
 */
export function useFocusInGame(region: RefObject<HTMLElement | null>): boolean {
  const [isInGame, setIsInGame] = useState(true);
  const lastFocused = useRef<Element | null>(null);

  useLayoutEffect(() => region.current?.focus(), [region]);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const onFocusIn = ({ target }: FocusEvent): void => {
      const isInside = target instanceof Element && element.contains(target);
      lastFocused.current = isInside ? target : null;
      setIsInGame(isInside);
    };
    const onFocusOut = ({ relatedTarget, target }: FocusEvent): void => {
      if (relatedTarget === null && target instanceof Element && target.isConnected) setIsInGame(false);
    };
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", onFocusOut);
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", onFocusOut);
    };
  }, [region]);
  // After every drawing.
  useLayoutEffect(() => {
    const isLost = lastFocused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) region.current?.focus({ preventScroll: true });
  });
  return isInGame;
}
