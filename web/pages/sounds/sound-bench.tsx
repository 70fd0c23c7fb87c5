import { useEffect, useId, useMemo, useState } from "react";
import {
  decodeRecording,
  hasVariants,
  makeSound,
  recordedFrom,
  VARIANTS,
  type Recordings,
  type Way,
} from "../../../engine/adapters/sound-workshop.ts";
import type { RoomName } from "../../../engine/sound/index.ts";
import { fetchRecording } from "../../adapters/recordings.ts";
import { download } from "../../adapters/download.ts";
import { Icon } from "../../components/icon.tsx";
import { Drawings } from "./drawings.tsx";
import { Figures } from "./figures.tsx";
import type { KnownSound } from "./search-sounds.ts";
import { wavFile } from "./wav-file.ts";

/** As the measuring code wants it. */
const RATE = 48_000;
const PLAIN: Way = { pitch: 0, rate: 1, seed: 0 };
const PACES = [0.5, 0.75, 1, 1.5, 2];
const ROOMS: readonly RoomName[] = ["near", "small", "large", "outdoors", "far"];

interface SoundBenchProps {
  readonly sound: KnownSound;
  readonly onPlay: (way: Way, side: number) => void;
}

/** One sound, to be changed, looked at, measured and kept. Everything shown is made anew from its recipe. */
export function SoundBench({ sound, onPlay }: SoundBenchProps) {
  const id = useId();
  const [way, setWay] = useState<Way>(PLAIN);
  const [side, setSide] = useState(0);
  const [recordings, setRecordings] = useState<Recordings>();
  useEffect(() => {
    if (recordedFrom(sound.id) === undefined) return;
    fetchRecording(sound.id)
      .then((file) => decodeRecording(sound.id, file, RATE))
      // Without it, what stands in is shown.
      .then(setRecordings, () => undefined);
  }, [sound.id]);
  const made = useMemo(() => makeSound(sound.id, way, RATE, recordings), [sound.id, way, recordings]);
  const { caption = sound.id } = sound;
  const slider = (name: string, value: number, range: Range, onChange: (value: number) => void) => (
    <div className="sound-knob">
      <label htmlFor={`${id}-${name}`}>
        {name}: <output>{range.say(value)}</output>
      </label>
      <input
        id={`${id}-${name}`}
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={range.say(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </div>
  );
  return (
    <div className="sound-bench">
      <fieldset>
        <legend>Try it</legend>
        <div className="sound-knobs">
          {slider("Pitch", way.pitch, PITCH, (pitch) => setWay({ ...way, pitch }))}
          {slider("Side", side, SIDE, setSide)}
          <div className="sound-knob">
            <label htmlFor={`${id}-pace`}>Pace</label>
            <select
              id={`${id}-pace`}
              value={way.rate}
              onChange={({ currentTarget }) => setWay({ ...way, rate: Number(currentTarget.value) })}
            >
              {PACES.map((pace) => (
                <option key={pace} value={pace}>
                  {pace === 1 ? "as it is" : `${pace} times as fast`}
                </option>
              ))}
            </select>
          </div>
          {!sound.isBed && (
            <div className="sound-knob">
              <label htmlFor={`${id}-room`}>Room</label>
              <select
                id={`${id}-room`}
                value={way.room ?? ""}
                onChange={({ currentTarget: { value } }) =>
                  setWay({ ...way, room: ROOMS.find((room) => room === value) })
                }
              >
                <option value="">as it is</option>
                {ROOMS.map((room) => (
                  <option key={room}>{room}</option>
                ))}
              </select>
            </div>
          )}
          {hasVariants(sound.id) && slider("Variant", way.seed, VARIANT, (seed) => setWay({ ...way, seed }))}
        </div>
        <div className="buttons">
          <button type="button" className="button primary" onClick={() => onPlay(way, side)}>
            <Icon name="play" />
            Play as it is set<span className="visually-hidden"> {caption}</span>
          </button>
          <button
            type="button"
            className="button"
            onClick={() => download(wavFile(made.samples, side, RATE), `${sound.id}.wav`)}
          >
            <Icon name="download" />
            Download as WAV<span className="visually-hidden"> {caption}</span>
          </button>
        </div>
      </fieldset>
      <Drawings caption={caption} samples={made.samples} rate={RATE} />
      <Figures made={made} />
    </div>
  );
}

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly say: (value: number) => string;
}

const PITCH: Range = {
  min: -12,
  max: 12,
  step: 1,
  say: (value) => (value === 0 ? "as it is" : `${Math.abs(value)} semitones ${value > 0 ? "up" : "down"}`),
};
const SIDE: Range = {
  min: -1,
  max: 1,
  step: 0.25,
  say: (value) => (value === 0 ? "middle" : `${Math.abs(100 * value)}% ${value < 0 ? "left" : "right"}`),
};
const VARIANT: Range = { min: 0, max: VARIANTS - 1, step: 1, say: (value) => `${value + 1} of ${VARIANTS}` };
