import { showToast } from "../../components/toast.tsx";
import { saveFile } from "../../accounts/save-file.ts";
import { exportDeeds, listDeeds, type Deed } from "./dashboard-calls.ts";
import { useAnswer } from "./use-answer.ts";

/** Enough to see what happened lately; the file has more. */
const SHOWN = 20;

/** What administrators have done: so that they know of each other. */
export function Deeds() {
  const answer = useAnswer(listDeeds);
  const save = async (): Promise<void> => {
    const exported = await exportDeeds();
    if (exported.ok) saveFile("audit.csv", "text/csv", exported.value);
    else showToast(exported.problem);
  };
  return (
    <section className="card" aria-labelledby="deeds">
      <h2 id="deeds">What administrators did</h2>
      {answer === null && <p>Loading...</p>}
      {answer?.ok === false && <p className="failure">{answer.problem}</p>}
      {answer?.ok === true &&
        (answer.value.length === 0 ? <p>Nothing yet.</p> : <DeedList deeds={answer.value.slice(0, SHOWN)} />)}
      <p>
        <button type="button" className="button" onClick={() => void save()}>
          Export it as CSV
        </button>
      </p>
    </section>
  );
}

function DeedList({ deeds }: { readonly deeds: readonly Deed[] }) {
  return (
    <ul className="deeds">
      {deeds.map(({ doneAt, who, action, about }) => (
        <li key={`${doneAt} ${action} ${about}`}>
          {new Date(doneAt).toLocaleString("en-US")}: {who}, {action}
          {about !== "" && `, ${about}`}
        </li>
      ))}
    </ul>
  );
}
