/** A game's own page, below Start: what it teaches, how it sounds, for grown-ups, and the ways in. */
import { useState } from "react";
import type { GameCard } from "../../games/card.ts";
import { KeepGames } from "../components/keep-games.tsx";
import { Icon } from "../components/icon.tsx";
import { useGamepadSelect } from "../components/use-gamepad-select.ts";
import { isTouch } from "../adapters/is-touch.ts";
import { agesInWords, gameFacts, handsOf, minutesInWords } from "../game-facts.ts";
import { ForGrownUps } from "./for-grown-ups.tsx";
import type { Ready } from "./use-ready-play.ts";

interface GameAboutProps {
  readonly card: GameCard;
  readonly ready: Ready;
  /** By a game controller. */
  readonly onStart: () => void;
}

export function GameAbout({ card, ready, onStart }: GameAboutProps) {
  useGamepadSelect(onStart);
  const facts = gameFacts[card.slug];
  return (
    <div className="game-about needs-script">
      {facts !== undefined && (
        <section>
          <h2>What it teaches</h2>
          <p>{facts.objective}</p>
          <p className="note">
            {agesInWords(facts)}. {handsOf(facts)}. {facts.levels} levels. {minutesInWords(facts)}; your own
            time comes on top.
          </p>
          <ol>
            {ready.game.definition.levels.map(({ id, name, learned }) => (
              <li key={id}>
                <b>{name}</b>: you learn {learned.replace(/\.$/, "")}.
              </li>
            ))}
          </ol>
        </section>
      )}
      <HowItSounds ready={ready} />
      <WaysIn ready={ready} />
      <KeepIt card={card} />
      <ForGrownUps definition={ready.game.definition} />
    </div>
  );
}

const MOST_SOUNDS = 6;

/** Sounds that mean something in it, to hear beforehand; the game's own "Learn the sounds" has all of them, and a quiz. */
function HowItSounds({ ready }: { readonly ready: Ready }) {
  const sounds = (ready.game.definition.soundsToLearn ?? [])
    .flatMap((one) => ("sound" in one ? [one] : []))
    .slice(0, MOST_SOUNDS);
  if (sounds.length === 0) return null;
  return (
    <section>
      <h2>How it sounds</h2>
      <p>Some of the sounds that mean something in this game:</p>
      <ul className="buttons">
        {sounds.map(({ name, ...sound }) => (
          <li key={name}>
            <button type="button" className="button quiet" onClick={() => ready.open()?.hear(sound)}>
              <Icon name="sound" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WAYS: readonly { readonly name: string; readonly text: string }[] = [
  {
    name: "Keys",
    text: "The four arrow keys and Enter play. R repeats, H gives a hint, P pauses. The settings let you choose other keys.",
  },
  {
    name: "Fingers",
    text: "Swipe left, right, up or down. Two taps select, a long touch holds, two fingers pause. Every move is a large button, too, also for VoiceOver and TalkBack.",
  },
  {
    name: "One switch",
    text: "Settings, Play with one switch: each choice is offered in turn, by voice and by focus, and the switch takes it. You set how long each is offered.",
  },
  {
    name: "Game controller",
    text: "The D-pad or the left stick moves, the lower button selects and starts, and the right one repeats. Start and Select pause.",
  },
  {
    name: "Braille display",
    text: "With a screen reader: every line, and every sound that tells something, comes one at a time. Page Down reads on, Page Up reads back. The settings have the speed, and Calm mode, in which nothing has to be quick.",
  },
  {
    name: "Voice",
    text: "Where the browser can listen, press V or Talk after a question and say what you want to do. Nothing needs it.",
  },
];

/** First what this device is played with; all others may be plugged in. */
function waysHere(): typeof WAYS {
  return isTouch()
    ? WAYS.toSorted((one, other) => Number(other.name === "Fingers") - Number(one.name === "Fingers"))
    : WAYS;
}

function WaysIn({ ready }: { readonly ready: Ready }) {
  return (
    <section>
      <h2>Ways to play</h2>
      <dl className="ways">
        {waysHere().map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <BrailleChoice ready={ready} />
    </section>
  );
}

function KeepIt({ card: { slug, title } }: Pick<GameAboutProps, "card">) {
  const [slugs] = useState([slug]);
  return (
    <section>
      <h2>Without the internet</h2>
      <p>
        A game is kept on this device when it is opened, and then plays without the internet, in this browser.
        The Game Zone has a button for all games.
      </p>
      <KeepGames name={title} slugs={slugs} comesByItself />
    </section>
  );
}

/** Before the first line, so that none of them is missed. */
function BrailleChoice({ ready }: { readonly ready: Ready }) {
  const [isOn, setIsOn] = useState(() => ready.screen.createScreenStore().get().braille);
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={() => {
          ready.open()?.screen.set({ braille: !isOn });
          setIsOn(!isOn);
        }}
      />
      <b>I read braille: one line at a time, with every sound in words</b>
    </label>
  );
}
