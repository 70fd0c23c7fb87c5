/** What a game is like inside: for its author, who hears the rest. */
import { useShown, useView } from "../game/use-view.ts";
import type { Previewed } from "./open-preview.ts";

export function InsideView({ play, cues, verdict }: Previewed) {
  return (
    <div className="preview-inside">
      <section aria-labelledby="now">
        <h2 id="now">Where it stands</h2>
        <Now play={play} verdict={verdict} />
      </section>
      <section aria-labelledby="stakes">
        <h2 id="stakes">What is at stake</h2>
        <Stakes play={play} />
      </section>
      <section aria-labelledby="moves">
        <h2 id="moves">What can be done</h2>
        <Moves play={play} />
      </section>
      <section aria-labelledby="cues">
        <h2 id="cues">What was heard, the newest first</h2>
        <Cues cues={cues} />
      </section>
    </div>
  );
}

function Now({ play, verdict }: Pick<Previewed, "play" | "verdict">) {
  const { place, isWaiting, isListening, sitting } = useView(play, (view) => view);
  const last = useShown(verdict, (state) => state.last);
  const facts: readonly (readonly [string, string])[] = [
    ["Place", place],
    ["Level", sitting?.levelName ?? "none"],
    ["Act", sitting?.act ? `${sitting.act.as}, turn ${sitting.act.turn} of ${sitting.act.of}` : "none"],
    ["Turns", sitting ? `${sitting.played} of ${sitting.turns} played` : "none"],
    ["Speech", isWaiting ? "waits for a press" : "is being said"],
    ["Microphone", isListening ? "open" : "closed"],
    ["Last turn", last === null ? "none yet" : `${last.item}, ${last.skill}`],
    [
      "How it went",
      last === null ? "none yet" : `credit ${round(last.credit)}, tries ${last.tries}, hints ${last.help}`,
    ],
    [
      "How hard it was",
      last === null ? "none yet" : `difficulty ${round(last.difficulty)}, by chance ${round(last.chance)}`,
    ],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Stakes({ play }: Pick<Previewed, "play">) {
  const stakes = useView(play, ({ sitting }) => sitting?.stakes ?? []);
  if (stakes.length === 0) return <p>Nothing here.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Stake</th>
          <th scope="col">Stands at, 0 to 1</th>
          <th scope="col">Sounds like its stretch</th>
        </tr>
      </thead>
      <tbody>
        {stakes.map(({ id, value, stretch }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{round(value)}</td>
            <td>{stretch + 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moves({ play }: Pick<Previewed, "play">) {
  const moves = useView(play, (view) => view.moves);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Move</th>
          <th scope="col">Button</th>
          <th scope="col">May be said</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ id, label, button, phrases }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{button ?? "none"}</td>
            <td>{phrases.join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cues({ cues }: Pick<Previewed, "cues">) {
  const heard = useShown(cues, (state) => state.cues);
  return (
    <ol reversed>
      {heard.toReversed().map(({ id, text, how }) => (
        <li key={id} value={id}>
          {text} {how !== "" && <small>{how}</small>}
        </li>
      ))}
    </ol>
  );
}

function round(value: number): string {
  return value.toFixed(2);
}
