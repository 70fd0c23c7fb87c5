import { useId } from "react";
import type { Toolkit } from "../../content/types.ts";
import { searchToolkits } from "./search-toolkits.ts";
import { ToolkitList } from "./toolkit-list.tsx";

/** What is to be shown: all games, or those that have the typed words. */
export type Wanted = { readonly type: "all" } | { readonly type: "typed"; readonly words: string };

interface ToolkitDatabaseProps {
  readonly toolkits: readonly Toolkit[];
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly onMissing: (game: string) => void;
}

/** All toolkits, found by typing. What was found is counted aloud with every letter. */
export function ToolkitDatabase({ toolkits, wanted, onWant, onMissing }: ToolkitDatabaseProps) {
  const id = useId();
  const words = wanted.type === "all" ? "" : wanted.words;
  const found = wanted.type === "all" ? toolkits : searchToolkits(toolkits, words);
  // Who has all of them before them needs no search to see more.
  const isHinted = wanted.type === "typed" && words.trim() === "";
  return (
    <>
      <search className="toolkit-search needs-script">
        <label htmlFor={`${id}-box`}>Search all toolkits</label>
        <input
          id={`${id}-box`}
          type="search"
          placeholder="Search by game name, description or category"
          autoComplete="off"
          aria-describedby={isHinted ? `${id}-hint` : undefined}
          value={words}
          onChange={({ currentTarget }) => onWant({ type: "typed", words: currentTarget.value })}
        />
        {isHinted && (
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
