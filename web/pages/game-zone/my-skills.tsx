import { Link } from "wouter";
import { ForGrownUps } from "./for-grown-ups.tsx";
import { titleOf, useLearned } from "./learned.ts";

/** What the log of verdicts on this device says: for who plays, and for grown-ups. Nothing before anything was logged. */
export function MySkills() {
  const learned = useLearned();
  if (learned === null || learned.skills.length === 0) return null;
  const { adaptive, skills } = learned;
  const next = adaptive.playNext(skills);
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
                  {adaptive.skillName(skill)}: {adaptive.stageOf(skill)}
                </li>
              ))}
          </ul>
        </section>
      ))}
      <details>
        <summary>For grown-ups: the figures</summary>
        <ForGrownUps learned={learned} />
      </details>
    </>
  );
}
