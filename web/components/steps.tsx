import type { Point } from "../content/types.ts";

/** What comes after what. The style sheet draws the numbers, and the list has them for a screen reader. */
export function Steps({ steps }: { readonly steps: readonly Point[] }) {
  return (
    <ol className="card-grid numbered">
      {steps.map(({ title, text }) => (
        <li key={title} className="card">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
