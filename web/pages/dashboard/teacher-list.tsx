import { useCallback } from "react";
import { FigureTable } from "../../components/figure-table.tsx";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { useQuery } from "../../accounts/use-query.ts";
import { dayInWords, minutesInWords } from "../classes/level-names.ts";
import { readTeaching } from "./dashboard-calls.ts";
import { SaveTable } from "./save-table.tsx";
import { useAnswer } from "./use-answer.ts";

/** Who has classes, and which schools there are. */
export function TeacherList() {
  const search = useQuery("search");
  return search === undefined ? <LoadingOverlay /> : <Found key={search} search={search} />;
}

function Found({ search }: { readonly search: string }) {
  const answer = useAnswer(useCallback(() => readTeaching(search), [search]));
  if (answer === null) return <LoadingOverlay />;
  if (!answer.ok)
    return (
      <p role="alert" className="failure">
        {answer.problem}
      </p>
    );
  const { teachers, schools } = answer.value;
  const most = Math.max(1, ...schools.map(({ accounts }) => accounts));
  return (
    <div className="figures-part">
      {search !== "" && <p>Searched for “{search}”.</p>}
      <p>A teacher is whoever has made a class. Students in classes have no account and no name.</p>
      {teachers.length === 0 ? (
        <p>No teacher was found.</p>
      ) : (
        <FigureTable
          caption="Teachers"
          columns={[
            { label: "Name", cell: ({ name }) => name },
            { label: "Email", cell: ({ email }) => email },
            { label: "School", cell: ({ school }) => school },
            { label: "Classes", cell: ({ classes }) => classes },
            { label: "Students", cell: ({ pupils }) => pupils },
            { label: "Played", cell: ({ minutes }) => minutesInWords(minutes) },
            { label: "Last played", cell: ({ lastPlay }) => dayInWords(lastPlay) },
          ]}
          rows={teachers}
          keyOf={({ id }) => id}
        />
      )}
      {schools.length === 0 ? (
        <p>No school was found.</p>
      ) : (
        <FigureTable
          caption="Schools"
          columns={[
            { label: "School", cell: ({ name }) => name },
            { label: "Accounts", cell: ({ accounts }) => accounts, share: ({ accounts }) => accounts / most },
            { label: "Of them have played", cell: ({ players }) => players },
            { label: "Played", cell: ({ minutes }) => minutesInWords(minutes) },
            { label: "Last played", cell: ({ lastPlay }) => dayInWords(lastPlay) },
          ]}
          rows={schools}
          keyOf={({ name }) => name}
        />
      )}
      <SaveTable name="teachers" label="Export the teachers as CSV" search={search} />
      <SaveTable name="schools" label="Export the schools as CSV" search={search} />
    </div>
  );
}
