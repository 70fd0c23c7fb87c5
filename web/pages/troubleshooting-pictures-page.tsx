import { Link } from "wouter";
import { Icon } from "../components/icon.tsx";
import { PageTitle } from "../components/page-title.tsx";
import type { Troubleshooting } from "../content/types.ts";
import { Drawing } from "./troubleshooting/drawing.tsx";
import { drawingId, partsOf } from "./troubleshooting/parts-of.ts";
import content from "../../assets/content/troubleshooting.json";

const { issues } = content as Troubleshooting;

/** What a press on a picture of the page Troubleshooting opens; the part of the address after # chooses which. */
export default function TroubleshootingPicturesPage() {
  const parts = issues.flatMap(({ blocks }) => partsOf(blocks));
  return (
    <div className="page">
      <PageTitle>Pictures of the steps</PageTitle>
      <p className="lead">Drawings of what Chrome shows, not screenshots.</p>
      <p>
        <Link href="/troubleshooting" className="button quiet">
          <Icon name="left" />
          Troubleshooting
        </Link>
      </p>
      <div className="drawings">
        {parts.flatMap(({ title, images }) =>
          images.map((block) => (
            <figure key={block.prefix} id={drawingId(block)}>
              <h2>{title}</h2>
              <Drawing block={block} alt={`Drawing of “${title}”`} />
              <figcaption>{block.caption}</figcaption>
            </figure>
          )),
        )}
      </div>
    </div>
  );
}
