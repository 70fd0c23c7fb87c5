import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";

interface HeroProps {
  readonly heading: string;
  readonly lead: string;
  /** Decoration beside the words. */
  readonly picture: ReactNode;
  readonly children?: ReactNode;
}

/** How a page begins: its title, a sentence, perhaps what to do next, and a picture. */
export function Hero({ heading, lead, picture, children }: HeroProps) {
  return (
    <div className="hero">
      <div className="hero-inside">
        <div className="hero-words">
          <PageTitle>{heading}</PageTitle>
          <p className="lead">{lead}</p>
          {children}
        </div>
        <div className="hero-picture">{picture}</div>
      </div>
    </div>
  );
}
