import { Link } from "wouter";
import { logOut } from "../../accounts/log-out.ts";

/** For whoever is logged in and is no administrator: nothing is wrong, and there is a way on. */
export function AdminsOnlyNote() {
  return (
    <div className="admins-only">
      <p className="lead">
        This page is for the administrators of the website. Your account is fine, and all games are yours to
        play.
      </p>
      <p className="buttons">
        <Link href="/game-zone" className="button primary">
          Go to the Game Zone
        </Link>
        <button type="button" className="button" onClick={() => void logOut()}>
          Log out and use another account
        </button>
      </p>
    </div>
  );
}
