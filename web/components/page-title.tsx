import { useEffect, useRef, type ReactNode } from "react";
import { arrive } from "../navigation.ts";

/** The one heading of a page, which takes the focus when a link has led here. */
export function PageTitle({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current !== null) arrive(heading.current);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
