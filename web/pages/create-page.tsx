import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { hasGame } from "../../games/made/link-name.ts";
import { Link } from "wouter";
import { PageTitle } from "../components/page-title.tsx";
import { showToast } from "../components/toast.tsx";
import type { CheckedGame } from "../own-games/checker-worker.ts";
import { keepGame, keptGames, noKeptGames, subscribeToKept } from "../own-games/kept-games.ts";
import { draftOf, emptyDraft } from "./create/draft.ts";
import { GameForm } from "./create/game-form.tsx";
import { OpenFile } from "./create/open-file.tsx";
import { OwnList } from "./create/own-list.tsx";
import { SharedGame } from "./create/shared-game.tsx";

/** A teacher makes a game for a class; and a pupil plays one that came as a link. */
export default function CreatePage() {
  const [fragment, forget] = useFragment();
  const [draft, setDraft] = useState(() => emptyDraft("spelling"));
  const [playing, setPlaying] = useState<CheckedGame | null>(null);
  const games = useSyncExternalStore(subscribeToKept, keptGames, noKeptGames);
  const form = useRef<HTMLHeadingElement>(null);

  const keep = (game: CheckedGame, id: string | null): string | null => {
    const { made, text, definition } = game;
    const kept = {
      id: id ?? crypto.randomUUID(),
      title: definition.title,
      content: made === null ? ({ type: "text", text } as const) : ({ type: "made", made } as const),
    };
    const isKept = keepGame(kept);
    showToast(
      isKept
        ? `Kept on this device: ${definition.title}`
        : "This device has no room for another game. Remove one, or save it as a file.",
    );
    return isKept ? kept.id : id;
  };

  if (playing !== null) return <LatePlay game={playing} onLeave={() => setPlaying(null)} />;
  if (hasGame(fragment))
    return (
      <SharedGame
        fragment={fragment}
        onPlay={setPlaying}
        onKeep={(game) => {
          keep(game, null);
          forget();
        }}
        onLeave={forget}
      />
    );
  return (
    <div className="page create-page">
      <PageTitle>Make a game</PageTitle>
      <p className="lead">
        Write a list for your class: words to spell, words and meanings, things to sort, pairs, or a story
        with choices. It becomes an audio game with a story around it, and you can hear it right away.
      </p>
      <p>
        What you write stays on this device. You can give it to a student as a link, which holds the whole
        game, or as a file, which <Link href="/audio-console">Buzzle</Link> reads, too. Nothing is sent to us.
      </p>
      <div className="needs-script create-parts">
        {games.length > 0 && (
          <section>
            <h2>Your games</h2>
            <OwnList
              games={games}
              onPlay={setPlaying}
              onChange={({ id, content }) => {
                if (content.type !== "made") return;
                setDraft(draftOf(id, content.made));
                form.current?.focus();
              }}
            />
          </section>
        )}
        <section>
          <h2 ref={form} tabIndex={-1}>
            {draft.id === null ? "A new game" : `Change ${draft.title}`}
          </h2>
          <GameForm
            draft={draft}
            onDraft={setDraft}
            onMade={(game, made, wish) => {
              const id = keep({ ...game, made }, draft.id);
              if (wish === "hear") {
                setDraft({ ...draft, id });
                setPlaying(game);
              } else {
                setDraft(emptyDraft(draft.kind));
                form.current?.focus();
              }
            }}
          />
        </section>
        <section>
          <h2>Open a file</h2>
          <OpenFile onOpened={(game) => keep(game, null)} />
        </section>
      </div>
    </div>
  );
}

/** What the address carries, and the way to forget it. Empty in what was prerendered. */
function useFragment(): readonly [string, () => void] {
  const fragment = useSyncExternalStore(
    (listener) => {
      window.addEventListener("hashchange", listener);
      return () => window.removeEventListener("hashchange", listener);
    },
    () => window.location.hash,
    () => "",
  );
  const forget = (): void => {
    window.location.hash = "";
  };
  return [fragment, forget];
}

interface LatePlayProps {
  readonly game: CheckedGame;
  readonly onLeave: () => void;
}

/** The game screen comes when it is wanted. */
function LatePlay({ game, onLeave }: LatePlayProps) {
  const [late, setLate] = useState<typeof import("../own-games/own-play.tsx") | null>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    import("../own-games/own-play.tsx").then(setLate, () => setIsLost(true));
  }, []);
  if (late !== null) return <late.OwnPlay definition={game.definition} onLeave={onLeave} />;
  return (
    <div className="page create-page">
      <PageTitle>{game.definition.title}</PageTitle>
      <output className="told">
        {isLost
          ? "The game did not come through. Check your internet connection, and try again."
          : "Getting the game ready…"}
      </output>
      <button type="button" className="button quiet" onClick={onLeave}>
        Leave: my games
      </button>
    </div>
  );
}
