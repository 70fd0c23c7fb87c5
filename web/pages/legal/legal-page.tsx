import { InlineText } from "../../components/inline-text.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { ContentsList } from "./contents-list.tsx";
import type { LegalBlock, LegalText } from "./legal-text.ts";

/** A long text to be read, with its headings as a list of links before it. */
export function LegalPage({ title, updated, blocks }: LegalText) {
  const headings = blocks.filter((block) => block.type === "heading");
  return (
    <div className="page legal">
      <div className="legal-head">
        <PageTitle>{title}</PageTitle>
        <p className="note">Last updated: {updated}</p>
      </div>
      <ContentsList headings={headings} />
      <div className="legal-text">
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </div>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.type) {
    case "heading":
      return <h2 id={block.id}>{block.text}</h2>;
    case "paragraph":
      return (
        <p>
          <InlineText parts={block.parts} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.items.map((parts, index) => (
            <li key={index}>
              <InlineText parts={parts} />
            </li>
          ))}
        </ul>
      );
  }
}
