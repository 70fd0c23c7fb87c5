import { mechanicSuite } from "./mechanic-suite.ts";

mechanicSuite("laundryLegend", () =>
  import("../../games/laundryLegend/game.ts").then((module) => module.game),
);
