import type { ReactNode } from "react";

interface SectionProps {
  readonly heading: string;
  readonly lead?: string;
  /** The ground it stands on; neighbors differ. */
  readonly ground?: "paper" | "mint" | "apricot" | "lilac";
  /** For links such as /game-toolkit#database. */
  readonly id?: string;
  readonly children: ReactNode;
}

/**
 * A part of a page with a heading of its own, from edge to edge, its content in the middle. No landmark: the headings
 * lead through a page, and a dozen landmarks would only be passed over.
 */
export function Section({ heading, lead, ground = "paper", id, children }: SectionProps) {
  return (
    <section id={id} className="section" data-ground={ground}>
      <div className="section-inside">
        <h2>{heading}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
