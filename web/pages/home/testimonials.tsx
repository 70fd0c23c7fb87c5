import { Carousel } from "../../components/carousel.tsx";
import { ContentPicture } from "../../components/content-picture.tsx";
import { InlineText } from "../../components/inline-text.tsx";
import { sampleMark } from "../../components/sample-mark.ts";
import { Section } from "../../components/section.tsx";
import type { Home, Testimonial } from "../../content/types.ts";
import content from "../../../assets/content/testimonials.json";

const testimonials = content as readonly Testimonial[];

export function Testimonials({ heading, lead }: Home["testimonials"]) {
  return (
    <Section heading={heading} lead={lead} ground="lilac">
      <Carousel
        label="Testimonials"
        slideName="Testimonial"
        visible={3}
        slides={testimonials.map(({ image, text, name, role, ...entry }) => (
          <figure key={name} className="card testimonial" {...sampleMark(entry)}>
            <blockquote>
              <p>
                <InlineText parts={text} />
              </p>
            </blockquote>
            <figcaption>
              <ContentPicture picture={image} width={64} height={64} />
              <span>
                <strong>{name}</strong>
                <br />
                <InlineText parts={role} />
              </span>
            </figcaption>
          </figure>
        ))}
      />
    </Section>
  );
}
