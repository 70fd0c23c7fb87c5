import { Link } from "wouter";
import { SITE_NAME } from "../../site-name.ts";
import { site } from "../../site-content.ts";
import { Icon } from "../icon.tsx";
import { SocialLinks } from "../social-links.tsx";
import { Wiggle } from "../wiggle.tsx";
import { QUICK_LINKS_ID } from "./quick-links-id.ts";
import { ThemeChoice } from "./theme-choice.tsx";

export function SiteFooter() {
  const { quickLinks, contact, nonprofit, copyright } = site.footer;
  return (
    <footer className="site-footer">
      <div className="footer-inside">
        <div className="footer-about">
          <Wiggle pose="waving" isLazy />
          <p>{nonprofit.text}</p>
          <a href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            {contact.label}: {contact.email}
          </a>
        </div>
        <nav id={QUICK_LINKS_ID} aria-label="Quick links">
          <h2>Quick links</h2>
          <ul>
            {quickLinks.map(({ label, url }) => (
              <li key={url}>
                <Link href={url}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Follow us</h2>
          <SocialLinks />
          <ThemeChoice />
        </div>
        <div className="footer-last">
          <p>
            © {copyright.year} {SITE_NAME}. {copyright.text}
          </p>
          <ul aria-label="Legal">
            {site.nav.legal.map(({ label, url }) => (
              <li key={url}>
                <Link href={url}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
