import { useEffect, useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { readOwnData, type OwnData } from "../../accounts/own-account.ts";
import { saveFile } from "../../accounts/save-file.ts";
import { useMember } from "../../accounts/use-member.ts";
import { SITE_NAME } from "../../site-name.ts";
import { ChangeEmail } from "./change-email.tsx";
import { ChangeNames } from "./change-names.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { KeptHere } from "./kept-here.tsx";
import { ProofNote } from "./proof-note.tsx";

export default function AccountPage() {
  const member = useMember();
  return (
    <div className="page account-page">
      <div className="card account-card wide">
        <PageTitle>My data</PageTitle>
        <p>This is everything that we keep about you.</p>
        {member === null ? <LoadingOverlay /> : <MyData />}
      </div>
    </div>
  );
}

function MyData() {
  const [data, setData] = useState<OwnData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // Another one asks anew, as after a change; until then what was there stays.
  const [ask, setAsk] = useState(() => () => readOwnData());
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const answer = await ask();
      if (!isWanted) return;
      if (answer.ok) setData(answer.value);
      else setProblem(answer.problem);
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [ask]);
  if (problem !== null) {
    return (
      <p role="alert" className="failure">
        {problem}
      </p>
    );
  }
  if (data === null) return <LoadingOverlay />;
  return (
    <>
      <OwnDataList data={data} />
      {!data.isEmailProven && <ProofNote />}
      <ChangeNames data={data} onChanged={() => setAsk(() => () => readOwnData())} />
      <ChangeEmail hasPassword={data.hasPassword} />
      <KeptHere />
      <h2>Take it along</h2>
      <p>The file has all of it, in full.</p>
      <p>
        <button
          type="button"
          className="button"
          onClick={() => saveFile(`${SITE_NAME.toLowerCase()}-my-data.json`, "application/json", data.file)}
        >
          Download my data
        </button>
      </p>
      <DeleteAccount hasPassword={data.hasPassword} />
    </>
  );
}

const formatDay = (date: Date): string => date.toLocaleDateString("en-US", { dateStyle: "long" });
/** A day that was noted without a time is the same one everywhere. */
const formatNotedDay = (day: string): string =>
  new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @param ends from the first to the last */
function describeSessions(ends: readonly string[]): string {
  const last = ends.at(-1);
  if (last === undefined) return "";
  const day = formatDay(new Date(last));
  return ends.length === 1 ? day : `${day} at the latest (${ends.length} log-ins)`;
}

function OwnDataList({ data }: { readonly data: OwnData }) {
  const ways = [data.hasPassword && "email and password", data.hasGoogle && "Google"].filter(Boolean);
  const rows = [
    ["First name", data.firstName],
    ["Last name", data.lastName],
    ["Email", data.isEmailProven ? `${data.email} (confirmed)` : data.email],
    ["School", data.school],
    ["Kind of account", data.role === "admin" ? "administrator" : "user"],
    ["Account made on", formatDay(new Date(data.createdAt))],
    ["Ways to log in", ways.join(", ")],
    ...(data.googleSubject === "" ? [] : [["Google's number for you", data.googleSubject]]),
    ["Last logged in on", formatNotedDay(data.lastSeenOn)],
    ["Logged in until", describeSessions(data.sessionsUntil)],
    ["Links in emails that still work", String(data.openLinks)],
    ...(data.deeds === 0 ? [] : [["Notes of what administrators did", String(data.deeds)]]),
  ];
  return (
    <dl className="own-data">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  );
}
