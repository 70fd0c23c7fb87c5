import { Link, useLocation } from "wouter";
import { Disclosure } from "../components/disclosure.tsx";
import { logOut } from "./log-out.ts";
import { useSession } from "./session.ts";
import type { Session } from "./session-cookie.ts";

/** The person's own corner of the bar: a way in, or what can be done with an account. */
export function AccountMenu() {
  const session = useSession();
  const [location] = useLocation();
  if (session === null || session === undefined) return <LogInLink className="button account-entry" />;
  return (
    // A new page closes it.
    <div className="account-menu" key={location}>
      <Disclosure label={session.user.name || session.user.email}>
        <AccountLinks session={session} />
      </Disclosure>
    </div>
  );
}

interface DrawerAccountProps {
  /** The drawer closes when something in it was chosen. */
  readonly onChosen: () => void;
}

/** The same for the drawer, where everything is listed. */
export function DrawerAccount({ onChosen }: DrawerAccountProps) {
  const session = useSession();
  if (session === null || session === undefined) return <LogInLink className="button account-entry" />;
  return (
    <div className="drawer-account">
      <p>
        Logged in as <strong>{session.user.name || session.user.email}</strong>
      </p>
      <AccountLinks session={session} onChosen={onChosen} />
    </div>
  );
}

/** No link of the application but one of the browser: Google's script is allowed only where the page itself was loaded. */
function LogInLink({ className }: { readonly className: string }) {
  return (
    <a href="/login" className={className}>
      Log in
    </a>
  );
}

interface AccountLinksProps {
  readonly session: Session;
  readonly onChosen?: () => void;
}

function AccountLinks({ session, onChosen }: AccountLinksProps) {
  return (
    <ul>
      {session.user.role === "admin" && (
        <li>
          <Link href="/dashboard" onClick={onChosen}>
            Dashboard
          </Link>
        </li>
      )}
      <li>
        <Link href="/account" onClick={onChosen}>
          My data
        </Link>
      </li>
      <li>
        <Link href="/classes" onClick={onChosen}>
          My classes
        </Link>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onChosen?.();
            void logOut();
          }}
        >
          Log out
        </button>
      </li>
    </ul>
  );
}
