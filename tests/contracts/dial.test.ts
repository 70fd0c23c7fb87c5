import { mechanicSuite } from "./mechanic-suite.ts";

mechanicSuite("addition", () => import("../../games/addition/game.ts").then((m) => m.game));
