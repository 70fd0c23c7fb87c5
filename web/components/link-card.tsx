import type { ReactNode } from "react";
import { Link } from "wouter";

interface LinkCardProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly url: string };
  readonly picture: ReactNode;
}

/** A card that says what is behind a link. The whole card can be pressed; the link is what is read. */
export function LinkCard({ title, text, link, picture }: LinkCardProps) {
  return (
    <div className="card link-card">
      <div className="card-picture">{picture}</div>
      <h3>{title}</h3>
      <p>{text}</p>
      <Link href={link.url} className="card-link">
        {link.label}
      </Link>
    </div>
  );
}
