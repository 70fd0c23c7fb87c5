/** "Learn the sounds", in every game: found from everywhere, heard to its end, left whenever one wants. */
import { expect, it } from "vitest";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { captionLine, type Move } from "../../engine/index.ts";
import { askable, soundsToLearn } from "../../engine/sound-lab/index.ts";
import { loadGame, playGame, transcriptLine, type GameAtPlay } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

function after({ entries, settle }: GameAtPlay, act: () => void): string[] {
  entries.length = 0;
  act();
  settle();
  return entries.flatMap((entry) => (entry.type === "verdict" ? [] : captionLine(entry)));
}

function movesNamed({ playing }: GameAtPlay, prefix: string): readonly Move[] {
  return playing.view().moves.filter(({ id }) => id.startsWith(prefix));
}

function atLevels(game: LoadedGame, output: "voice" | "reader" = "voice"): GameAtPlay {
  const at = playGame(game, { seed: 3, output });
  at.settle();
  expect(at.playing.view().place).toBe("choosing");
  return at;
}

everyGame(({ load }) => {
  it("teaches each of its sounds by name, and goes back to the list that it came from", async () => {
    const game = await load();
    const at = atLevels(game);
    const { playing } = at;
    const lessons = soundsToLearn(game.definition, true);
    const opened = after(at, () => playing.act({ move: "entry-sounds" }));
    expect(opened[0]).toBe("[the menu opens]");
    for (const [place, { name }] of lessons.entries()) {
      const heard = place === 0 ? opened.slice(2) : after(at, () => playing.press("down"));
      const [told, played, ...more] = place === 0 ? heard : heard.slice(1);
      expect([told, played?.[0], more]).toEqual([`${name}.`, "[", []]);
      expect(after(at, () => playing.press("select"))).toEqual([played]);
    }
    expect(after(at, () => playing.press("down")).at(-1)).toBe("Back.");
    after(at, () => playing.press("select"));
    expect(playing.view().place).toBe("choosing");
  });

  it("plays nothing over a screen reader: the name first, and the sound at a press", async () => {
    const game = await load();
    const at = atLevels(game, "reader");
    const { playing } = at;
    const opened = after(at, () => playing.act({ move: "entry-sounds" }));
    const [first, second] = soundsToLearn(game.definition, true);
    expect(opened.at(-1)).toBe(`${first?.name}.`);
    expect(after(at, () => playing.press("down"))).toEqual(["[a menu step]", `${second?.name}.`]);
    expect(after(at, () => playing.press("select"))).toEqual([expect.stringMatching(/^\[/)]);
    playing.act({ move: "entry-quiz" });
    const asked = after(at, () => playing.press("repeat"));
    expect(asked.filter((line) => line.startsWith("["))).toEqual(["[a press]"]);
    expect(after(at, () => playing.press("select"))).toEqual(["[the sound to guess]"]);
  });

  it("is found by voice in the middle of a turn, and the turn is as it was", async () => {
    const game = await load();
    const at = playGame(game, { level: game.definition.levels[0]?.id ?? "", seed: 5 });
    const { playing, settle, make, listener } = at;
    for (settle(); playing.view().place !== "playing"; settle()) make(playing.view().moves[0] as Move);
    const before = playing.view().moves;
    playing.talk();
    settle();
    listener.hear("learn the sounds");
    settle();
    expect(playing.view().place).toBe("paused");
    expect(movesNamed(at, "entry-quiz")).toHaveLength(1);
    playing.act({ move: "entry-back" });
    settle();
    expect(playing.view()).toMatchObject({ place: "playing", moves: before });

    // From the pause menu it goes back to the pause menu.
    playing.press("pause");
    playing.act({ move: "entry-sounds" });
    playing.act({ move: "entry-back" });
    settle();
    expect(movesNamed(at, "entry-continue")).toHaveLength(1);
  });

  it("asks every sound between two or three names, tells what was missed twice, and ends when wanted", async () => {
    const game = await load();
    const at = atLevels(game);
    const { playing } = at;
    const lessons = askable(soundsToLearn(game.definition, true));
    playing.act({ move: "entry-sounds" });
    after(at, () => playing.act({ move: "entry-quiz" }));
    const told = new Set<string>();
    for (let question = 0; told.size < lessons.length; question++) {
      expect(question).toBeLessThan(2 * lessons.length);
      const [first, second, ...others] = movesNamed(at, "name-");
      expect(others.length).toBeLessThan(2);
      // One of the two is wrong, and a sound that was missed twice is told.
      const answers = [first, second].map((move) => {
        if (move === undefined) throw new Error("no two names to choose from");
        return after(at, () => at.make(move)).join(" ");
      });
      for (const answer of answers)
        for (const { name } of lessons)
          if (
            answer.includes(`Yes: ${name}.`) ||
            answer.includes(`${name}. Y`) ||
            answer.includes(`It was: ${name}.`)
          )
            told.add(name);
    }
    after(at, () => playing.press("down"));
    expect(movesNamed(at, "name-")).toEqual([]);
    expect(playing.view().moves.find(({ isCurrent }) => isCurrent)?.id).toBe("entry-quiz");
  });
});

it("is heard as it was reviewed", async () => {
  const at = playGame(await loadGame("groceryGrab"), { seed: 3 });
  const lines: string[] = [];
  const press = (name: string, move: (moves: readonly Move[]) => Move | undefined): void => {
    at.settle();
    lines.push(...at.entries.splice(0).map(transcriptLine), `  > ${name}`);
    const chosen = move(at.playing.view().moves);
    if (chosen === undefined) throw new Error(`no ${name} now`);
    at.make(chosen);
  };
  const button = (name: Move["button"]) =>
    press(name ?? "", (moves) => moves.find((move) => move.button === name));
  const named = (id: string) => press(id, (moves) => moves.find((move) => move.id === id));
  named("entry-sounds");
  for (const name of ["down", "select", "repeat", "hint", "up", "up", "select"] as const) button(name);
  // A name that may be wrong, the sound once more, and on; then out of the quiz, and out of the list.
  const answers = ["left", "repeat", "select", "right", "left", "left", "right", "right", "left"] as const;
  for (const name of [...answers, "down", "up", "select"] as const) button(name);
  at.settle();
  lines.push(...at.entries.map(transcriptLine));
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./lab/groceryGrab.txt");
});
