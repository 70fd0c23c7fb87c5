import { Link } from "wouter";
import { PageTitle } from "../components/page-title.tsx";
import { Wiggle } from "../components/wiggle.tsx";

export default function NotFoundPage() {
  return (
    <div className="page not-found">
      <Wiggle pose="lost" />
      <PageTitle>Oops! Page doesn't exist!</PageTitle>
      <p className="lead">Perhaps a letter of its address got lost, or Wiggle has eaten it.</p>
      <p>
        <Link href="/game-zone-landing-page" className="button primary">
          Return to Game Zone
        </Link>
      </p>
    </div>
  );
}
