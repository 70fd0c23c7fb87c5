import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { PressList } from "../components/press-list.tsx";
import { Section } from "../components/section.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import { site } from "../site-content.ts";
import home from "../../assets/content/home.json";

export default function PressPage() {
  const { heading, lead } = home.press;
  const { contact } = site.footer;
  return (
    <>
      <Hero heading={heading} lead={lead} picture={<Wiggle pose="reading" />} />
      <Section heading="All stories" ground="lilac">
        <PressList />
      </Section>
      <Section
        heading="Writing about us?"
        lead="Ask us anything. You are welcome to play, to listen, and to talk with the people who make the games."
      >
        <p>
          <a href={`mailto:${contact.email}`} className="button">
            <Icon name="mail" />
            {contact.label}: {contact.email}
          </a>
        </p>
      </Section>
    </>
  );
}
