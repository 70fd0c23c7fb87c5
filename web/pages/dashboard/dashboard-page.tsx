import { useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useMember } from "../../accounts/use-member.ts";
import { readOwnRole } from "../../accounts/own-account.ts";
import type { PageProps } from "../../lazy-page.tsx";
import { AdminsOnlyNote } from "./admins-only-note.tsx";
import { GamesPlayed } from "./games-played.tsx";
import { Sidebar } from "./sidebar.tsx";
import { StudentList } from "./student-list.tsx";
import { Summary } from "./summary.tsx";
import { TeacherList } from "./teacher-list.tsx";
import { TopBar } from "./top-bar.tsx";
import { useAnswer } from "./use-answer.ts";

const TITLES: Readonly<Record<string, string>> = {
  "/dashboard": "Dashboard",
  "/dashboard/studentlist": "Students",
  "/dashboard/teacher": "Teachers",
  "/dashboard/games": "Games",
};

/** One module for all of its addresses: they share the shell. */
export default function DashboardPage({ path }: PageProps) {
  const member = useMember();
  return member === null ? (
    <div className="dashboard-content">
      <PageTitle>{TITLES[path]}</PageTitle>
      <LoadingOverlay />
    </div>
  ) : (
    <MembersDashboard path={path} />
  );
}

function MembersDashboard({ path }: PageProps) {
  const role = useAnswer(readOwnRole);
  // Another one asks everything anew.
  const [asking, setAsking] = useState(0);
  const isAdmin = role?.ok === true && role.value === "admin";
  return (
    <div className="dashboard" data-open={isAdmin}>
      {isAdmin && <Sidebar />}
      <div className="dashboard-main">
        {isAdmin && <TopBar onRefresh={() => setAsking(asking + 1)} />}
        <div className="dashboard-content" key={asking}>
          <PageTitle>{TITLES[path]}</PageTitle>
          {role === null && <LoadingOverlay />}
          {role?.ok === false && (
            <p role="alert" className="failure">
              {role.problem}
            </p>
          )}
          {role?.ok === true && !isAdmin && <AdminsOnlyNote />}
          {isAdmin && <Content path={path} />}
        </div>
      </div>
    </div>
  );
}

function Content({ path }: PageProps) {
  switch (path) {
    case "/dashboard":
      return <Summary />;
    case "/dashboard/studentlist":
      return <StudentList />;
    case "/dashboard/teacher":
      return <TeacherList />;
    default:
      return <GamesPlayed />;
  }
}
