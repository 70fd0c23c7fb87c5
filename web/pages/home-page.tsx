import { Link } from "wouter";
import { ContentPicture } from "../components/content-picture.tsx";
import { CountedToday } from "../components/counted-today.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { LinkCard } from "../components/link-card.tsx";
import { PressList } from "../components/press-list.tsx";
import { Section } from "../components/section.tsx";
import { Stats } from "../components/stats.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import type { Home } from "../content/types.ts";
import { TryIt } from "./sample-turn/try-it.tsx";
import { Sponsors } from "./home/sponsors.tsx";
import { TechShowcase } from "./home/tech-showcase.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import content from "../../assets/content/home.json";

const home = content as Home;

export default function HomePage() {
  const { hero, whatWeDo, impact, press } = home;
  return (
    <>
      <Hero heading={hero.heading} lead={hero.lead} picture={<Wiggle pose="listening" />}>
        <p className="buttons">
          <Link href={hero.button.url} className="button primary large">
            {hero.button.label}
            <Icon name="arrow" />
          </Link>
          <Link href={`/game/${hero.game.slug}`} className="button large">
            {hero.game.label}
          </Link>
        </p>
        <TryIt slug={hero.game.slug} />
        <Stats stats={hero.stats} />
        <CountedToday />
      </Hero>
      <Testimonials {...home.testimonials} />
      <Section heading={whatWeDo.heading} lead={whatWeDo.lead} ground="mint">
        <ul className="card-grid">
          {whatWeDo.cards.map(({ title, text, link, picture }) => (
            <li key={link.url}>
              <LinkCard
                title={title}
                text={text}
                link={link}
                picture={<ContentPicture picture={picture} width={320} height={200} />}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={impact.heading} lead={impact.lead} ground="apricot">
        <Stats stats={impact.stats} />
        <p>
          <Link href={impact.link.url} className="button">
            {impact.link.label}
            <Icon name="arrow" />
          </Link>
        </p>
      </Section>
      <Sponsors {...home.sponsors} />
      <TechShowcase {...home.showcase} />
      <Section heading={press.heading} lead={press.lead}>
        <PressList />
      </Section>
    </>
  );
}
