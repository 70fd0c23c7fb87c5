import { Link } from "wouter";
import { ContentPicture } from "../components/content-picture.tsx";
import { CountedToday } from "../components/counted-today.tsx";
import { Hero } from "../components/hero.tsx";
import { Points } from "../components/points.tsx";
import { Section } from "../components/section.tsx";
import { Stats } from "../components/stats.tsx";
import home from "../../assets/content/home.json";
import { TryIt } from "./sample-turn/try-it.tsx";
import content from "../../assets/content/console.json";

export default function AudioConsolePage() {
  const { hero, design, play, build, backing, whyItMatters } = content;
  const grants = backing.grants.map(({ name, ...grant }) => ({ title: name, ...grant }));
  return (
    <>
      <Hero
        heading={hero.heading}
        lead={hero.lead}
        picture={
          <div className="console-picture">
            <ContentPicture picture={hero.picture} width={640} height={400} isLazy={false} />
          </div>
        }
      >
        <TryIt slug={home.hero.game.slug} />
        <Stats stats={hero.stats} />
        <CountedToday />
      </Hero>
      <Section heading={design.heading} lead={design.lead} ground="lilac">
        <Points points={design.points} />
      </Section>
      <Section heading={play.heading} lead={play.lead}>
        <Points points={play.points} />
      </Section>
      <Section heading={build.heading} lead={build.lead} ground="mint">
        <Points points={build.points} />
        <p>
          <Link href={build.guide.url} className="button">
            {build.guide.label}
          </Link>
        </p>
      </Section>
      <Section heading={backing.heading} lead={backing.lead} ground="apricot">
        <Points points={[...grants, backing.pilot]} />
      </Section>
      <Section heading={whyItMatters.heading} lead={whyItMatters.lead}>
        <Points points={whyItMatters.points} />
      </Section>
    </>
  );
}
