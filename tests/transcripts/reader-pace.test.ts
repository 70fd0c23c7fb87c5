/** With a screen reader on: nobody is talked over, the first question has one voice, and a name and its sound meet. */
import { expect, it } from "vitest";
import type { Press } from "../../engine/index.ts";
import { createReaderModel, type ReadLine } from "../fakes/reader-model.ts";
import { openWithReader, playThrough, type Met, type ReaderPlayer } from "../fakes/reader-player.ts";
import { loadGame } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

const MEET_SECONDS = 1;
/** As much of a word may be under a sound: nobody misses it. */
const SLACK_SECONDS = 0.05;
const ASKED = ["Who should talk in the games?", "Left, this voice. Right, your screen reader."];

/** What belongs to what has just happened, or begins something, and needs no name read before it. */
const ACCOMPANYING =
  /^(?:\d+ \S+ (?:comes?|go(?:es)?)$|a coin drops|coins? falls?|a few coins|coal tumbles|a page turns|a door creaks|a new scene|the rail rings|the drum spins|the telephone rings|wings flap|into the cart|a parrot squawks|.*dri.* from the cart)/;

const isEvidence = ({ entry }: Met, sounds: ReadonlySet<string>) =>
  !ACCOMPANYING.test(entry.caption) &&
  (entry.type === "pattern" ? entry.notes.some(({ sound }) => sounds.has(sound)) : sounds.has(entry.sound));

/** Neither under the words that come before it, nor long after the words that point at it. */
function apart(met: readonly Met[], sounds: ReadonlySet<string>): string[] {
  return met
    .filter((one) => one.line !== null && isEvidence(one, sounds))
    .filter(({ after, isNext }) => after < -SLACK_SECONDS || (isNext && after > MEET_SECONDS))
    .map(({ entry, after, line, place }) => `${place}: [${entry.caption}] ${after} s after "${line?.text}"`);
}

function atOnce({ spoken, read }: ReaderPlayer): string[] {
  const overlap = (one: ReadLine, other: ReadLine) => one.from < other.to && other.from < one.to;
  return spoken.flatMap((said) =>
    read.filter((line) => overlap(said, line)).map((line) => `"${said.text}" over "${line.text}"`),
  );
}

everyGame(({ load, someOf }) => {
  it("asks once, by one voice, never talks over the reader, and gives every name its sound", async () => {
    const game = await load();
    const sounds = new Set(JSON.stringify(game.definition.soundsToLearn ?? []).match(/(?<=":")[\w-]+(?=")/g));
    for (const { id: level } of someOf(game.definition.levels)) {
      const player = openWithReader(game, level);
      player.settle();
      // Who has no reader hears the same question from the same voice.
      expect(player.spoken.map(({ text }) => text)).toEqual(ASKED);
      expect(player.read.map(({ text }) => text)).toEqual([`${game.definition.title}, application`]);
      playThrough(player);
      expect({
        level,
        apart: apart(player.met, sounds),
        atOnce: atOnce(player),
        spoken: player.spoken.length,
      }).toEqual({ level, apart: [], atOnce: [], spoken: ASKED.length });
      expect(player.met, `${level}: no sound is met`).not.toEqual([]);
      expect(player.read, `${level}: nothing is read`).not.toEqual([]);
    }
  });

  it("plays no sound that is to be learned under its name, and speaks no word of it", async () => {
    const player = openWithReader(await load());
    const hear = (...buttons: readonly Press[]): void => {
      for (const button of buttons) {
        player.settle();
        player.press(button);
      }
      player.settle();
    };
    hear("right");
    player.choose("entry-sounds");
    const entries = player.playing.view().moves.filter(({ id }) => id.startsWith("entry-sound-"));
    for (const _ of entries) hear("select", "repeat", "down");
    player.choose("entry-quiz");
    hear("select", "left", "select", "right", "select", "repeat", "select");
    expect(entries, "no sound is to be learned").not.toEqual([]);
    const under = player.met.filter(({ place, after }) => place !== "asking" && after < 0);
    expect(under).toEqual([]);
    expect(atOnce(player)).toEqual([]);
    expect(player.spoken.map(({ text }) => text)).toEqual(ASKED);
  });
});

it("what lies ahead and behind in the store sounds right after the reader has said where it is", async () => {
  const game = await loadGame("groceryGrab");
  const player = openWithReader(game, game.definition.levels[0]?.id);
  playThrough(player);
  for (const where of ["Ears up! Ahead of you, a noise is bright:", "Behind you, it's deep:"]) {
    const heard = player.met.filter(({ line, isNext }) => isNext && line?.text === where);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.filter(({ after }) => after < 0 || after > MEET_SECONDS)).toEqual([]);
  }
});

it("a reader reads three words in a second, one line after another, and stops at a press", () => {
  const reader = createReaderModel();
  reader.give("One two three.", 0);
  reader.give("Four five six.", 0);
  reader.give("Seven.", 0);
  reader.press(1600);
  expect(reader.read).toEqual([
    { text: "One two three.", from: 100, to: 1100 },
    { text: "Four five six.", from: 1100, to: 1600 },
  ]);
});
