export interface ContentsListProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The headings of a long text, as links that stand before it. */
export function ContentsList({ headings }: ContentsListProps) {
  return (
    <nav className="legal-contents" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
