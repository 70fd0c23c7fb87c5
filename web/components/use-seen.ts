import { useEffect, useState, type RefObject } from "react";

/** The specification's measure for what is heavy: it loads once this share of its place is in view. */
const SHARE = 0.3;

/** Whether an element has been in view, by 30 %. Once true it stays true. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { threshold: SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
