import { expect, it } from "vitest";
import { loadGame } from "../../tests/fakes/play-game.ts";
import { studyGame } from "./real-games.ts";

it("bots in a real game miss less often four times running where the guide chooses, and it finds out what they can", async () => {
  const game = await loadGame("laundryLegend");
  const [guided, unguided] = [studyGame(game, 16, true), studyGame(game, 16, false)];
  expect(guided.runs).toBeLessThan(unguided.runs);
  expect(guided.distance).toBeLessThan(unguided.distance);
  expect(guided.likeness).toBeGreaterThan(0.7);
});
