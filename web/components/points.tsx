import type { Point } from "../content/types.ts";
import { sampleMark } from "./sample-mark.ts";

/** Cards that say something and lead nowhere. */
export function Points({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className="card-grid points">
      {points.map(({ title, text, ...entry }) => (
        <li key={title} className="card" {...sampleMark(entry)}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
