import { mechanicSuite } from "./mechanic-suite.ts";

mechanicSuite("groceryGrab", () => import("../../games/groceryGrab/game.ts").then((m) => m.game));
