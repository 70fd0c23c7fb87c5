import { ContentPicture } from "../components/content-picture.tsx";
import { CountedToday } from "../components/counted-today.tsx";
import { Hero } from "../components/hero.tsx";
import { sampleMark } from "../components/sample-mark.ts";
import { Section } from "../components/section.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import type { Impact } from "../content/types.ts";
import { Partners } from "./impact/partners.tsx";
import { SchoolMap } from "./impact/school-map.tsx";
import content from "../../assets/content/impact.json";

const impact = content as Impact;

export default function ImpactPage() {
  const { heading, lead, accolades, gallery, map, associated, partnered } = impact;
  return (
    <>
      <Hero heading={heading} lead={lead} picture={<Wiggle pose="waving" />}>
        <CountedToday />
      </Hero>
      <Section heading={accolades.heading} lead={accolades.lead} ground="apricot">
        <ul className="accolade-list">
          {accolades.awards.map(({ title, text, image, ...entry }) => (
            <li key={title} className="card accolade" {...sampleMark(entry)}>
              <div className="card-picture">
                <ContentPicture picture={image} width={400} height={240} />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={gallery.heading} lead={gallery.lead}>
        <ul className="photo-grid">
          {gallery.photos.map(({ image, caption, ...entry }) => (
            <li key={image.file} {...sampleMark(entry)}>
              <figure>
                <ContentPicture picture={image} width={640} height={420} />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={map.heading} lead={map.lead} ground="mint" id="schools">
        <div className="schools-and-partners">
          <SchoolMap schools={map.schools} />
          <Partners associated={associated} partnered={partnered} />
        </div>
      </Section>
    </>
  );
}
