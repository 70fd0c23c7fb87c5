import { ContentPicture } from "../components/content-picture.tsx";
import { EmailAddress } from "../components/email-address.tsx";
import { Icon } from "../components/icon.tsx";
import { PageTitle } from "../components/page-title.tsx";
import type { Troubleshooting } from "../content/types.ts";
import { Drawing } from "./troubleshooting/drawing.tsx";
import { drawingId, partsOf, type Part } from "./troubleshooting/parts-of.ts";
import content from "../../assets/content/troubleshooting.json";

const { lead, issues, help } = content as Troubleshooting;

export default function TroubleshootingPage() {
  return (
    <div className="page troubleshooting">
      <PageTitle>Troubleshooting</PageTitle>
      <p className="lead">{lead}</p>
      {issues.map(({ iconPath, name, body, blocks }) => (
        <section key={name} className="issue">
          <div className="issue-head">
            <ContentPicture picture={{ file: iconPath, alt: "" }} width={64} height={64} isLazy={false} />
            <div>
              <h2>{name}</h2>
              <p>{body}</p>
            </div>
          </div>
          <p className="note">
            The pictures are drawings of what you will see, not screenshots: Chrome may look a little
            different on your computer. Press one to open it in a new tab.
          </p>
          {partsOf(blocks).map((part) => (
            <IssuePart key={part.title} part={part} />
          ))}
        </section>
      ))}
      <section className="card issue-help">
        <h2>Still stuck?</h2>
        <p>{help.text}</p>
        <p>
          <a href={`mailto:${help.email}`} className="button primary">
            <Icon name="mail" />
            <span>
              <EmailAddress address={help.email} />
            </span>
          </a>
        </p>
      </section>
    </div>
  );
}

function IssuePart({ part: { title, texts, images } }: { readonly part: Part }) {
  return (
    <section className="issue-part">
      <div className="issue-words">
        <h3>{title}</h3>
        {texts.map(({ subtype, text }) =>
          subtype === "subheader" ? <h4 key={text}>{text}</h4> : <p key={text}>{text}</p>,
        )}
      </div>
      {images.map((block) => (
        <figure key={block.prefix} className="drawing">
          <a href={`/troubleshooting/pictures#${drawingId(block)}`} target="_blank">
            <Drawing block={block} alt={`Drawing of “${title}”`} />
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          <figcaption>{block.caption}</figcaption>
        </figure>
      ))}
    </section>
  );
}
