import { Carousel } from "../../components/carousel.tsx";
import { ContentPicture } from "../../components/content-picture.tsx";
import { sampleMark } from "../../components/sample-mark.ts";
import { Section } from "../../components/section.tsx";
import type { Home } from "../../content/types.ts";

/** SPEC.md, section 9. */
const SLIDE_MILLISECONDS = 2500;

/** All at once where there is room, one after the other on small windows; the style sheet shows one of the two. */
export function Sponsors({ heading, lead, logos }: Home["sponsors"]) {
  const pictures = logos.map(({ name, image, url, ...entry }) => (
    <a key={name} href={url} className="logo" {...sampleMark(entry)}>
      <ContentPicture picture={{ ...image, alt: "" }} width={240} height={120} />
      {name}
    </a>
  ));
  return (
    <Section heading={heading} lead={lead}>
      <ul className="logo-grid">
        {pictures.map((picture) => (
          <li key={picture.key}>{picture}</li>
        ))}
      </ul>
      <div className="logo-carousel">
        <Carousel
          label={heading}
          slideName="Sponsor"
          slides={pictures}
          rotationMilliseconds={SLIDE_MILLISECONDS}
        />
      </div>
    </Section>
  );
}
