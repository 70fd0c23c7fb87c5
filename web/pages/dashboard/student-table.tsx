/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- where CSS makes cards of the rows, a browser forgets that they are a table */
import { useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useSession } from "../../accounts/session.ts";
import { useDialog } from "../../components/use-dialog.ts";
import { dayInWords, minutesInWords } from "../classes/level-names.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import type { ListedUser, ListRequest, SortKey } from "./dashboard-calls.ts";

type Order = Omit<ListRequest, "search">;

interface StudentTableProps {
  readonly users: readonly ListedUser[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  readonly onDeleted: (user: ListedUser) => void;
}

const COLUMNS: readonly { readonly key: SortKey; readonly label: string }[] = [
  { key: "name", label: "Name" },
  { key: "email", label: "Email" },
  { key: "school", label: "School" },
  { key: "created", label: "Since" },
];

/** By these nothing is sorted. */
const PLAIN = ["Played", "Last played", "Role"] as const;

const formatDay = (date: Date): string => date.toLocaleDateString("en-US", { dateStyle: "medium" });

export function StudentTable({ users, order, onOrder, onDeleted }: StudentTableProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const ownId = useSession()?.user.user_id;
  const [asked, setAsked] = useState<ListedUser | null>(null);
  return (
    <>
      {/* A table may be wider than a small window: then it is scrolled, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <section className="table-scroll" aria-label="Students" tabIndex={0}>
        {/* The roles are said, because narrow windows show rows as cards, and that would take the meaning away. */}
        <table role="table">
          <caption className="visually-hidden">Students. The buttons of the headings sort.</caption>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <SortHeading key={column.key} column={column} order={order} onOrder={onOrder} />
              ))}
              {PLAIN.map((label) => (
                <th key={label} role="columnheader" scope="col">
                  {label}
                </th>
              ))}
              <th role="columnheader" scope="col">
                Actions
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {users.map((user) => (
              <tr key={user.id} role="row">
                <th role="rowheader" scope="row">
                  {user.name}
                </th>
                <td role="cell" data-label="Email">
                  {user.email}
                </td>
                <td role="cell" data-label="School">
                  {user.school}
                </td>
                <td role="cell" data-label="Since">
                  {formatDay(new Date(user.createdAt))}
                </td>
                <td role="cell" data-label="Played">
                  {minutesInWords(user.minutes)}
                </td>
                <td role="cell" data-label="Last played">
                  {dayInWords(user.lastPlay)}
                </td>
                <td role="cell" data-label="Role">
                  {user.role}
                </td>
                <td role="cell">
                  {/* The server would refuse it: one's own account is deleted on one's own page. */}
                  {user.id === ownId ? (
                    "You"
                  ) : (
                    <button
                      type="button"
                      className="button quiet"
                      aria-haspopup="dialog"
                      onClick={() => {
                        setAsked(user);
                        open();
                      }}
                    >
                      Delete<span className="visually-hidden"> {user.name || user.email}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <dialog ref={dialog} className="question" aria-labelledby="delete-student">
        <div className="question-inside">
          <h2 id="delete-student">Delete this account?</h2>
          {asked !== null && (
            <DeleteQuestion
              key={asked.id}
              user={asked}
              onCancel={close}
              onDeleted={() => {
                close();
                onDeleted(asked);
              }}
            />
          )}
        </div>
      </dialog>
    </>
  );
}

interface SortHeadingProps {
  readonly column: (typeof COLUMNS)[number];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function SortHeading({ column: { key, label }, order, onOrder }: SortHeadingProps) {
  const isChosen = order.sort === key;
  const isUp = order.direction === "asc";
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isChosen ? (isUp ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className="button quiet"
        onClick={() => onOrder({ sort: key, direction: isChosen && isUp ? "desc" : "asc" })}
      >
        {label}
        {isChosen && <Icon name={isUp ? "up" : "down"} />}
      </button>
    </th>
  );
}
