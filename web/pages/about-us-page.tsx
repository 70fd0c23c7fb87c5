import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Section } from "../components/section.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import type { StaffGroup } from "../content/types.ts";
import { VolunteerCard } from "./about-us/volunteer-card.tsx";
import team from "../../assets/content/team.json";

const groups = team.groups as readonly StaffGroup[];

export default function AboutUsPage() {
  const { heading, lead, join } = team;
  return (
    <>
      <Hero heading={heading} lead={lead} picture={<Wiggle pose="playing" />}>
        <p className="buttons">
          <a href="#join" className="button">
            {join.heading}
            <Icon name="down" />
          </a>
        </p>
      </Hero>
      <div className="team">
        <div className="section-inside">
          <a className="skip-social" href="#join">
            Skip the team members’ links
          </a>
          {groups.map(({ staffTitle, volunteers }) => (
            <section key={staffTitle} className="team-group">
              <h2>{staffTitle}</h2>
              <ul className="volunteer-list">
                {volunteers.map((volunteer) => (
                  <li key={volunteer.name}>
                    <VolunteerCard volunteer={volunteer} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <Section id="join" heading={join.heading} lead={join.lead} ground="mint">
        <p>
          <a href={`mailto:${join.email}`} className="button primary">
            <Icon name="mail" />
            {join.label}: {join.email}
          </a>
        </p>
      </Section>
    </>
  );
}
