import { expect, it } from "vitest";
import { findGame } from "../../games/catalogue.ts";
import { everyGame } from "../games/every-game.ts";
import { mechanicSuite } from "./mechanic-suite.ts";

everyGame((game) => {
  it("is pure data", async () => {
    const value: unknown = await findGame(game.slug)?.load();
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  });

  mechanicSuite(game);
});
