import { PageTitle } from "../components/page-title.tsx";
import { ContentsList } from "./legal/contents-list.tsx";
import guide from "../../docs/console.md?guide";

/** docs/console.md, for makers who have not seen our code. */
export default function ConsoleGuidePage() {
  return (
    <div className="page legal">
      <div className="legal-head">
        <PageTitle>{guide.title}</PageTitle>
      </div>
      <ContentsList headings={guide.headings} />
      {/* Our own text, turned into HTML by the build. */}
      <div className="legal-text guide" dangerouslySetInnerHTML={{ __html: guide.html }} />
    </div>
  );
}
