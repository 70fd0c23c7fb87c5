import { mechanicSuite } from "./mechanic-suite.ts";

mechanicSuite("definitionDetective", () =>
  import("../../games/definitionDetective/game.ts").then((m) => m.game),
);
