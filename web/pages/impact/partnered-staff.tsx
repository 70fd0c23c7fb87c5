import { Icon } from "../../components/icon.tsx";
import type { Impact } from "../../content/types.ts";

export function PartneredStaff({ heading, lead, schools, thanks }: Impact["partnered"]) {
  return (
    <>
      {/* The tab shows it already. */}
      <h3 className="panel-heading">{heading}</h3>
      <p>{lead}</p>
      <ul className="staff-list">
        {schools.map(({ name, link, educators }) => (
          <li key={link}>
            <h4>
              <a href={link}>{name}</a>
            </h4>
            <ul>
              {educators.map((educator) => (
                <li key={educator.email}>
                  {educator.name}
                  <a href={`mailto:${educator.email}`}>
                    <Icon name="mail" />
                    {educator.email}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="thanks">{thanks}</p>
    </>
  );
}
