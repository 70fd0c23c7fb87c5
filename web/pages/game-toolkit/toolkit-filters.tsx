import { useId } from "react";
import type { Toolkit } from "../../content/types.ts";
import type { ToolkitFilter } from "./filter-toolkits.ts";

/** By the age of the youngest who plays: steps between which no mark changes. */
const AGES = [
  { from: 6, name: "6 to 9 years" },
  { from: 10, name: "10 to 12 years" },
  { from: 13, name: "13 to 16 years" },
] as const;

interface ToolkitFiltersProps {
  readonly toolkits: readonly Toolkit[];
  readonly filter: ToolkitFilter;
  readonly onFilter: (filter: ToolkitFilter) => void;
}

/** Choices that narrow the database, each by itself and all together. */
export function ToolkitFilters({ toolkits, filter, onFilter }: ToolkitFiltersProps) {
  const id = useId();
  const platforms = [...new Set(toolkits.map(({ platform }) => platform))].toSorted();
  const categories = [...new Set(toolkits.map(({ category }) => category))].toSorted();
  const named = [
    { key: "platform", label: "On what device?", any: "Any device", choices: platforms },
    { key: "category", label: "What kind of game?", any: "Any kind", choices: categories },
  ] as const;
  return (
    <div className="toolkit-filters">
      <div>
        <label htmlFor={`${id}-age`}>How old is the youngest player?</label>
        <select
          id={`${id}-age`}
          className="choice"
          value={filter.age ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onFilter({ ...filter, age: value === "" ? null : Number(value) })
          }
        >
          <option value="">Any age</option>
          {AGES.map(({ from, name }) => (
            <option key={from} value={from}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {named.map(({ key, label, any, choices }) => (
        <div key={key}>
          <label htmlFor={`${id}-${key}`}>{label}</label>
          <select
            id={`${id}-${key}`}
            className="choice"
            value={filter[key]}
            onChange={({ currentTarget: { value } }) => onFilter({ ...filter, [key]: value })}
          >
            <option value="">{any}</option>
            {choices.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      ))}
      <label className="toolkit-guides-only">
        <input
          type="checkbox"
          checked={filter.hasGuide}
          onChange={({ currentTarget: { checked } }) => onFilter({ ...filter, hasGuide: checked })}
        />
        Only games with a guide
      </label>
    </div>
  );
}
