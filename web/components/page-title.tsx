import { useEffect, useRef, type ReactNode } from "react";
import { arrive } from "../navigation.ts";

/** The one heading of a page, which takes the focus when a link has led here, or when the page has become another one. */
export function PageTitle({
  children,
  className,
  takesFocus = false,
}: {
  readonly children: ReactNode;
  readonly className?: string;
  readonly takesFocus?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current === null) return;
    if (takesFocus) heading.current.focus({ preventScroll: true });
    else arrive(heading.current);
  }, [takesFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
