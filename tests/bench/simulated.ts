/** How long a thousand sittings take without machines: what a designer's report and the learner's figures rest on. */
import { simulateSitting, solver } from "../../engine/sitting/index.ts";
import { catalogue } from "../../games/catalogue.ts";
import { loadGame } from "../fakes/play-game.ts";
import type { Row } from "./rows.ts";

const SITTINGS = 1000;

export async function measureSimulation(): Promise<Row[]> {
  const [card] = catalogue;
  if (card === undefined) throw new Error("there is no game");
  const game = await loadGame(card.slug);
  const level = game.definition.levels.length - 1;
  const begun = performance.now();
  for (let seed = 0; seed < SITTINGS; seed++)
    simulateSitting({ game, level, seed, length: "full", temper: solver });
  return [
    {
      what: `${SITTINGS} sittings of ${card.slug} simulated, no machines`,
      figure: (performance.now() - begun) / 1000,
      unit: "s",
      bound: 10,
    },
  ];
}
