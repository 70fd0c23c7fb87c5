/** Games for when there is no network: how large they are, whether they are here, and a button each way. */
import { useEffect, useRef, useState } from "react";
import type { FromWorker, KeptOfGames } from "../service-worker/messages.ts";
import { askForGood, askWorker, onChanged, tellChanged } from "../service-worker/keep-games.ts";

type State =
  /** Nobody has answered yet; without a worker nobody will. */
  | { readonly type: "unknown" }
  | { readonly type: "still"; readonly kept: KeptOfGames; readonly told: string }
  | { readonly type: "coming"; readonly kept: KeptOfGames; readonly told: string };

interface KeepGamesProps {
  /** What they are called together: "Addition Express", "Math games". */
  readonly name: string;
  readonly slugs: readonly string[];
  /** It is kept without being asked for, as a game whose page is open. */
  readonly comesByItself?: boolean;
}

export function KeepGames({ name, slugs, comesByItself = false }: KeepGamesProps) {
  const [state, setState] = useState<State>({ type: "unknown" });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    const ask = (type: "games.asked" | "games.keep") => {
      end?.();
      end = askWorker({ type, slugs }, (answer) => {
        if (answer.type === "failed") return;
        setState((before) =>
          before.type === "coming" && before.told !== ""
            ? before
            : { type: answer.isDone ? "still" : "coming", kept: answer.kept, told: toldIn(before) },
        );
      });
    };
    ask(comesByItself ? "games.keep" : "games.asked");
    // Not after it was removed.
    const watched = onChanged((what) =>
      ask(comesByItself && what === "worker" ? "games.keep" : "games.asked"),
    );
    return () => {
      watched();
      end?.();
    };
  }, [slugs, comesByItself]);
  useEffect(() => () => stop.current?.(), []);

  if (state.type === "unknown")
    return (
      <p>
        <b>{name}</b>: waiting for the browser. If this stays, it cannot keep games.
      </p>
    );
  const { kept } = state;
  const isWhole = kept.whole.length === slugs.length;
  const isComing = state.type === "coming";
  const fetching = `Fetching ${name}.`;
  const settle = (told: string) => (answer: FromWorker) => {
    if (answer.type === "told" && !answer.isDone)
      return setState({ type: "coming", kept: answer.kept, told: fetching });
    stop.current?.();
    setState((before) =>
      before.type === "unknown"
        ? before
        : {
            type: "still",
            kept: answer.type === "told" ? answer.kept : before.kept,
            told: answer.type === "told" ? told : whyNot(answer.isFull),
          },
    );
    tellChanged();
  };
  const keep = (): void => {
    if (isComing) return;
    askForGood();
    setState({ type: "coming", kept, told: fetching });
    stop.current = askWorker({ type: "games.keep", slugs }, settle(`${name}: kept on this device.`));
  };
  const remove = (): void => {
    if (isComing) return;
    stop.current = askWorker({ type: "games.remove", slugs }, settle(`${name}: removed from this device.`));
  };
  return (
    <div className="keep-games">
      <p>
        <b>{name}</b>: {inWords(kept, slugs.length)}
      </p>
      {isComing && (
        <progress aria-label={`${name}: how much is here`} value={kept.keptBytes} max={kept.bytes} />
      )}
      <p className="buttons">
        {/* It stays where it is while it works, and keeps the focus. */}
        <button
          type="button"
          className="button"
          aria-disabled={isComing || undefined}
          onClick={isWhole ? remove : keep}
        >
          {isWhole ? "Remove" : isComing ? "Fetching…" : "Keep"}
          <span className="visually-hidden"> {name}</span>
        </button>
        {!isWhole && !isComing && kept.whole.length > 0 && (
          <button type="button" className="button" onClick={remove}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        )}
      </p>
      <output>{state.told}</output>
    </div>
  );
}

function toldIn(state: State): string {
  return state.type === "still" ? state.told : "";
}

function whyNot(isFull: boolean): string {
  return isFull
    ? "This device has no room for all of it. What came is kept."
    : "Not all of it came through. What came is kept. Try again when you have internet.";
}

/** "Kept on this device, 1.2 MB." */
function inWords({ bytes, keptBytes, whole }: KeptOfGames, games: number): string {
  if (whole.length === games) return `kept on this device, ${megabytes(bytes)}.`;
  const rest = `${megabytes(bytes - keptBytes)} to fetch.`;
  return games === 1 ? `not kept, ${rest}` : `${whole.length} of ${games} games kept, ${rest}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
