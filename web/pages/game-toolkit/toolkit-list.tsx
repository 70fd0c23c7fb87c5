import { Icon } from "../../components/icon.tsx";
import type { Toolkit } from "../../content/types.ts";
import { ageInWords } from "./toolkit-age.ts";
import { ToolkitPicture } from "./toolkit-picture.tsx";

interface ToolkitListProps {
  readonly toolkits: readonly Toolkit[];
  /** Whether the cards tell what each game is like, or only which they are. */
  readonly hasDescriptions: boolean;
  /** Called with the name of a game that was pressed and has no guide. */
  readonly onMissing: (game: string) => void;
}

/** Games as cards. A press opens the guide in a new tab, or says that there is none yet. */
export function ToolkitList({ toolkits, hasDescriptions, onMissing }: ToolkitListProps) {
  return (
    <ul className="toolkit-list">
      {toolkits.map(({ id, name, platform, platformIcon, category, age, description, pdfUrl, checked }) => (
        <li key={id} className="card link-card toolkit-card" data-platform={platform}>
          <div className="toolkit-picture">
            <ToolkitPicture category={category} />
          </div>
          <h3>
            {pdfUrl === null ? (
              <>
                <button
                  type="button"
                  className="card-link needs-script"
                  aria-haspopup="dialog"
                  onClick={() => onMissing(name)}
                >
                  {name}
                  <span className="visually-hidden"> (guide coming soon)</span>
                </button>
                <noscript>{name}</noscript>
              </>
            ) : (
              <a href={pdfUrl} target="_blank" className="card-link">
                {name}
                <span className="visually-hidden"> (PDF, opens in a new tab)</span>
              </a>
            )}
          </h3>
          <ul className="toolkit-kind" aria-label="Platform, category and age">
            <li>
              <Icon name={platformIcon} />
              {platform}
            </li>
            <li>{category}</li>
            <li>{ageInWords(age)}</li>
          </ul>
          {hasDescriptions && <p className="toolkit-description">{description}</p>}
          <p className="toolkit-guide" data-ready={pdfUrl !== null}>
            {pdfUrl !== null && <Icon name="away" />}
            {pdfUrl === null ? "Guide coming soon" : "PDF, in a new tab"}
          </p>
          {checked === false && <p className="toolkit-checked">Not yet tried</p>}
        </li>
      ))}
    </ul>
  );
}
