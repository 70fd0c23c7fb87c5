import { Icon, type IconName } from "../../components/icon.tsx";
import { sampleMark } from "../../components/sample-mark.ts";
import type { Point } from "../../content/types.ts";

interface ResearchProps {
  readonly tiles: readonly Point[];
  readonly papers: readonly { readonly title: string; readonly venue: string; readonly url: string }[];
}

/** For pleasure, in the order of the tiles. */
const ICONS: readonly IconName[] = ["sound", "sprout", "hand"];

export function Research({ tiles, papers }: ResearchProps) {
  return (
    <>
      <ul className="card-grid">
        {tiles.map(({ title, text }, index) => (
          <li key={title} className="card research-tile">
            <span className="tile-icon">
              <Icon name={ICONS[index % ICONS.length] ?? "sound"} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h3>Research papers</h3>
      <ul className="paper-list">
        {papers.map(({ title, venue, url, ...entry }) => (
          <li key={url} {...sampleMark(entry)}>
            <a href={url}>{title}</a>
            <span className="note">{venue}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
