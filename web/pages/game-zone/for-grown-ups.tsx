import { FigureTable } from "../../components/figure-table.tsx";
import { saveFile } from "../../accounts/save-file.ts";
import { titleOf, type Learned } from "./learned.ts";
import { columns, easeRows, estimateInWords, skillRow, tableOf, timeRows } from "./skills-in-words.ts";

/** Of the last turns it is told why they were asked. */
const EXPLAINED = 10;
/** The authored scale, as far as a bar shows it. */
const [LOWEST, HIGHEST] = [-3, 3];

/** Skills by the standards of their games, how sure the estimate is, time on task, what was hard, and why what was asked. */
export function ForGrownUps({ learned }: { readonly learned: Learned }) {
  const { adaptive, lessons, log, eases, skills } = learned;
  const rows = skills
    .map((skill) =>
      skillRow(skill, {
        title: titleOf(skill.game),
        name: adaptive.skillName(skill),
        standards: (lessons[skill.game]?.standards ?? []).map(({ code, checked }) =>
          checked ? code : `${code} (to be checked)`,
        ),
      }),
    )
    .toSorted((a, b) => a.game.localeCompare(b.game) || a.skill.localeCompare(b.skill));
  const times = timeRows(log.plays, titleOf);
  const most = Math.max(1, ...times.map(({ minutes }) => minutes));
  const hard = adaptive.hardOf(log);
  const last = log.verdicts.slice(-EXPLAINED).toReversed();
  const eased = easeRows(eases, lessons, titleOf);
  const save = (): void => {
    saveFile("my-progress.csv", "text/csv", tableOf(rows));
  };
  return (
    <>
      <p>
        The estimate is on the scale on which the games were written: about −2 is a first level, about 2 a
        last one. It goes by what was right, and by hints; how long somebody takes stands beside it and never
        lowers it. It is not a test result. Use it to choose what to practice.
      </p>
      <FigureTable
        caption="Skills and figures"
        columns={columns.map(([key, label]) => ({
          label,
          cell: (row: (typeof rows)[number]) => (key === "estimate" ? estimateInWords(row) : row[key]),
          ...(key === "estimate" && {
            share: (row: (typeof rows)[number]) => (Number(row.estimate) - LOWEST) / (HIGHEST - LOWEST),
          }),
        }))}
        rows={rows}
        keyOf={(row) => `${row.game} ${row.skill}`}
      />
      {times.length > 0 && (
        <FigureTable
          caption="Time on task"
          columns={[
            { label: "Game", cell: ({ game }) => game },
            { label: "Minutes", cell: ({ minutes }) => minutes, share: ({ minutes }) => minutes / most },
            { label: "Of them in the last 7 days", cell: ({ lately }) => lately },
            { label: "Times played", cell: ({ plays }) => plays },
            { label: "To the end", cell: ({ finished }) => finished },
          ]}
          rows={times}
          keyOf={({ game }) => game}
        />
      )}
      {hard.length > 0 && (
        <FigureTable
          caption="What was hard"
          columns={[
            { label: "What was asked", cell: adaptive.itemName },
            { label: "Game", cell: ({ game }) => titleOf(game) },
            { label: "Skill", cell: (one) => adaptive.skillName(one) },
            { label: "Times", cell: ({ times: met }) => met },
            {
              label: "Right",
              cell: ({ credit }) => `${Math.round(credit * 100)}%`,
              share: ({ credit }) => credit,
            },
          ]}
          rows={hard}
          keyOf={({ game, skill, item }) => `${game}/${skill}/${item}`}
        />
      )}
      {last.length > 0 && (
        <FigureTable
          caption="Why the last turns were asked"
          columns={[
            { label: "What was asked", cell: adaptive.itemName },
            { label: "Game", cell: ({ game }) => titleOf(game) },
            {
              label: "Why",
              cell: (verdict) =>
                adaptive.reasonInWords(
                  adaptive.reasonFor(verdict, log.verdicts.slice(0, log.verdicts.indexOf(verdict))),
                ),
            },
          ]}
          rows={last}
          keyOf={({ id }) => id}
        />
      )}
      {eased.length > 0 && (
        <FigureTable
          caption="How the last sittings began"
          columns={[
            { label: "Game", cell: ({ game }) => game },
            { label: "Why", cell: ({ why }) => why },
          ]}
          rows={eased}
          keyOf={({ game }) => game}
        />
      )}
      <p className="buttons">
        <button type="button" className="button quiet" onClick={save}>
          Save as a table (CSV)
        </button>
        <button type="button" className="button quiet" onClick={() => window.print()}>
          Print
        </button>
      </p>
    </>
  );
}
