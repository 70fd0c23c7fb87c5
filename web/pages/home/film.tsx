import { useRef, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useSeen } from "../../components/use-seen.ts";
import type { Home } from "../../content/types.ts";

/** Only their addresses; there may be none. */
const addresses = import.meta.glob<string>("../../../assets/content/films/*", {
  eager: true,
  query: "?url",
  import: "default",
});

interface FilmProps {
  readonly film: NonNullable<Home["showcase"]["film"]>;
}

/** A film that is fetched once it is in view, has controls once it plays, and is as before when it has ended. */
export function Film({ film }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const isSeen = useSeen(video);
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <>
      <video
        ref={video}
        src={isSeen ? addresses[`../../../assets/content/films/${film.file}`] : undefined}
        controls={isPlaying}
        playsInline
        onPlay={() => setIsPlaying(true)}
        onEnded={({ currentTarget }) => {
          currentTarget.load();
          setIsPlaying(false);
        }}
      >
        <track
          kind="captions"
          srcLang="en"
          label="English"
          src={addresses[`../../../assets/content/films/${film.captions}`]}
        />
      </video>
      {!isPlaying && (
        <button
          type="button"
          className="button primary film-start"
          onClick={() => void video.current?.play()}
        >
          <Icon name="play" />
          Play the film
        </button>
      )}
      <p className="visually-hidden">{film.told}</p>
    </>
  );
}
