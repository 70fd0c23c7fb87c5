import { useEffect, useRef } from "react";
import { DrawerAccount } from "../../accounts/account-menu.tsx";
import { SITE_NAME } from "../../site-name.ts";
import { site } from "../../site-content.ts";
import { useDialog } from "../use-dialog.ts";
import { Icon } from "../icon.tsx";
import { SocialLinks } from "../social-links.tsx";
import { Wiggle } from "../wiggle.tsx";
import { MenuOpener } from "./menu-opener.tsx";
import { NavLink } from "./nav-link.tsx";

/** The menu of small windows: all links of the bar and the social ones, in a drawer at the right. */
export function MenuDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close, isOpen } = useDialog(dialog);
  useEffect(() => {
    // Whoever goes back is on another page; and in a wide window the bar has all of this.
    const leave = (): void => dialog.current?.close();
    const look = (): void => {
      if (dialog.current?.previousElementSibling?.checkVisibility() === false) leave();
    };
    window.addEventListener("popstate", leave);
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("popstate", leave);
      window.removeEventListener("resize", look);
    };
  }, []);
  const { links, legal, gameZone } = site.nav;
  return (
    <>
      <MenuOpener isOpen={isOpen} onOpen={open} />
      <dialog ref={dialog} className="drawer" aria-label="Menu">
        <div className="drawer-inside">
          <div className="drawer-head">
            <span className="brand" aria-hidden="true">
              <Wiggle pose="face" />
              <span>{SITE_NAME}</span>
            </span>
            <button type="button" className="button quiet" onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">Close menu</span>
            </button>
          </div>
          <nav aria-label="Main">
            <NavLink href={gameZone.url} className="button primary" onClick={close}>
              {gameZone.label}
            </NavLink>
            <DrawerAccount onChosen={close} />
            <ul>
              {[...links, ...legal].map(({ label, url }) => (
                <li key={url}>
                  <NavLink href={url} onClick={close}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <SocialLinks />
        </div>
      </dialog>
    </>
  );
}
