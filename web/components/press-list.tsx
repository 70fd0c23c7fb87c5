import { useEffect, useId, useRef, useState } from "react";
import type { PressEntry } from "../content/types.ts";
import { ContentPicture } from "./content-picture.tsx";
import { sampleMark } from "./sample-mark.ts";
import content from "../../assets/content/press.json";

const entries = content as readonly PressEntry[];

/** SPEC.md, section 9. On windows of 450 pixels or less the style sheet leaves 4 of these. */
const AT_FIRST = 8;

/** What was written about us: some at first, all when asked. */
export function PressList() {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const firstNew = useRef(AT_FIRST);
  const note = useId();
  useEffect(() => {
    // What has come stands before the button: who pressed it reads on there.
    if (isWhole) list.current?.children[firstNew.current]?.querySelector("a")?.focus();
    // The page has become shorter above it. A frame later, when the browser has kept in place what it thinks is read.
    else if (document.activeElement === button.current)
      requestAnimationFrame(() => button.current?.scrollIntoView({ block: "center" }));
  }, [isWhole]);
  return (
    <>
      {/* Once for the eye, and once for each link that has the focus: not in 28 headings. */}
      <p id={note}>Each article opens in a new tab.</p>
      <ul ref={list} className="press-list" data-whole={isWhole}>
        {(isWhole ? entries : entries.slice(0, AT_FIRST)).map((entry) => (
          <PressCard key={entry.url} entry={entry} note={note} />
        ))}
      </ul>
      <noscript>
        <ul className="press-list">
          {entries.slice(AT_FIRST).map((entry) => (
            <PressCard key={entry.url} entry={entry} note={note} />
          ))}
        </ul>
      </noscript>
      <p className="buttons needs-script">
        <button
          ref={button}
          type="button"
          className="button"
          onClick={() => {
            firstNew.current = shownCount(list.current);
            setIsWhole(!isWhole);
          }}
        >
          {isWhole ? "Show Less" : "See More"}
        </button>
      </p>
    </>
  );
}

function PressCard({ entry, note }: { readonly entry: PressEntry; readonly note: string }) {
  const { image, text, network, url } = entry;
  return (
    <li className="card link-card press-card" {...sampleMark(entry)}>
      <div className="card-picture">
        <ContentPicture picture={image} width={320} height={200} />
      </div>
      <p className="outlet">{network}</p>
      <h3>
        <a href={url} target="_blank" rel="noreferrer" className="card-link" aria-describedby={note}>
          {text}
        </a>
      </h3>
    </li>
  );
}

function shownCount(list: HTMLUListElement | null): number {
  return [...(list?.children ?? [])].filter((entry) => entry.checkVisibility()).length;
}
