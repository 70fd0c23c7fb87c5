import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { Skill } from "../../../engine/adaptive/index.ts";
import { cards } from "../../../games/cards.ts";
import { openOwnProgress } from "../../accounts/own-progress.ts";
import { saveFile } from "../../accounts/save-file.ts";
import { columns, playNext, skillName, skillRow, stageOf, tableOf } from "./skills-in-words.ts";

/** What the log of verdicts on this device says: for who plays, and for grown-ups. Nothing before anything was logged. */
export function MySkills() {
  const skills = useSkills();
  if (skills.length === 0) return null;
  const next = playNext(skills);
  const games = [...new Set(skills.map(({ game }) => game))];
  return (
    <>
      {next !== null && (
        <>
          <h2>What to play next</h2>
          <p>
            <Link href={`/game/${next.game}`}>{titleOf(next.game)}</Link>. {next.why}
          </p>
        </>
      )}
      <h2>What you have learned</h2>
      {games.map((game) => (
        <section key={game} aria-label={titleOf(game)}>
          <h3>{titleOf(game)}</h3>
          <ul>
            {skills
              .filter((skill) => skill.game === game)
              .map((skill) => (
                <li key={skill.skill}>
                  {skillName(skill)}: {stageOf(skill)}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <details>
        <summary>For grown-ups: the figures</summary>
        <ForGrownUps skills={skills} />
      </details>
    </>
  );
}

function ForGrownUps({ skills }: { readonly skills: readonly Skill[] }) {
  const rows = skills
    .map((skill) => skillRow(skill, titleOf(skill.game)))
    .toSorted((a, b) => a.game.localeCompare(b.game) || a.skill.localeCompare(b.skill));
  const save = (): void => {
    saveFile("my-progress.csv", "text/csv", tableOf(rows));
  };
  return (
    <>
      <p>
        The estimate is on the scale on which the games were written: about −2 is a first level, about 2 a
        last one. It goes by what was right, and by hints; how long somebody takes stands beside it and never
        lowers it. It is no test result. Use it to choose what to practice.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <section className="figures" tabIndex={0} aria-label="Skills and figures">
        <table>
          <thead>
            <tr>
              {columns.map(([key, name]) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.game} ${row.skill}`}>
                {columns.map(([key]) => (
                  <td key={key}>{row[key]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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

/** Late: what rates is fetched only where something was played. */
function useSkills(): readonly Skill[] {
  const [skills, setSkills] = useState<readonly Skill[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const loaded = openOwnProgress().load();
      if (loaded.type !== "found") return;
      const [{ skillsOf }, { parseVerdictLog }] = await Promise.all([
        import("../../../engine/adaptive/index.ts"),
        import("../../../engine/save/index.ts"),
      ]);
      const { log } = loaded.progress as { readonly log?: unknown };
      if (isWanted) setSkills(skillsOf(parseVerdictLog(log), Date.now()));
    };
    read().catch((error: unknown) => console.error(error));
    return () => {
      isWanted = false;
    };
  }, []);
  return skills;
}

function titleOf(slug: string): string {
  return cards.find((card) => card.slug === slug)?.title ?? slug;
}
