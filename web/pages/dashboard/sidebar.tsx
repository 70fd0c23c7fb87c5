import { Link, useLocation } from "wouter";
import { logOut } from "../../accounts/log-out.ts";

const LINKS = [
  { label: "Dashboard", url: "/dashboard" },
  { label: "Student", url: "/dashboard/studentlist" },
  { label: "Teacher", url: "/dashboard/teacher" },
  { label: "Games", url: "/dashboard/games" },
] as const;

export function Sidebar() {
  const [location] = useLocation();
  return (
    <nav className="dashboard-sidebar" aria-label="Dashboard">
      <ul>
        {LINKS.map(({ label, url }) => (
          <li key={url}>
            <Link href={url} aria-current={location === url ? "page" : undefined}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void logOut()}>
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}
