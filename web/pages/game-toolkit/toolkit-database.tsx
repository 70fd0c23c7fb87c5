import { useId } from "react";
import type { Toolkit } from "../../content/types.ts";
import { filterToolkits, isFiltered, NO_FILTER, type ToolkitFilter } from "./filter-toolkits.ts";
import { searchToolkits } from "./search-toolkits.ts";
import { ageInWords } from "./toolkit-age.ts";
import { ToolkitFilters } from "./toolkit-filters.tsx";
import { ToolkitList } from "./toolkit-list.tsx";

/** What is to be shown: all games, or those that have the typed words and fit the choices. */
export type Wanted =
  | { readonly type: "all" }
  | { readonly type: "asked"; readonly words: string; readonly filter: ToolkitFilter };

export const NOTHING_ASKED: Wanted = { type: "asked", words: "", filter: NO_FILTER };

interface ToolkitDatabaseProps {
  readonly toolkits: readonly Toolkit[];
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly onMissing: (game: string) => void;
}

/** All toolkits, found by typing. What was found is counted aloud with every letter. */
export function ToolkitDatabase({ toolkits, wanted, onWant, onMissing }: ToolkitDatabaseProps) {
  const id = useId();
  const { words, filter } = wanted.type === "all" ? { words: "", filter: NO_FILTER } : wanted;
  const hasWords = words.trim() !== "";
  const fitting = filterToolkits(toolkits, filter);
  // Who has all of them before them, or has chosen, needs no search to see more.
  const isHinted = wanted.type === "asked" && !hasWords && !isFiltered(filter);
  const found = hasWords || isHinted ? searchToolkits(fitting, words) : fitting;
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
          onChange={({ currentTarget }) => onWant({ type: "asked", words: currentTarget.value, filter })}
        />
        {isHinted && (
          <p id={`${id}-hint`} className="note">
            Search to find your game
          </p>
        )}
        <ToolkitFilters
          toolkits={toolkits}
          filter={filter}
          onFilter={(chosen) => onWant({ type: "asked", words, filter: chosen })}
        />
      </search>
      <output className="toolkit-count">{found.length} toolkits displayed out of our 100+ games!</output>
      {found.length === 0 && (
        <p>
          {hasWords
            ? "No toolkit has these words. Try fewer letters, or a category such as Racing, Card or Adventure."
            : "No toolkit fits all of these choices. Clear one of them."}
        </p>
      )}
      <ToolkitList toolkits={found} hasDescriptions onMissing={onMissing} />
      <noscript>
        <p>Searching needs JavaScript. These are all the games of the database:</p>
        <ul className="toolkit-plain">
          {toolkits.map(({ id: number, name, platform, category, age, description, pdfUrl, checked }) => (
            <li key={number}>
              <strong>{pdfUrl === null ? name : <a href={pdfUrl}>{name} (PDF)</a>}</strong>, {platform},{" "}
              {category}, {ageInWords(age)}. {description}
              {checked === false && " The guide is not yet tried."}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
