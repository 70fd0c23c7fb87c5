import type { SubmitEvent } from "react";
import { Link, useLocation } from "wouter";
import { Icon } from "../../components/icon.tsx";
import { showToast } from "../../components/toast.tsx";
import { saveFile } from "../../accounts/save-file.ts";
import { useQuery } from "../../accounts/use-query.ts";
import { exportUsers } from "./dashboard-calls.ts";

const EVERYBODY = { search: "", sort: "created", direction: "desc" } as const;

const STUDENTS = {
  path: "/dashboard/studentlist",
  what: "students by name, email or school",
  short: "Search students",
};
/** What is found is what the page is about. */
const PLACES = [
  STUDENTS,
  {
    path: "/dashboard/teacher",
    what: "teachers and schools by name",
    short: "Search teachers",
  },
  { path: "/dashboard/games", what: "games by title", short: "Search games" },
];

interface TopBarProps {
  readonly onRefresh: () => void;
}

export function TopBar({ onRefresh }: TopBarProps) {
  const [location, navigate] = useLocation();
  const place = PLACES.find(({ path }) => path === location) ?? STUDENTS;
  const search = useQuery("search") ?? "";
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("search");
    const query = new URLSearchParams({ search: typeof words === "string" ? words : "" });
    navigate(`${place.path}?${query.toString()}`);
  };
  const saveAll = async (): Promise<void> => {
    const exported = await exportUsers(EVERYBODY);
    if (exported.ok) saveFile("users.csv", "text/csv", exported.value);
    else showToast(exported.problem);
  };
  return (
    <div className="dashboard-bar">
      <search>
        <form onSubmit={find}>
          <label htmlFor="dashboard-search" className="visually-hidden">
            Search {place.what}
          </label>
          {/* Another search, such as by the back button, is shown in a new box. */}
          <input
            key={search}
            id="dashboard-search"
            name="search"
            type="search"
            placeholder={place.short}
            maxLength={100}
            defaultValue={search}
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </search>
      <div className="dashboard-tools">
        <button type="button" className="button quiet" onClick={onRefresh}>
          <Icon name="refresh" />
          <span className="visually-hidden">Refresh</span>
        </button>
        <button type="button" className="button quiet" onClick={() => void saveAll()}>
          <Icon name="download" />
          <span className="visually-hidden">Download all users as CSV</span>
        </button>
        <Link href="/account" className="button quiet">
          <Icon name="person" />
          <span className="visually-hidden">My data</span>
        </Link>
      </div>
    </div>
  );
}
