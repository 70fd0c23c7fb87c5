import { site, SOCIAL_ICONS } from "../site-content.ts";
import { Icon } from "./icon.tsx";

export function SocialLinks() {
  return (
    <ul className="social-links">
      {site.footer.social.map(({ kind, label, url }) => (
        <li key={kind}>
          <a href={url} className="button quiet">
            <Icon name={SOCIAL_ICONS[kind]} />
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
