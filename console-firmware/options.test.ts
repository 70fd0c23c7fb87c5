import { homedir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parseOptions } from "./options.ts";

const home = join(process.env["XDG_DATA_HOME"] ?? join(homedir(), ".local", "share"), "buzzle");

it.each([
  [[], { config: "/etc/buzzle/buzzle.conf", data: home, isAppliance: false }],
  [["--appliance"], { config: "/etc/buzzle/buzzle.conf", data: null, isAppliance: true }],
  [["--config", "a", "--data", "b"], { config: "a", data: "b", isAppliance: false }],
])("reads %j", (args, value) => {
  expect(parseOptions(args)).toEqual({ ok: true, value });
});

it("tells in one line what is wrong", () => {
  expect(parseOptions(["--confg", "a"])).toEqual({
    ok: false,
    problem:
      "Unknown option '--confg'. Use: npm run console [-- --config FILE] [--data FOLDER] [--appliance]",
  });
});
