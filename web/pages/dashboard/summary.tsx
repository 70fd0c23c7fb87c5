import { Deeds } from "./deeds.tsx";
import { readGrowth, readUserCount } from "./dashboard-calls.ts";
import { GrowthTable } from "./growth-table.tsx";
import { useAnswer } from "./use-answer.ts";

export function Summary() {
  return (
    <div className="dashboard-summary">
      <UserCount />
      <GrowthPart />
      <Deeds />
    </div>
  );
}

function UserCount() {
  const count = useAnswer(readUserCount);
  return (
    <section className="card" aria-labelledby="user-count">
      <h2 id="user-count">Users</h2>
      <output className={count?.ok === false ? "failure" : "figure"}>
        {count === null ? "Loading..." : count.ok ? count.value.toLocaleString("en-US") : count.problem}
      </output>
      <p>
        <span className="growth-badge">+ 14.01%</span> is a sample. The true figure stands under Growth.
      </p>
    </section>
  );
}

function GrowthPart() {
  const growth = useAnswer(readGrowth);
  return (
    <section className="card" aria-labelledby="growth">
      <h2 id="growth">Growth</h2>
      {growth === null && <p>Loading...</p>}
      {growth?.ok === false && <p className="failure">{growth.problem}</p>}
      {growth?.ok === true && (
        <>
          <p className="figure">{describeChange(growth.value.changePercent)}</p>
          <p>
            {growth.value.last30Days} new {growth.value.last30Days === 1 ? "account" : "accounts"} in the last
            30 days, {growth.value.previous30Days} in the 30 days before.
          </p>
          <GrowthTable months={growth.value.months} />
        </>
      )}
    </section>
  );
}

function describeChange(percent: number | null): string {
  if (percent === null) return "No comparison yet";
  // A true minus sign: screen readers read a hyphen as nothing.
  return `${percent < 0 ? "−" : "+"} ${Math.abs(percent).toLocaleString("en-US")}%`;
}
