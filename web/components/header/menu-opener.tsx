import { useCallback, useRef } from "react";
import { QUICK_LINKS_ID } from "../footer/quick-links-id.ts";
import { Icon } from "../icon.tsx";
import { useIsLive } from "../use-is-live.ts";

interface MenuOpenerProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const LOOK = "button quiet menu-button";

/** The button of the drawer. Until the application is live, a link to the links of the footer stands in its place. */
export function MenuOpener({ isOpen, onOpen }: MenuOpenerProps) {
  const isLive = useIsLive();
  const hadFocus = useRef(false);
  // Its clean-up runs just before the link is taken out of the page.
  const watchLink = useCallback(
    (link: HTMLAnchorElement) => () => {
      hadFocus.current = document.activeElement === link;
    },
    [],
  );
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (hadFocus.current) button?.focus({ preventScroll: true });
  }, []);
  if (!isLive)
    return (
      <a ref={watchLink} href={`#${QUICK_LINKS_ID}`} className={LOOK}>
        <Icon name="menu" />
        Menu
      </a>
    );
  return (
    <button
      ref={takeFocus}
      type="button"
      className={LOOK}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <Icon name="menu" />
      Menu
    </button>
  );
}
