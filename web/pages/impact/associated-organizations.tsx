import type { Impact } from "../../content/types.ts";

export function AssociatedOrganizations({ heading, lead, organizations }: Impact["associated"]) {
  return (
    <>
      {/* The tab shows it already. */}
      <h3 className="panel-heading">{heading}</h3>
      <p>{lead}</p>
      <ul className="organization-list">
        {organizations.map(({ name, link }) => (
          <li key={link}>
            <a href={link}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
