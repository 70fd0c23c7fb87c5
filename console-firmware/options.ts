/** The command line: `console [--config FILE] [--data FOLDER] [--appliance]`. */
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { failure, success, type Result } from "../engine/index.ts";

export interface Options {
  readonly config: string;
  /** Takes the place of the config's. */
  readonly data: string | null;
  /** It is the whole machine: switching off is told by a status of its own. */
  readonly isAppliance: boolean;
}

const USAGE = "npm run console [-- --config FILE] [--data FOLDER] [--appliance]";

export function parseOptions(args: readonly string[]): Result<Options, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        config: { type: "string" },
        data: { type: "string" },
        appliance: { type: "boolean" },
      },
    });
    const isAppliance = values.appliance ?? false;
    const home = process.env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share");
    return success({
      config: values.config ?? "/etc/buzzle/buzzle.conf",
      data: values.data ?? (isAppliance || values.config !== undefined ? null : join(home, "buzzle")),
      isAppliance,
    });
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split(/[.\n]/) : [String(error)];
    return failure(`${reason}. Use: ${USAGE}`);
  }
}
