import { useEffect, useLayoutEffect, useRef, useState } from "react";
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
  const picture = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = picture.current;
    const heard = own?.parentElement ?? null;
    return own === null || heard === null ? undefined : keepToRoom(own, heard);
  }, []);
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
    <div ref={picture} className="scene" aria-hidden="true">
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

/**
 * Where what can be done has once left it no room, it stays away until the window changes: a picture that goes and comes
 * with the choices would move all that is read. A list that is open takes all the room there is, and gives it back.
 * @returns ends it
 */
function keepToRoom(picture: HTMLElement, heard: HTMLElement): () => void {
  const look = (): void => {
    const isListOpen = document.querySelector(".named-moves [aria-current]") !== null;
    // The style sheet has sent it to a second column, out of sight.
    const isOut = picture.getBoundingClientRect().left >= heard.getBoundingClientRect().right;
    if (isOut && !isListOpen) picture.hidden = true;
  };
  const tryAgain = (): void => {
    picture.hidden = false;
    look();
  };
  look();
  const observer = new ResizeObserver(look);
  observer.observe(heard);
  window.addEventListener("resize", tryAgain);
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", tryAgain);
  };
}
