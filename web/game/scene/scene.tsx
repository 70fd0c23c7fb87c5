import { useEffect, useRef, useState } from "react";
import { Wiggle } from "../../components/wiggle.tsx";
import { isSilent } from "../hearing.ts";
import type { ReadyPlay } from "../open-play.ts";
import { useShown, useView } from "../use-view.ts";
import { drawMoment } from "./draw.ts";

/** Too large for a script: each is fetched when its game is played. */
const addresses = import.meta.glob<string>("../../../games/*/scene.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The game's world, for who sees a little and for who watches. It shows what is heard and nothing else, so that nobody is
 * told of it. A game without a picture has none.
 */
export function Scene({ play }: { readonly play: ReadyPlay }) {
  const frame = useRef<HTMLDivElement>(null);
  const scene = useFetchedScene(play.game.definition.slug);
  const stakes = useView(play, ({ sitting }) => sitting?.stakes ?? []);
  const isQuiet = useView(play, isSilent);
  const isTalk = useView(play, ({ place }) => place === "asking" || place === "farewell");
  const lastSpeaker = useShown(
    play.picture,
    ({ captions }) => captions.findLast(({ type }) => type === "say")?.speaker ?? null,
  );
  const speaker = isQuiet ? null : lastSpeaker;
  useEffect(() => {
    if (scene instanceof Element) frame.current?.replaceChildren(scene);
  }, [scene]);
  useEffect(() => {
    if (scene instanceof Element) drawMoment(scene, { stakes, speaker });
  }, [scene, stakes, speaker]);

  if (scene === "none") return null;
  return (
    <div className="scene" aria-hidden="true">
      <div ref={frame} />
      <Wiggle pose={isTalk ? "waving" : "playing"} />
    </div>
  );
}

/** Null while it is on its way: its room is kept. */
function useFetchedScene(slug: string): Element | "none" | null {
  const address = addresses[`../../../games/${slug}/scene.svg`];
  const [scene, setScene] = useState<Element | "none" | null>(address === undefined ? "none" : null);
  useEffect(() => {
    const stop = new AbortController();
    const load = async (known: string): Promise<void> => {
      const answer = await fetch(known, { signal: stop.signal });
      if (!answer.ok) return setScene("none");
      const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
      setScene(documentElement);
    };
    // Whoever has no network plays without a picture.
    if (address !== undefined) load(address).catch(() => stop.signal.aborted || setScene("none"));
    return () => stop.abort();
  }, [address]);
  return scene;
}
