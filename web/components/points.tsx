import type { Point } from "../content/types.ts";

/** Cards that say something and lead nowhere. */
export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className="card-grid points">
      {points.map(({ title, text }) => (
        <li key={title} className="card">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
