import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import extractDepcruiseOptions from "dependency-cruiser/config-utl/extract-depcruise-options";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const CONFIG = join(import.meta.dirname, "..", ".dependency-cruiser.cjs");
const PACKAGES = ["fast-check", "node-web-audio-api", "react", "tone", "xstate", "zod"];
let root: string;

function write(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "boundaries-"));
  for (const name of PACKAGES) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: "index.js" }));
    write(`node_modules/${name}/index.js`, "module.exports = 1;");
  }
  write(
    "package.json",
    JSON.stringify({ dependencies: Object.fromEntries(PACKAGES.map((name) => [name, "1"])) }),
  );
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** The rules broken when one file imports another, or a package, in a tree with nothing else. */
async function brokenRules(from: string, to: string, statement = "import value from"): Promise<string[]> {
  const isFile = to.includes("/");
  const specifier = isFile ? `${"../".repeat(from.split("/").length - 1)}${to}` : to;
  if (isFile) write(to, "export default 1;");
  write(from, `${statement} ${JSON.stringify(specifier)};\nexport const copy = 1;`);
  return violations([from]);
}

async function violations(paths: string[]): Promise<string[]> {
  const { output } = await cruise(paths, {
    ...(await extractDepcruiseOptions(CONFIG)),
    baseDir: root,
    validate: true,
  });
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map((violation) => violation.rule.name).toSorted();
}

const SHELLS = ["web", "server", "terminal", "console-firmware"];

describe("a mechanic", () => {
  test("imports no other, and the kit imports none", async () => {
    expect(await brokenRules("engine/mechanics/sort/play.ts", "engine/mechanics/dial/play.ts")).toEqual([
      "mechanics-apart",
    ]);
    expect(await brokenRules("engine/mechanics/kit/entry.ts", "engine/mechanics/dial/play.ts")).toEqual([
      "kit-below-mechanics",
    ]);
    expect(await brokenRules("engine/mechanics/sort/play.ts", "engine/mechanics/kit/entry.ts")).toEqual([]);
    expect(await brokenRules("engine/mechanics/sort/play.ts", "engine/mechanics/sort/help.ts")).toEqual([]);
  });

  test("is not known to a device", async () => {
    expect(await brokenRules("engine/devices/purse/index.ts", "engine/mechanics/dial/play.ts")).toEqual([
      "devices-apart",
    ]);
    expect(await brokenRules("engine/devices/purse/index.ts", "engine/sitting/log.ts")).toEqual([
      "devices-apart",
    ]);
  });
});

describe("the engine", () => {
  test.each(["games/catalogue.ts", ...SHELLS.map((shell) => `${shell}/main.ts`), "scripts/build.ts"])(
    "does not import %s",
    async (to) => {
      expect(await brokenRules("engine/cue.ts", to)).toEqual(["engine-stands-alone"]);
      expect(await brokenRules("engine/adapters/stage.ts", to)).toEqual(["engine-stands-alone"]);
      expect(await brokenRules("engine/cue.test.ts", to)).toEqual(["engine-stands-alone"]);
    },
  );

  test("does not import types from outside either", async () => {
    expect(await brokenRules("engine/cue.ts", "games/catalogue.ts", "import type value from")).toEqual([
      "engine-stands-alone",
    ]);
  });

  test("does not load from outside either", async () => {
    write("games/catalogue.ts", "export default 1;");
    write("engine/cue.ts", 'export const load = () => import("../games/catalogue.ts");');
    expect(await violations(["engine"])).toEqual(["engine-stands-alone"]);
  });

  test("imports nothing of Node outside the adapters and tests", async () => {
    expect(await brokenRules("engine/cue.ts", "node:fs")).toEqual(["engine-without-node"]);
    expect(await brokenRules("engine/adapters/stage.ts", "node:fs")).toEqual([]);
    expect(await brokenRules("engine/cue.test.ts", "node:fs")).toEqual([]);
  });

  test.each(["react", "node-web-audio-api"])("does not import %s outside the adapters", async (name) => {
    expect(await brokenRules("engine/cue.ts", name)).toEqual(["engine-packages"]);
    expect(await brokenRules("engine/adapters/stage.ts", name)).toEqual([]);
  });

  test("imports xstate", async () => {
    expect(await brokenRules("engine/cue.ts", "xstate")).toEqual([]);
  });

  test("imports zod by its one door", async () => {
    expect(await brokenRules("engine/zod.ts", "zod")).toEqual([]);
    expect(await brokenRules("engine/cue.ts", "zod")).toEqual(["zod-by-one-door"]);
  });

  test("may import anything installed in its tests", async () => {
    expect(await brokenRules("engine/cue.test.ts", "fast-check")).toEqual([]);
  });
});

