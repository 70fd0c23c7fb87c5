import { useId, useState } from "react";
import { useLocation } from "wouter";
import { catalogue } from "../../../games/catalogue.ts";
import { GameList } from "../../components/game-list.tsx";
import { gameFacts, handsOf } from "../../game-facts.ts";
import { findGames, NO_WISH, TIMES, type Wish } from "./find-games.ts";
import { useKept } from "./kept.ts";
import { LateKeeping } from "./late-keeping.tsx";

const YOUNGEST = 5;
const OLDEST = 14;
const ages = Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, index) => YOUNGEST + index);
const games = catalogue.flatMap((card) => {
  const facts = gameFacts[card.slug];
  return facts === undefined ? [] : [{ card, facts }];
});
const hands = [...new Set(games.map(({ facts }) => handsOf(facts)))].toSorted();
const skills = [...new Set(games.flatMap(({ facts }) => facts.skills))].toSorted();
const times = TIMES.filter(({ length, most }) => games.some(({ facts }) => facts.minutes[length] <= most));

/** What can be played today, before all that is still being made. */
export function PlayNow() {
  const id = useId();
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const kept = useKept();
  const [, navigate] = useLocation();
  const found = findGames(games, wish);
  const surprise = (): void => {
    const fresh = found.filter(({ card }) => (kept[card.slug]?.finished ?? 0) === 0);
    const among = fresh.length > 0 ? fresh : found;
    const one = among[Math.floor(Math.random() * among.length)];
    if (one !== undefined) navigate(`/game/${one.card.slug}`);
  };
  return (
    <section className="play-now">
      <h2>Play now</h2>
      <p>
        {games.length} games play today. Each tells how long there is to listen, in a full game and in a short
        one, which the settings offer. Your own time to think comes on top.
      </p>
      <button
        type="button"
        className="button needs-script"
        aria-disabled={found.length === 0}
        onClick={surprise}
      >
        Surprise me
      </button>
      <details className="fold">
        <summary>Find a game</summary>
        <search className="game-search needs-script">
          <div>
            <label htmlFor={`${id}-words`}>Search these games</label>
            <input
              id={`${id}-words`}
              type="search"
              autoComplete="off"
              value={wish.words}
              onChange={({ currentTarget }) => setWish({ ...wish, words: currentTarget.value })}
            />
          </div>
          <div>
            <label htmlFor={`${id}-age`}>For what age?</label>
            <select
              id={`${id}-age`}
              className="choice"
              value={wish.age ?? ""}
              onChange={({ currentTarget: { value } }) =>
                setWish({ ...wish, age: value === "" ? null : Number(value) })
              }
            >
              <option value="">Any age</option>
              {ages.map((age) => (
                <option key={age} value={age}>
                  {age} years
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}-time`}>How much time do you have?</label>
            <select
              id={`${id}-time`}
              className="choice"
              value={wish.time}
              onChange={({ currentTarget }) => setWish({ ...wish, time: currentTarget.value })}
            >
              <option value="">Any time</option>
              {times.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}-skill`}>Which skill?</label>
            <select
              id={`${id}-skill`}
              className="choice"
              value={wish.skill}
              onChange={({ currentTarget }) => setWish({ ...wish, skill: currentTarget.value })}
            >
              <option value="">Any skill</option>
              {skills.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}-hands`}>What do the hands do?</label>
            <select
              id={`${id}-hands`}
              className="choice"
              value={wish.hands}
              onChange={({ currentTarget }) => setWish({ ...wish, hands: currentTarget.value })}
            >
              <option value="">Anything</option>
              {hands.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        </search>
      </details>
      <output>
        {wish === NO_WISH
          ? ""
          : `${found.length} of ${games.length} ${games.length === 1 ? "game" : "games"} found.`}
      </output>
      <LateKeeping />
      <GameList cards={found.map(({ card }) => card)} kept={kept} />
    </section>
  );
}
