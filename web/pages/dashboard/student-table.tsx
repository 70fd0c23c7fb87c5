import { useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useDialog } from "../../components/use-dialog.ts";
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

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

export function StudentTable({ users, order, onOrder, onDeleted }: StudentTableProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useDialog(dialog);
  const [asked, setAsked] = useState<ListedUser | null>(null);
  return (
    <>
      {/* A table may be wider than a small window: then it is scrolled, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <section className="table-scroll" aria-label="Students" tabIndex={0}>
        <table>
          <caption className="visually-hidden">Students. The buttons of the headings sort.</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <SortHeading key={column.key} column={column} order={order} onOrder={onOrder} />
              ))}
              <th scope="col">Role</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <tr key={user.id}>
                <th scope="row">{user.name}</th>
                <td>{user.email}</td>
                <td>{user.school}</td>
                <td>{DAY.format(new Date(user.createdAt))}</td>
                <td>{user.role}</td>
                <td>
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
    <th scope="col" aria-sort={isChosen ? (isUp ? "ascending" : "descending") : undefined}>
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
