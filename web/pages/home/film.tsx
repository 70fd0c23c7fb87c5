import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ContentPicture } from "../../components/content-picture.tsx";
import { Icon } from "../../components/icon.tsx";
import { useSeen } from "../../components/use-seen.ts";
import type { Home } from "../../content/types.ts";

/** Only their addresses; there may be none. */
const addresses = import.meta.glob<string>("../../../assets/content/films/*", {
  eager: true,
  query: "?url",
  import: "default",
});
const addressOf = (file: string) => addresses[`../../../assets/content/films/${file}`];

interface FilmProps {
  readonly film: NonNullable<Home["showcase"]["film"]>;
  readonly poster: Home["showcase"]["poster"];
}

/** A film that is fetched once its place is in view, has controls once it plays, and is as before when it has ended. */
export function Film({ film, poster }: FilmProps) {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useSeen(place);
  const [state, setState] = useState<"still" | "playing" | "failed">("still");

  const start = (): void => {
    flushSync(() => setState("playing"));
    const player = video.current;
    if (player === null) return;
    // The button that had the focus is gone.
    player.focus();
    // After a failure all files are tried again.
    if (player.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) player.load();
    player.play().catch(() => stop("failed"));
  };
  const stop = (how: "still" | "failed"): void => {
    const hadFocus = document.activeElement === video.current;
    flushSync(() => setState(how));
    if (hadFocus) button.current?.focus();
  };
  return (
    <div ref={place} className="film">
      {state !== "playing" && <ContentPicture picture={poster} width={280} height={560} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has them, and as late as the rest */}
      <video
        ref={video}
        aria-label="The film"
        hidden={state !== "playing"}
        controls
        playsInline
        preload="metadata"
        onEnded={({ currentTarget }) => {
          currentTarget.load();
          stop("still");
        }}
      >
        {isSeen && (
          <>
            <source src={addressOf(film.file)} type="video/webm" />
            <source
              src={addressOf(film.mp4)}
              type="video/mp4"
              // No file is left to try; nobody hears of it who does not want to see the film.
              onError={() => state === "playing" && stop("failed")}
            />
            <track default kind="captions" srcLang="en" label="English" src={addressOf(film.captions)} />
          </>
        )}
      </video>
      {state !== "playing" && (
        <button ref={button} type="button" className="button primary film-start needs-script" onClick={start}>
          <Icon name="play" />
          Play the film
        </button>
      )}
      <p role="alert" className="film-failure">
        {state === "failed" && "The film cannot be played here. Its words are on this page."}
      </p>
    </div>
  );
}
