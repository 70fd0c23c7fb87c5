import { useEffect } from "react";
import { SITE_NAME } from "../site-name.ts";

/** The heading of a page, which also names it to the browser. It can be given the focus after navigation. */
export function PageTitle({ children }: { readonly children: string }) {
  useEffect(() => {
    document.title = `${children} – ${SITE_NAME}`;
  }, [children]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
