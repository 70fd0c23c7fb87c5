import { Link, useLocation } from "wouter";
import { AccountMenu } from "../../accounts/account-menu.tsx";
import { SITE_NAME } from "../../site-name.ts";
import { site } from "../../site-content.ts";
import { Disclosure } from "../disclosure.tsx";
import { Wiggle } from "../wiggle.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { NavLink } from "./nav-link.tsx";

/** The full bar from 1024 pixels where letters have their usual size, the opener of the menu below: both are in the page, the style sheet shows one. */
export function SiteHeader() {
  const [location] = useLocation();
  const { links, legal, gameZone } = site.nav;
  return (
    <header className="site-header">
      <div className="site-bar">
        {/* Straight to where /home leads, which spares a redirect. */}
        <Link href="/" className="brand" aria-label={`${SITE_NAME}, home`}>
          <Wiggle pose="face" />
          <span>{SITE_NAME}</span>
        </Link>
        <nav className="bar-nav" aria-label="Main">
          <ul>
            {links.map(({ label, medium, wide, url }) => (
              <li key={url}>
                <NavLink href={url}>
                  {medium === undefined || wide === undefined ? (
                    label
                  ) : (
                    <>
                      <span className="at-medium">{medium}</span>
                      <span className="at-wide">{wide}</span>
                    </>
                  )}
                </NavLink>
              </li>
            ))}
            <li>
              {/* A new page closes it. */}
              <Disclosure key={location} label="Legal">
                <ul>
                  {legal.map(({ label, url }) => (
                    <li key={url}>
                      <NavLink href={url}>{label}</NavLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          </ul>
          <NavLink href={gameZone.url} className="button primary">
            {gameZone.label}
          </NavLink>
          <AccountMenu />
        </nav>
        <MenuDrawer />
      </div>
    </header>
  );
}
