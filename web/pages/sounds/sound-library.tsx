import { useEffect, useId, useMemo, useState } from "react";
import {
  captionOf,
  FAMILIES,
  listedSounds,
  loadSounds,
  type Family,
  type Way,
} from "../../../engine/adapters/sound-workshop.ts";
import { cards } from "../../../games/cards.ts";
import { gamesUsing, searchSounds, type KnownSound, type WantedSounds } from "./search-sounds.ts";
import { SoundCard } from "./sound-card.tsx";
import { playSound, stopBeds } from "./sound-stage.ts";
import { soundUses } from "./uses.ts";

const titleOf = (slug: string): string => cards.find((card) => card.slug === slug)?.title ?? slug;

/** All sounds, by family or by typing. What is known of a family is fetched when it is wanted. */
export function SoundLibrary() {
  const id = useId();
  const [wanted, setWanted] = useState<WantedSounds>({ type: "family", family: "shared" });
  const [family, setFamily] = useState<Family>("shared");
  const [loaded, setLoaded] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const [on, setOn] = useState<string | null>(null);

  const isAll = wanted.type === "typed";
  useEffect(() => {
    const ids = listedSounds.filter((sound) => isAll || sound.family === family).map((sound) => sound.id);
    let isWanted = true;
    loadSounds(ids).then(
      () => isWanted && (setIsMissing(false), setLoaded((count) => count + 1)),
      () => isWanted && setIsMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isAll, family]);
  useEffect(() => stopBeds, []);

  const known = useMemo(
    () =>
      listedSounds.map((sound): KnownSound => ({
        ...sound,
        caption: captionOf(sound.id),
        games: gamesUsing(sound.id, soundUses, titleOf),
      })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- captions come with a family that was fetched
    [loaded],
  );
  const found = searchSounds(known, wanted);

  const stop = (): void => {
    stopBeds();
    setOn(null);
  };
  const play = (sound: KnownSound, way: Way, side: number): void => {
    if (on !== null && (sound.isBed || on !== sound.id)) stop();
    playSound(sound, way, side).then(
      () => sound.isBed && setOn(sound.id),
      () => setIsMissing(true),
    );
  };

  return (
    <>
      <search className="sound-search needs-script">
        <div>
          <label htmlFor={`${id}-box`}>Search all {listedSounds.length} sounds</label>
          <input
            id={`${id}-box`}
            type="search"
            placeholder="Such as bell, water or Grocery Grab"
            autoComplete="off"
            value={isAll ? wanted.words : ""}
            onChange={({ currentTarget: { value } }) =>
              setWanted(value.trim() === "" ? { type: "family", family } : { type: "typed", words: value })
            }
          />
        </div>
        <div>
          <label htmlFor={`${id}-family`}>Or choose a family</label>
          <select
            id={`${id}-family`}
            value={family}
            onChange={({ currentTarget: { value } }) => {
              const chosen = FAMILIES.find((one) => one === value) ?? family;
              setFamily(chosen);
              setWanted({ type: "family", family: chosen });
            }}
          >
            {FAMILIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      </search>
      <output className="sound-count">
        {isAll
          ? `${found.length} of ${listedSounds.length} sounds`
          : `${found.length} sounds in the family ${family}`}
      </output>
      {isMissing && (
        <p role="alert">These sounds did not come through. Check the connection and choose again.</p>
      )}
      {found.length === 0 && <p>No sound has these words. Try one word, such as door, bird or rain.</p>}
      <ul className="sound-list">
        {found.map((sound) => (
          <SoundCard key={sound.id} sound={sound} isOn={on === sound.id} onPlay={play} onStop={stop} />
        ))}
      </ul>
    </>
  );
}
