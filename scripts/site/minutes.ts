/** How long a sitting lasts: counted line by line, as `npm run games -- report` does, and not promised. */
import type { AnyDefinition, LoadedGame } from "../../engine/definition/index.ts";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { simulateSitting, solver } from "../../engine/sitting/index.ts";
import { minutesOf } from "../../games/workbench/figures.ts";
import type { GameFacts } from "../../web/game-facts.ts";

const LENGTHS = ["full", "short"] as const;

/** Of the first level, everything heard out, by somebody who knows each answer at once. Other levels differ by a minute or two. */
export async function minutesIn(definition: AnyDefinition): Promise<GameFacts["minutes"]> {
  const game = { definition, mechanic: await mechanics[definition.mechanic]() } as LoadedGame;
  const [full = 0, short = 0] = LENGTHS.map((length) =>
    Math.round(minutesOf(simulateSitting({ game, level: 0, seed: 1, length, temper: solver }))),
  );
  return { full, short };
}
