import { useId, useState } from "react";
import type { Toolkit } from "../../content/types.ts";
import { searchToolkits } from "./search-toolkits.ts";
import { ToolkitList } from "./toolkit-list.tsx";

interface ToolkitDatabaseProps {
  readonly toolkits: readonly Toolkit[];
  /** Before anything is typed: all of them, or the first few. */
  readonly showsAll: boolean;
  readonly onMissing: (game: string) => void;
}

/** All toolkits, found by typing. What was found is counted aloud with every letter. */
export function ToolkitDatabase({ toolkits, showsAll, onMissing }: ToolkitDatabaseProps) {
  const [typed, setTyped] = useState("");
  const id = useId();
  const isEmpty = typed.trim() === "";
  const found = showsAll && isEmpty ? toolkits : searchToolkits(toolkits, typed);
  return (
    <>
      <search className="toolkit-search needs-script">
        <label htmlFor={`${id}-box`}>Search all toolkits</label>
        <input
          id={`${id}-box`}
          type="search"
          placeholder="Search by game name, description or category"
          autoComplete="off"
          aria-describedby={isEmpty ? `${id}-hint` : undefined}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {isEmpty && (
          <p id={`${id}-hint`} className="note">
            Search to find your game
          </p>
        )}
      </search>
      <output className="toolkit-count">{found.length} toolkits displayed out of our 100+ games!</output>
      {found.length === 0 && (
        <p>No toolkit has these words. Try fewer letters, or a category such as Racing, Card or Adventure.</p>
      )}
      <ToolkitList toolkits={found} hasDescriptions onMissing={onMissing} />
      <noscript>
        <p>Searching needs JavaScript. These are all the games of the database:</p>
        <ul className="toolkit-plain">
          {toolkits.map(({ id: number, name, platform, category, description, pdfUrl }) => (
            <li key={number}>
              <strong>{pdfUrl === null ? name : <a href={pdfUrl}>{name} (PDF)</a>}</strong>, {platform},{" "}
              {category}. {description}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
