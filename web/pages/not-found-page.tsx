import { Link } from "wouter";
import { PageTitle } from "../components/page-title.tsx";

export function NotFoundPage() {
  return (
    <div className="page">
      <PageTitle>Nothing is playing here</PageTitle>
      <p className="lead">This page does not exist. Perhaps a letter of its address got lost.</p>
      <p>
        <Link href="/game-zone" className="button primary">
          Go to the games
        </Link>
      </p>
    </div>
  );
}
