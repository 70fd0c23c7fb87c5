import { Carousel } from "../components/carousel.tsx";
import { ContentPicture } from "../components/content-picture.tsx";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { sampleMark } from "../components/sample-mark.ts";
import { Section } from "../components/section.tsx";
import { StatedFigures } from "../components/stated-figures.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import { Playlist } from "./our-projects/playlist.tsx";
import { Research } from "./our-projects/research.tsx";
import projects from "../../assets/content/projects.json";

const CLASSROOMS = "In the classroom";

export default function OurProjectsPage() {
  const { heading, lead, classrooms, research, events, hackathon, social } = projects;
  return (
    <>
      <Hero heading={heading} lead={lead} picture={<Wiggle pose="listening" />}>
        <StatedFigures />
      </Hero>
      <Section heading={CLASSROOMS} ground="lilac">
        <div className="classrooms">
          <Carousel
            label={CLASSROOMS}
            slideName="Picture"
            slides={classrooms.map(({ image, caption, ...entry }) => (
              <figure key={image.file} className="classroom" {...sampleMark(entry)}>
                <ContentPicture picture={image} width={640} height={420} />
                <figcaption>{caption}</figcaption>
              </figure>
            ))}
          />
        </div>
      </Section>
      <Section heading={research.heading} lead={research.lead}>
        <Research tiles={research.tiles} papers={research.papers} />
      </Section>
      <Section heading={events.heading} lead={events.lead} ground="mint">
        <ul className="card-grid">
          {events.kinds.map(({ title, text }) => (
            <li key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p>
          <AwayLink {...events.photos} />
        </p>
      </Section>
      <Section heading={hackathon.heading} ground="apricot">
        <div className="hackathon">
          <ContentPicture picture={hackathon.picture} width={640} height={400} />
          <div>
            <p className="lead">{hackathon.lead}</p>
            <p>
              <AwayLink {...hackathon.site} />
            </p>
          </div>
        </div>
      </Section>
      <Section heading={social.heading} lead={social.lead}>
        <Playlist {...social.playlist} />
        <p>
          <AwayLink {...social.channel} />
        </p>
      </Section>
    </>
  );
}

function AwayLink({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <a href={url} className="button">
      {label}
      <Icon name="arrow" />
    </a>
  );
}
