import { useCallback, useRef, useState } from "react";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { showToast } from "../../components/toast.tsx";
import { saveFile } from "../../accounts/save-file.ts";
import { useQuery } from "../../accounts/use-query.ts";
import { exportUsers, listUsers, type ListRequest, type UserPage } from "./dashboard-calls.ts";
import { StudentTable } from "./student-table.tsx";
import { useAnswer } from "./use-answer.ts";

export function StudentList() {
  const search = useQuery("search");
  if (search === undefined) return <LoadingOverlay />;
  // Another search begins at its first page.
  return <FoundStudents key={search} search={search} />;
}

const FIRST_PAGE = [""] as const;

function FoundStudents({ search }: { readonly search: string }) {
  const [order, setOrder] = useState<Omit<ListRequest, "search">>({ sort: "created", direction: "desc" });
  /** Where the pages begin that were looked at, this one last. */
  const [pages, setPages] = useState<readonly string[]>(FIRST_PAGE);
  const [asking, setAsking] = useState(0);
  const status = useRef<HTMLOutputElement>(null);
  const after = pages.at(-1) ?? "";
  const ask = useCallback(
    () => listUsers({ search, ...order }, after),
    // Asks again after something was deleted, too.
    // oxlint-disable-next-line react/exhaustive-deps
    [search, order, after, asking],
  );
  const answer = useAnswer(ask);
  const shown = useLastPage(answer?.ok === true ? answer.value : null);

  const turnTo = (next: readonly string[]) => {
    setPages(next);
    status.current?.focus();
  };
  const save = async (): Promise<void> => {
    const exported = await exportUsers({ search, ...order });
    if (exported.ok) saveFile("students.csv", "text/csv", exported.value);
    else showToast(exported.problem);
  };

  return (
    <div className="student-list">
      {search !== "" && <p>Searched for “{search}”.</p>}
      {/* Takes the focus when a page is turned, and after a deletion, when the pressed button is gone. */}
      <output ref={status} tabIndex={-1}>
        {answer === null ? "Loading..." : answer.ok ? describePage(answer.value, pages.length) : ""}
      </output>
      {answer?.ok === false && (
        <p role="alert" className="failure">
          {answer.problem}
        </p>
      )}
      {shown !== null && shown.users.length > 0 && (
        <StudentTable
          users={shown.users}
          order={order}
          onOrder={(chosen) => {
            setOrder(chosen);
            setPages(FIRST_PAGE);
          }}
          onDeleted={({ name, email }) => {
            showToast(`The account of ${name || email} was deleted.`);
            setAsking(asking + 1);
            status.current?.focus();
          }}
        />
      )}
      <div className="buttons">
        <button
          type="button"
          className="button"
          disabled={pages.length === 1}
          onClick={() => turnTo(pages.slice(0, -1))}
        >
          Previous page
        </button>
        <button
          type="button"
          className="button"
          disabled={answer?.ok !== true || answer.value.next === ""}
          onClick={() => answer?.ok === true && turnTo([...pages, answer.value.next])}
        >
          Next page
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          Export as CSV
        </button>
      </div>
    </div>
  );
}

/** The table stays while the next one is on its way, so that nothing jumps and no focus is lost. */
function useLastPage(page: UserPage | null): UserPage | null {
  const [last, setLast] = useState(page);
  if (page !== null && page !== last) setLast(page);
  return page ?? last;
}

function describePage({ users, next }: UserPage, number: number): string {
  if (users.length === 0) return "Nobody was found.";
  const accounts = users.length === 1 ? "1 account" : `${users.length} accounts`;
  return `Page ${number}: ${accounts}${next === "" ? ", and no more." : ", and more on the next page."}`;
}
