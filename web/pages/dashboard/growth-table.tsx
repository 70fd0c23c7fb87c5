import type { Growth } from "./dashboard-calls.ts";

/** @param month such as 2026-11 */
function formatMonth(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return first.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A chart that is a table: each row's bar is drawn beside its figure, and the figure is what is read. */
export function GrowthTable({ months }: Pick<Growth, "months">) {
  const most = Math.max(1, ...months.map(({ accounts }) => accounts));
  return (
    <table className="growth-table">
      <caption>New accounts by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Accounts</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, accounts }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month)}</th>
            <td>
              <span className="growth-number">{accounts}</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={(accounts / most) * 100} height="10" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
