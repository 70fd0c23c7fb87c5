import { randomBytes } from "node:crypto";
import { rotateSecret, secretFileOf } from "../secrets.ts";
import type { Command } from "./command.ts";

const USAGE = "secret rotate";

/** Another secret for new sessions. Those that are open live out their seven days. */
export const secret: Command = {
  usage: USAGE,
  run: async ([what], config) => {
    if (what !== "rotate") return USAGE;
    if (config.sessionSecret !== undefined) {
      const fresh = randomBytes(32).toString("base64url");
      console.log(
        `Put ${fresh} and a space before what SESSION_SECRET is now, on all servers, and start them anew.\n` +
          "After seven days the old one can go.",
      );
      return undefined;
    }
    const file = secretFileOf(config);
    const problem = rotateSecret(file, Date.now());
    if (problem !== undefined) return problem;
    console.log(`${file} has a new secret; the old one is good for seven days more. Reload the server.`);
    return undefined;
  },
};
