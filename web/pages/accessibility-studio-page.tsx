import { Link } from "wouter";
import { Carousel } from "../components/carousel.tsx";
import { ContentPicture } from "../components/content-picture.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Points } from "../components/points.tsx";
import { sampleMark } from "../components/sample-mark.ts";
import { Section } from "../components/section.tsx";
import { Steps } from "../components/steps.tsx";
import { StatedFigures } from "../components/stated-figures.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import content from "../../assets/content/studio.json";

export default function AccessibilityStudioPage() {
  const { hero, showcase, problem, opportunity, steps, worksWith, youGet, commitment } = content;
  return (
    <>
      <Hero heading={hero.heading} lead={hero.lead} picture={<Wiggle pose="playing" />}>
        <div className="studio-call">
          <a href={`mailto:${hero.email}`} className="button primary large">
            <Icon name="mail" />
            {hero.label}
          </a>
          <p className="note">By email to {hero.email}</p>
        </div>
        <StatedFigures />
      </Hero>
      <Section heading={showcase.heading} lead={showcase.lead} ground="lilac">
        <Carousel
          label={showcase.heading}
          slideName="Game"
          visible={3}
          slides={showcase.games.map(({ title, image, description, link, ...entry }) => (
            <div key={title} className="card link-card" {...sampleMark(entry)}>
              <div className="card-picture">
                <ContentPicture picture={image} width={400} height={240} />
              </div>
              <h3>{title}</h3>
              <p>{description}</p>
              <a href={link} target="_blank" rel="noreferrer" className="card-link play-link">
                <Icon name="play" />
                <span>
                  Play<span className="visually-hidden"> {title}</span> (opens in a new tab)
                </span>
              </a>
            </div>
          ))}
        />
      </Section>
      <Section heading={problem.heading} lead={problem.lead}>
        <Points points={problem.cards} />
      </Section>
      <Section heading={opportunity.heading} lead={opportunity.lead} ground="mint">
        <Points points={opportunity.cards} />
      </Section>
      <Section heading={steps.heading} lead={steps.lead}>
        <Steps steps={steps.list} />
      </Section>
      <div className="section" data-ground="apricot">
        <div className="section-inside studio-lists">
          {[worksWith, youGet].map(({ heading, lead, list }) => (
            <section key={heading} className="card">
              <h2>{heading}</h2>
              <p>{lead}</p>
              <ul className="ticked">
                {list.map((entry) => (
                  <li key={entry}>
                    <Icon name="tick" />
                    {entry}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <Section heading={commitment.heading} lead={commitment.lead}>
        <p className="buttons">
          <Link href="/accessibility-statement" className="button">
            Read our accessibility statement
            <Icon name="arrow" />
          </Link>
          <Link href="/sounds" className="button">
            Hear our sound library
            <Icon name="arrow" />
          </Link>
        </p>
      </Section>
    </>
  );
}
