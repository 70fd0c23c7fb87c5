import { useId, useState } from "react";
import { recordedFrom, type Way } from "../../../engine/adapters/sound-workshop.ts";
import { Icon } from "../../components/icon.tsx";
import type { KnownSound } from "./search-sounds.ts";
import { SoundBench } from "./sound-bench.tsx";

const PLAIN: Way = { pitch: 0, rate: 1, seed: 0 };

interface SoundCardProps {
  readonly sound: KnownSound;
  /** It is a layer, and goes on. */
  readonly isOn: boolean;
  readonly onPlay: (sound: KnownSound, way: Way, side: number) => void;
  readonly onStop: () => void;
}

export function SoundCard({ sound, isOn, onPlay, onStop }: SoundCardProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { caption = sound.id, family, games, isBed } = sound;
  const hidden = <span className="visually-hidden"> {caption}</span>;
  return (
    <li className="card sound-card">
      <h3>{caption}</h3>
      <ul className="sound-kind" aria-label="Name, family and games">
        <li>
          <code>{sound.id}</code>
        </li>
        <li>{family}</li>
        {isBed && <li>goes on</li>}
        <li>{usedIn(sound, games)}</li>
      </ul>
      <Source id={sound.id} />
      <div className="buttons needs-script">
        <button
          type="button"
          className="button primary"
          onClick={() => (isOn ? onStop() : onPlay(sound, PLAIN, 0))}
        >
          <Icon name={isOn ? "pause" : "play"} />
          <span>
            {isOn ? "Stop" : "Play"}
            {hidden}
          </span>
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={id}
          disabled={sound.caption === undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>
            Look closer
            <span className="visually-hidden"> at {caption}</span>
          </span>
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <SoundBench sound={sound} onPlay={(way, side) => onPlay(sound, way, side)} />}
      </div>
    </li>
  );
}

/** Whose it is: everything else is made by this engine. */
function Source({ id }: { readonly id: string }) {
  const source = recordedFrom(id);
  if (source === undefined) return null;
  const { instrument, title, author, license, address } = source;
  return (
    <p className="sound-source">
      Recorded: “{instrument}” of <a href={address}>{title}</a> by {author}, license {license}
    </p>
  );
}

function usedIn({ family }: KnownSound, games: readonly string[]): string {
  if (family === "shared") return "in every game";
  return games.length === 0 ? "in no game yet" : `in ${games.join(", ")}`;
}
