import type { Definition } from "../../engine/definition/index.ts";

/** What a family or a teacher may want to know of a game before a child plays it. */
export function ForGrownUps({ definition }: { readonly definition: Definition }) {
  return (
    <details className="fold">
      <summary>For grown-ups</summary>
      {[`What it trains: ${definition.objective}`, ...definition.forGrownUps].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </details>
  );
}
