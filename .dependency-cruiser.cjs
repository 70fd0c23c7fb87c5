// Who may import whom. scripts/boundaries.test.ts shows each rule at work.

const TEST_FILE = "\\.test\\.tsx?$";
const SHELL = "^(web|server|terminal|console-firmware)/";
/** Pure rules: the page tells while somebody types what the server decides in the end. */
const PASSWORD_RULES = "^server/accounts/password-rules\\.ts$";
const PORTABLE_ENGINE = { path: "^engine/", pathNot: ["^engine/adapters/", TEST_FILE] };

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "engine-stands-alone",
      comment: "Imports point one way: engine, then games, then the shells.",
      severity: "error",
      from: { path: "^engine/" },
      to: { path: "^(games|web|server|terminal|console-firmware|scripts)/" },
    },
    {
      name: "engine-without-node",
      comment: "The engine runs in a page too. What it needs from outside is a port.",
      severity: "error",
      from: PORTABLE_ENGINE,
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-packages",
      comment: "Only packages that run anywhere and draw and play nothing themselves.",
      severity: "error",
      from: PORTABLE_ENGINE,
      to: { path: "node_modules/", pathNot: "node_modules/(zod|xstate|ts-fsrs)/" },
    },
    {
      name: "zod-by-one-door",
      comment: "engine/zod.ts keeps it from writing code while it runs.",
      severity: "error",
      from: { path: "^engine/", pathNot: "^engine/zod[.]ts$" },
      to: { path: "node_modules/zod/" },
    },
    {
      name: "tone-in-adapters",
      comment: "engine/adapters is the one place that imports Tone.",
      severity: "error",
      from: { pathNot: ["^engine/adapters/", "^tests/", TEST_FILE] },
      to: { path: "node_modules/tone/" },
    },
    {
      name: "mechanics-apart",
      comment: "A mechanic knows no other: what several need belongs in kit/.",
      severity: "error",
      from: { path: "^engine/mechanics/([^/]+)/", pathNot: "^engine/mechanics/kit/" },
      to: { path: "^engine/mechanics/[^/]+/", pathNot: "^engine/mechanics/($1|kit)/" },
    },
    {
      name: "kit-below-mechanics",
      comment: "What all mechanics use knows none of them.",
      severity: "error",
      from: { path: "^engine/mechanics/kit/" },
      to: { path: "^engine/mechanics/[^/]+/", pathNot: "^engine/mechanics/kit/" },
    },
    {
      name: "devices-apart",
      comment: "A device knows no mechanic's rules and no sitting: the frame tells it what has happened.",
      severity: "error",
      from: { path: "^engine/devices/" },
      to: { path: "^engine/(sitting|machines|mechanics/[^/]+/)" },
    },
    {
      name: "games-below-shells",
      comment: "A game is data: it does not know who plays it.",
      severity: "error",
      from: { path: "^games/" },
      to: { path: [SHELL, "^scripts/"] },
    },
    {
      name: "workbench-uses-public-entries",
      comment: "The workbench plays games, as shells do, and so does what tries a game that somebody made.",
      severity: "error",
      from: { path: "^games/(workbench|made|pack)/", pathNot: TEST_FILE },
      to: {
        path: "^engine/",
        pathNot: [
          "^engine/index\\.ts$",
          "^engine/[^/]+/index\\.ts$",
          "^engine/mechanics/(catalogue|contract)\\.ts$",
          "^engine/adapters/",
        ],
      },
    },
    {
      name: "games-use-public-entries",
      comment: "Games see the engine only through its public entries.",
      severity: "error",
      from: { path: "^games/", pathNot: ["^games/(workbench|made|pack)/", TEST_FILE] },
      to: {
        path: "^engine/",
        pathNot: [
          "^engine/index\\.ts$",
          "^engine/definition/index\\.ts$",
          // Beside the entry that brings the parser, which a page does without.
          "^engine/definition/item-sets\\.ts$",
          "^engine/mechanics/catalogue\\.ts$",
          "^engine/sound/index\\.ts$",
          "^engine/adapters/",
        ],
      },
    },
    {
      name: "shells-use-public-entries",
      comment: "Shells see the engine only through its public entries.",
      severity: "error",
      from: { path: SHELL, pathNot: TEST_FILE },
      to: {
        path: "^engine/",
        pathNot: [
          "^engine/index\\.ts$",
          "^engine/[^/]+/index\\.ts$",
          "^engine/sound/measure/index\\.ts$",
          "^engine/mechanics/catalogue\\.ts$",
          // A page that plays what it was not built with needs all of them.
          "^engine/devices/catalogue\\.ts$",
          "^engine/mechanics/[a-z]+/tasks/catalogue\\.ts$",
          "^engine/adapters/",
        ],
      },
    },
    {
      name: "shells-apart",
      comment: "What two shells share belongs in the engine or in the games.",
      severity: "error",
      from: { path: SHELL, pathNot: "^web/" },
      to: { path: SHELL, pathNot: "^$1/" },
    },
    {
      name: "web-apart",
      comment: "Of the other shells the page knows the rules of a password, which server and page share.",
      severity: "error",
      from: { path: "^web/" },
      to: { path: SHELL, pathNot: ["^web/", PASSWORD_RULES] },
    },
    {
      name: "tests-stay-tests",
      comment: "Fakes and suites are for tests.",
      severity: "error",
      from: { pathNot: ["^tests/", TEST_FILE] },
      to: { path: "^tests/" },
    },
    {
      name: "no-cycles",
      comment: "Files that import each other are one file, or miss a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|data|coverage|\\.cache)/" },
    // Types count as imports too.
    tsPreCompilationDeps: true,
  },
};
