import type { Definition } from "../../engine/definition/index.ts";

/** What a family or a teacher may want to know of a game before a child plays it. */
export function ForGrownUps({ definition }: { readonly definition: Definition }) {
  const { objective, forGrownUps, review, facts = [] } = definition;
  const lines = [
    `What it trains: ${objective}`,
    ...forGrownUps,
    ...(review === undefined
      ? []
      : ["No specialist has reviewed this game yet. It says nothing that replaces one."]),
  ];
  return (
    <details className="fold">
      <summary>For grown-ups</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {facts.length > 0 && (
        <>
          <p>What it tells children as true, and where that is from:</p>
          <ul>
            {facts.map(({ fact, source, checked }) => (
              <li
                key={fact}
              >{`${fact} Source: ${source}${checked ? "." : ", from memory and not looked up again."}`}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
