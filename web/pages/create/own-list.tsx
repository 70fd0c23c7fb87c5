import { useId, useRef, useState } from "react";
import { fragmentOf } from "../../../games/made/link.ts";
import { slugOf } from "../../../games/made/slug.ts";
import { PACK_LABEL, zipOf } from "../../../games/pack/zip.ts";
import { download } from "../../adapters/download.ts";
import { checkGame } from "../../own-games/checker.ts";
import type { CheckedGame } from "../../own-games/checker-worker.ts";
import { removeGame, type KeptGame } from "../../own-games/kept-games.ts";

interface OwnListProps {
  readonly games: readonly KeptGame[];
  readonly onPlay: (game: CheckedGame) => void;
  readonly onChange: (game: KeptGame) => void;
}

/** The games of this device: to play, to change, to give away, to remove. */
export function OwnList({ games, onPlay, onChange }: OwnListProps) {
  const [news, setNews] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const withChecked = async ({ content }: KeptGame, use: (game: CheckedGame) => void): Promise<void> => {
    setNews("Checking…");
    const answer = await checkGame(content);
    const [game] = answer.type === "games" ? answer.games : [];
    if (game !== undefined) {
      setNews("");
      return use(game);
    }
    setNews(
      answer.type === "faults"
        ? `It has to be fixed first: ${answer.faults[0]?.text ?? ""}`
        : answer.problems.join(" "),
    );
  };
  const remove = (game: KeptGame): void => {
    removeGame(game.id);
    setNews(`${game.title} is removed.`);
    list.current?.focus();
  };
  return (
    <>
      <ul ref={list} className="own-games" tabIndex={-1} aria-label="Your games">
        {games.map((game) => (
          <li key={game.id} className="card">
            <h3>{game.title}</h3>
            <div className="buttons">
              <button
                type="button"
                className="button primary"
                aria-label={`Play ${game.title}`}
                onClick={() => void withChecked(game, onPlay)}
              >
                Play
              </button>
              {game.content.type === "made" && (
                <button
                  type="button"
                  className="button"
                  aria-label={`Change ${game.title}`}
                  onClick={() => onChange(game)}
                >
                  Change
                </button>
              )}
              <button
                type="button"
                className="button"
                aria-label={`Save ${game.title} as a file`}
                onClick={() => void withChecked(game, (checked) => save(game.title, checked))}
              >
                Save as a file
              </button>
              <button
                type="button"
                className="button quiet"
                aria-label={`Remove ${game.title}`}
                onClick={() => remove(game)}
              >
                Remove
              </button>
            </div>
            {game.content.type === "made" && <OwnLink game={game} onNews={setNews} />}
          </li>
        ))}
      </ul>
      <output className="told">{news}</output>
    </>
  );
}

function save(title: string, { text }: CheckedGame): void {
  const slug = slugOf(title);
  const pack = zipOf([{ name: `${slug}.json`, text }], PACK_LABEL);
  download(new Blob([pack], { type: "application/zip" }), `${slug}.zip`);
}

interface OwnLinkProps {
  readonly game: KeptGame;
  readonly onNews: (text: string) => void;
}

/** The whole game is in the link: no server is told of it. */
function OwnLink({ game, onNews }: OwnLinkProps) {
  const id = useId();
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    if (game.content.type !== "made") return;
    const made = `${window.location.origin}/create#${await fragmentOf(game.content.made)}`;
    setLink(made);
    try {
      await navigator.clipboard.writeText(made);
      onNews("The link is copied. Paste it into a message.");
    } catch {
      onNews("Here is the link: copy it from the field.");
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`Copy a link to ${game.title}`}
        onClick={() => void make()}
      >
        Copy a link
      </button>
      {link !== null && (
        <div className="form-field">
          <label htmlFor={id}>Link to {game.title}</label>
          <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        </div>
      )}
    </>
  );
}
