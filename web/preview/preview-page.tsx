import { useEffect, useRef, useState } from "react";
import type { Definition } from "../../engine/definition/index.ts";
import type { SentGame } from "../../games/workbench/preview/sent.ts";
import { PageTitle } from "../components/page-title.tsx";
import { GameScreen } from "../game/index.ts";
import type { Shown } from "../game/shown.ts";
import { useShown } from "../game/use-view.ts";
import { InsideView } from "./inside-view.tsx";
import { openPreview, type Previewed } from "./open-preview.ts";
import { deedsOf } from "./relive.ts";

/** A game that changes while it is played: at its side stands what its author cannot hear. */
export function PreviewPage({ game }: { readonly game: Shown<SentGame> }) {
  const { path, definition, faults } = useShown(game, (sent) => sent);
  const [playing, setPlaying] = useState<Previewed | null>(null);
  const [told, setTold] = useState("");
  const newest = useRef<Previewed | null>(null);
  const shown = useRef<Definition | null>(null);

  const begin = async (now: Definition): Promise<void> => {
    shown.current = now;
    const deeds = deedsOf(newest.current?.play.journal() ?? "");
    newest.current?.play.close();
    const begun = await openPreview(now, deeds);
    newest.current = begun;
    setPlaying(begun);
    setTold(deeds.length === 0 ? "" : `Changed. What you did last, of ${deeds.length}, is heard again.`);
  };
  const leave = (): void => {
    newest.current = null;
    setPlaying(null);
  };
  useEffect(() => {
    if (definition !== null && newest.current !== null && definition !== shown.current)
      void begin(definition);
  });

  return (
    <main className="page preview">
      <div className="preview-play">
        {playing === null ? (
          <>
            <PageTitle>{`Preview of ${path}`}</PageTitle>
            {definition !== null && (
              <button type="button" className="button primary" onClick={() => void begin(definition)}>
                Start
              </button>
            )}
          </>
        ) : (
          <GameScreen key={playing.id} play={playing.play} onLeft={leave}>
            <PageTitle>{playing.play.game.definition.title}</PageTitle>
          </GameScreen>
        )}
      </div>
      <output>{told}</output>
      {faults.length > 0 && (
        <section role="alert" aria-labelledby="faults">
          <h2 id="faults">To mend</h2>
          <p>What plays is the game as it was before.</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </section>
      )}
      {playing !== null && <InsideView key={`inside ${playing.id}`} {...playing} />}
    </main>
  );
}
