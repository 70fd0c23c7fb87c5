import { Link } from "wouter";
import { ContentPicture } from "../../components/content-picture.tsx";
import { Icon } from "../../components/icon.tsx";
import { Section } from "../../components/section.tsx";
import type { Home } from "../../content/types.ts";
import { Film } from "./film.tsx";

export function TechShowcase({ heading, lead, poster, film, link }: Home["showcase"]) {
  return (
    <Section heading={heading} ground="mint">
      <div className="showcase">
        <div className="phone">
          {film === null ? (
            <ContentPicture picture={poster} width={280} height={560} />
          ) : (
            <Film film={film} poster={poster} />
          )}
        </div>
        <div>
          <p className="lead">{lead}</p>
          {film !== null && (
            <details className="film-told">
              <summary>The film in words</summary>
              <ul>
                {film.told.map((line, index) => (
                  // Lines come again, and none moves.
                  <li key={index}>{line}</li>
                ))}
              </ul>
            </details>
          )}
          <p>
            <Link href={link.url} className="button">
              {link.label}
              <Icon name="arrow" />
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