describe("Tone", () => {
  test.each(["games/addition/game.ts", "web/main.ts", "console-firmware/main.ts"])(
    "is not imported by %s",
    async (from) => {
      expect(await brokenRules(from, "tone")).toEqual(["tone-in-adapters"]);
    },
  );

  test("is not imported by the rest of the engine", async () => {
    expect(await brokenRules("engine/sound/recipes.ts", "tone")).toEqual([
      "engine-packages",
      "tone-in-adapters",
    ]);
  });

  test.each(["engine/adapters/stage.ts", "tests/contracts/stage.test.ts"])(
    "is imported by %s",
    async (from) => {
      expect(await brokenRules(from, "tone")).toEqual([]);
    },
  );
});

describe("games", () => {
  test.each([
    "engine/index.ts",
    "engine/definition/index.ts",
    "engine/mechanics/catalogue.ts",
    "engine/sound/index.ts",
    "engine/adapters/stage.ts",
  ])("import %s", async (to) => {
    expect(await brokenRules("games/addition/game.ts", to)).toEqual([]);
  });

  test.each([
    "engine/cue.ts",
    "engine/definition/text.ts",
    "engine/speech/index.ts",
    "engine/mechanics/dial/index.ts",
  ])("do not import %s", async (to) => {
    expect(await brokenRules("games/addition/game.ts", to)).toEqual(["games-use-public-entries"]);
    expect(await brokenRules("games/addition/game.test.ts", to)).toEqual([]);
  });

  test.each(SHELLS)("do not import %s", async (shell) => {
    expect(await brokenRules("games/addition/game.ts", `${shell}/main.ts`)).toEqual(["games-below-shells"]);
  });
});

describe.each(SHELLS)("the shell %s", (shell) => {
  test.each([
    "engine/index.ts",
    "engine/speech/index.ts",
    "engine/mechanics/catalogue.ts",
    "engine/adapters/stage.ts",
    "games/catalogue.ts",
  ])("imports %s", async (to) => {
    expect(await brokenRules(`${shell}/main.ts`, to)).toEqual([]);
  });

  test.each(["engine/cue.ts", "engine/ports/speaker.ts", "engine/mechanics/dial/index.ts"])(
    "does not import %s",
    async (to) => {
      expect(await brokenRules(`${shell}/parts/main.ts`, to)).toEqual(["shells-use-public-entries"]);
    },
  );

  test("imports no other shell, but itself", async () => {
    const found = await Promise.all(
      SHELLS.map((other) => brokenRules(`${shell}/for-${other}.ts`, `${other}/part.ts`)),
    );
    const rule = shell === "web" ? "web-apart" : "shells-apart";
    expect(found).toEqual(SHELLS.map((other) => (other === shell ? [] : [rule])));
  });
});

test("of the server the page knows the rules of a password, and the terminal nothing", async () => {
  const rules = "server/accounts/password-rules.ts";
  expect(await brokenRules("web/accounts/form.ts", rules)).toEqual([]);
  expect(await brokenRules("terminal/form.ts", rules)).toEqual(["shells-apart"]);
});

describe("tests", () => {
  test("are imported by tests only", async () => {
    expect(await brokenRules("engine/cue.ts", "tests/fakes/fake-clock.ts")).toEqual(["tests-stay-tests"]);
    expect(await brokenRules("engine/cue.test.ts", "tests/fakes/fake-clock.ts")).toEqual([]);
  });

  test.each(["engine/cue.ts", "games/addition/game.ts", "web/main.ts", "server/listen.ts"])(
    "import anything, such as %s",
    async (to) => {
      expect(await brokenRules("tests/e2e/first.test.ts", to)).toEqual([]);
    },
  );
});

test("no files import each other in a circle", async () => {
  write("engine/first.ts", 'import type { Second } from "./second.ts"; export type First = Second;');
  write("engine/second.ts", 'import type { First } from "./first.ts"; export type Second = First;');
  expect(await violations(["engine"])).toEqual(["no-cycles"]);
});
