import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Card } from "../../games/card.ts";
import { catalogue } from "../../games/catalogue.ts";
import { categoryName } from "../categories.ts";
import { Icon } from "../components/icon.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { showToast } from "../components/toast.tsx";
import { Wiggle } from "../components/wiggle.tsx";

/** For a game that is planned and not built: says so, also aloud, and offers one that can be played. */
export function ComingGame({ card }: { readonly card: Card }) {
  const other = catalogue.find(({ category }) => category === card.category) ?? catalogue[0];
  const news = `${card.title} is still being made. What it will be: ${card.description}`;
  const offer = other === undefined ? "" : `Until then, try ${other.title}. ${other.description}`;
  const hear = useReading(`${news} ${offer}`);
  return (
    <div className="page coming-game" data-category={card.category}>
      <Wiggle pose="playing" />
      <PageTitle>{card.title}</PageTitle>
      <p className="lead">{news}</p>
      {other !== undefined && <p className="lead">{offer}</p>}
      <p className="buttons">
        {other !== undefined && (
          <Link href={`/game/${other.slug}`} className="button primary">
            Play {other.title}
          </Link>
        )}
        <button type="button" className="button needs-script" onClick={hear}>
          <Icon name="sound" />
          Hear this page
        </button>
        <Link href="/game-zone" className="button quiet">
          All {categoryName(card.category)} games
        </Link>
      </p>
    </div>
  );
}

/** Reads a text aloud. Any press silences it, and nothing goes on speaking about a page that has been left. */
function useReading(text: string): () => void {
  const stop = useRef(() => {});
  useEffect(() => {
    const silence = (): void => stop.current();
    addEventListener("keydown", silence);
    addEventListener("pointerdown", silence);
    return () => {
      removeEventListener("keydown", silence);
      removeEventListener("pointerdown", silence);
      silence();
    };
  }, []);
  const read = async (): Promise<void> => {
    let isWanted = true;
    stop.current = () => (isWanted = false);
    try {
      // It comes with the engine, which this page needs for nothing else.
      const { readAloud, stopReading } = await import("../game/read-aloud.ts");
      if (!isWanted) return;
      stop.current = stopReading;
      await readAloud(text);
    } catch {
      showToast("The voice could not be loaded. Please check your internet connection.");
    }
  };
  return () => void read();
}
