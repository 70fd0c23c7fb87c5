import type { Stat } from "../content/types.ts";

/** Figures with what they count, in a row. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <ul className="stats">
      {stats.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong> {label}
        </li>
      ))}
    </ul>
  );
}
