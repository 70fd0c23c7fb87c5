import { mechanicSuite } from "./mechanic-suite.ts";

mechanicSuite("socialSense", () => import("../../games/socialSense/game.ts").then((m) => m.game));
