import { ContentPicture } from "../../components/content-picture.tsx";
import { sampleMark } from "../../components/sample-mark.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import type { Volunteer } from "../../content/types.ts";

/** Who it is, what they do, and where to find them, as far as they have told. */
export function VolunteerCard({ volunteer }: { readonly volunteer: Volunteer }) {
  const { name, role, image } = volunteer;
  const links = linksOf(volunteer);
  return (
    <div className="card volunteer" {...sampleMark(volunteer)}>
      <ContentPicture picture={image} width={240} height={240} />
      <div className="volunteer-words">
        <h3>{name}</h3>
        <p>{role}</p>
      </div>
      {links.length > 0 && (
        <ul className="volunteer-links">
          {links.map(({ label, href, icon }) => (
            <li key={label}>
              <a href={href}>
                <Icon name={icon} />
                {label}
                <span className="visually-hidden"> of {name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SocialLink {
  readonly label: string;
  readonly href: string;
  readonly icon: IconName;
}

function linksOf({ linkedin, github, website, email }: Volunteer): readonly SocialLink[] {
  const links: SocialLink[] = [];
  if (linkedin !== undefined) links.push({ label: "LinkedIn", href: linkedin, icon: "network" });
  if (github !== undefined) links.push({ label: "GitHub", href: github, icon: "code" });
  if (email !== undefined) links.push({ label: "Email", href: `mailto:${email}`, icon: "mail" });
  if (website !== undefined) links.push({ label: "Website", href: website, icon: "away" });
  return links;
}
