import { FigureTable } from "../../components/figure-table.tsx";
import { LoadingOverlay } from "../../components/loading-overlay.tsx";
import { useQuery } from "../../accounts/use-query.ts";
import { gameTitle, levelName, minutesInWords, percent } from "../classes/level-names.ts";
import { readGames } from "./dashboard-calls.ts";
import { SaveTable } from "./save-table.tsx";
import { useAnswer } from "./use-answer.ts";

/** By game: plays, completion, and at which levels players stop. */
export function GamesPlayed() {
  const answer = useAnswer(readGames);
  const search = useQuery("search") ?? "";
  if (answer === null) return <LoadingOverlay />;
  if (!answer.ok)
    return (
      <p role="alert" className="failure">
        {answer.problem}
      </p>
    );
  const games = answer.value.filter(({ game }) =>
    gameTitle(game).toLowerCase().includes(search.toLowerCase()),
  );
  if (games.length === 0) return <p>Nothing was played yet by who is logged in, or for a class.</p>;
  const most = Math.max(...games.map(({ plays }) => plays));
  const levels = games.flatMap(({ game, levels: own }) => own.map((level) => ({ game, ...level })));
  return (
    <div className="figures-part">
      <p>Of those who are logged in, and of classes. Who plays without either is counted nowhere.</p>
      <FigureTable
        caption="Games"
        columns={[
          { label: "Game", cell: ({ game }) => gameTitle(game) },
          { label: "Plays", cell: ({ plays }) => plays, share: ({ plays }) => plays / most },
          {
            label: "Played to the end",
            cell: ({ finished, plays }) => percent(finished / plays),
            share: ({ finished, plays }) => finished / plays,
          },
          { label: "Players", cell: ({ players }) => players },
          { label: "Time", cell: ({ minutes }) => minutesInWords(minutes) },
        ]}
        rows={games}
        keyOf={({ game }) => game}
      />
      <FigureTable
        caption="Where players stop, by level"
        columns={[
          { label: "Game", cell: ({ game }) => gameTitle(game) },
          { label: "Level", cell: ({ game, level }) => levelName(game, level) },
          { label: "Plays", cell: ({ plays }) => plays },
          {
            label: "Left before the end",
            cell: ({ finished, plays }) => plays - finished,
            share: ({ finished, plays }) => 1 - finished / plays,
          },
          { label: "Right", cell: ({ credit }) => percent(credit) },
        ]}
        rows={levels.toSorted((a, b) => b.plays - b.finished - (a.plays - a.finished))}
        keyOf={({ game, level }) => `${game}/${level}`}
      />
      <SaveTable name="games" label="Export as CSV" />
    </div>
  );
}
