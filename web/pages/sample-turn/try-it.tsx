import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { findGame } from "../../../games/catalogue.ts";
import { Icon } from "../../components/icon.tsx";

type Sample = import("./sample-turn.tsx").Sample;

type State =
  | { readonly type: "still" | "loading" | "failed" | "over" }
  | { readonly type: "playing"; readonly sample: Sample };

interface TryItProps {
  readonly slug: string;
}

/** A real turn of a real game, in the middle of a page. Nothing of it is fetched before somebody asks. */
export function TryIt({ slug }: TryItProps) {
  const [state, setState] = useState<State>({ type: "still" });
  const again = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => (state.type === "playing" ? state.sample.close : undefined), [state]);
  useEffect(() => {
    // The buttons that had the focus are gone.
    if (state.type === "over") again.current?.focus({ preventScroll: true });
  }, [state]);
  const card = findGame(slug);
  if (card === undefined) return null;

  const begin = async (): Promise<void> => {
    if (state.type === "loading") return;
    setState({ type: "loading" });
    try {
      const { openSample } = await import("./sample-turn.tsx");
      const sample = await openSample(card);
      if (isLeft.current) return sample.close();
      setState({ type: "playing", sample });
    } catch {
      setState({ type: "failed" });
    }
  };
  return (
    <section className="try-it" aria-label="Try a turn">
      {state.type === "playing" ? (
        <state.sample.Turn sample={state.sample} onOver={() => setState({ type: "over" })} />
      ) : (
        <>
          <p className="try-it-words">
            {state.type === "over"
              ? `That was a turn of ${card.title}. The game goes on from there.`
              : `Hear ten seconds of ${card.title}, and answer with six buttons. Turn the sound on.`}
          </p>
          <div className="buttons">
            <button
              ref={again}
              type="button"
              className="button primary needs-script"
              aria-disabled={state.type === "loading" || undefined}
              onClick={() => void begin()}
            >
              <Icon name="play" />
              {state.type === "over" ? "Once more" : "Try it here"}
            </button>
            {state.type === "over" && (
              <Link href={`/game/${slug}`} className="button">
                Play on
                <Icon name="arrow" />
              </Link>
            )}
          </div>
          <output>
            {state.type === "loading" && "One moment, please."}
            {state.type === "failed" && "It did not come through. Please try again."}
          </output>
        </>
      )}
    </section>
  );
}
