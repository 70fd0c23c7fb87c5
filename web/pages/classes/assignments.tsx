import { useState, type SubmitEvent } from "react";
import { catalogue } from "../../../games/catalogue.ts";
import { FigureTable } from "../../components/figure-table.tsx";
import { askClass, type PartProps } from "./class-calls.ts";
import { gameTitle, levelName, levelsOf, minutesInWords } from "./level-names.ts";

const USUAL_MINUTES = 10;
const playing = catalogue.toSorted((a, b) => a.title.localeCompare(b.title));

/** "Ten minutes of Addition Express, level 3": what a class is asked to play, and how far that is. */
export function Assignments({ seen: { id, assignments }, act }: PartProps) {
  return (
    <section aria-labelledby="assignments">
      <h3 id="assignments">Assignments</h3>
      {assignments.length === 0 && <p>There is none.</p>}
      {assignments.map((one) => (
        <section key={one.id} aria-label={inWords(one)}>
          <p>{inWords(one)}</p>
          {one.done.length > 0 && (
            <FigureTable
              caption={`Played since: ${inWords(one)}`}
              columns={[
                { label: "Student", cell: ({ label }) => label },
                {
                  label: "Time",
                  cell: ({ minutes }) => minutesInWords(minutes),
                  share: ({ minutes }) => minutes / one.minutes,
                },
                { label: "Done", cell: ({ minutes }) => (minutes >= one.minutes ? "yes" : "not yet") },
              ]}
              rows={one.done}
              keyOf={({ label }) => label}
            />
          )}
          <p className="buttons">
            <button
              type="button"
              className="button quiet"
              onClick={() =>
                void act(
                  askClass(`/${id}/assignments/${one.id}`, { method: "DELETE" }),
                  "The assignment is removed.",
                )
              }
            >
              Remove<span className="visually-hidden">: {inWords(one)}</span>
            </button>
          </p>
        </section>
      ))}
      <NewAssignment id={id} act={act} />
    </section>
  );
}

function inWords({ game, level, minutes }: Omit<PartProps["seen"]["assignments"][number], "done">): string {
  return `${minutesInWords(minutes)} of ${gameTitle(game)}, ${levelName(game, level)}`;
}

function NewAssignment({ id, act }: Pick<PartProps, "act"> & { readonly id: string }) {
  const [game, setGame] = useState(playing[0]?.slug ?? "");
  const give = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { game, level: form.get("level"), minutes: Number(form.get("minutes")) };
    void act(
      askClass(`/${id}/assignments`, { method: "POST", body }),
      "The class has been asked to play it.",
    );
  };
  return (
    <form onSubmit={give}>
      <span className="field">
        <label htmlFor="assigned-game">Game</label>
        <select id="assigned-game" value={game} onChange={({ target }) => setGame(target.value)}>
          {playing.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </span>
      <span className="field">
        <label htmlFor="assigned-level">Level</label>
        <select key={game} id="assigned-level" name="level">
          <option value="">Any level</option>
          {levelsOf(game).map((level, place) => (
            <option key={level.id} value={level.id}>
              {`Level ${place + 1}, ${level.name}`}
            </option>
          ))}
        </select>
      </span>
      <span className="field">
        <label htmlFor="assigned-minutes">Minutes</label>
        <input
          id="assigned-minutes"
          name="minutes"
          type="number"
          min={1}
          max={60}
          required
          defaultValue={USUAL_MINUTES}
        />
      </span>
      <button type="submit" className="button primary">
        Ask the class to play it
      </button>
    </form>
  );
}
