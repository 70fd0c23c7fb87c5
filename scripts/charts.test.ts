import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { setup } from "xstate";
import { withCharts } from "./charts/document.ts";
import { readMachines } from "./charts/machines.ts";
import { readMachine } from "./charts/read-machine.ts";

const nothing = () => {};

const lamp = readMachine(
  setup({
    types: { events: {} as { type: "press" | "blow" | "look" | "mend" } },
    actions: { glow: nothing, click: nothing, smell: nothing },
    guards: { isDark: () => true, isWorn: () => false },
    delays: { long: 90_000, someTime: () => 1 },
    actors: { current: setup({}).createMachine({}) },
  }).createMachine({
    id: "lamp",
    initial: "off",
    on: { look: { actions: "smell" }, mend: ".off" },
    states: {
      off: {
        on: {
          press: [{ guard: "isDark", target: "on.warm", actions: ["click", "glow"] }, { actions: "click" }],
          look: {},
        },
      },
      on: {
        tags: ["bright", "on"],
        entry: "glow",
        exit: ["click", "smell"],
        initial: "warm",
        on: { press: "off", blow: { target: "broken", actions: "smell" }, look: ".hot" },
        states: {
          warm: { after: { long: "hot" } },
          hot: {
            tags: "hot",
            entry: "smell",
            always: { guard: "isWorn", target: "#lamp.broken" },
            after: { someTime: { target: "warm" } },
          },
          again: { type: "history", history: "deep" },
        },
      },
      broken: {
        invoke: { src: "current" },
        on: { press: "on.again", blow: "on.again" },
      },
    },
  }),
);

test("docs/charts.md shows the machines as they are", async () => {
  const document = readFileSync(join(import.meta.dirname, "..", "docs", "charts.md"), "utf8");
  expect(document, "The machines have changed: run npm run charts").toBe(
    withCharts(document, await readMachines()),
  );
});

test("a chart is a picture and the same in words, between its marks", () => {
  const before = "# Lamp\n\n<!-- chart:lamp -->\nan old one\n<!-- /chart -->\n\nThe end.\n";
  expect(withCharts(before, { lamp })).toBe(`# Lamp

<!-- chart:lamp -->

\`\`\`mermaid
stateDiagram-v2
  state "off" as lamp_off
  state "on (bright)" as lamp_on {
    state "warm" as lamp_on_warm
    state "hot" as lamp_on_hot
    lamp_on_hot: smell
    state "again (where it was left)" as lamp_on_again
    state "anywhere here" as lamp_on_anywhere
    [*] --> lamp_on_warm
    lamp_on_anywhere --> lamp_on_hot: look
    lamp_on_warm --> lamp_on_hot: after long
    lamp_on_hot --> lamp_on_warm: after someTime
  }
  state "broken" as lamp_broken
  state "anywhere here" as lamp_anywhere
  [*] --> lamp_off
  lamp_anywhere --> lamp_off: mend
  lamp_off --> lamp_on_warm: press [isDark]
  lamp_on --> lamp_off: press
  lamp_on --> lamp_broken: blow
  lamp_on_hot --> lamp_broken: [isWorn]
  lamp_broken --> lamp_on_again: press<br>blow
\`\`\`

In words:

- The machine: begins in \`off\`.
- Anywhere: on look, do smell.
- Anywhere: on mend, go to \`off\`.
- In \`off\`: on press, if isDark, do click, glow, then go to \`on.warm\`; otherwise, do click.
- In \`off\`: on look, do nothing.
- In \`on\`: tagged bright, on; begins in \`on.warm\`; on arriving, do glow; on leaving, do click, smell.
- In \`on\`: on press, go to \`off\`.
- In \`on\`: on blow, do smell, then go to \`broken\`.
- In \`on\`: on look, go to \`on.hot\`.
- In \`on.warm\`: after the delay long (90 s), go to \`on.hot\`.
- In \`on.hot\`: tagged hot; on arriving, do smell.
- In \`on.hot\`: at once, if isWorn, go to \`broken\`.
- In \`on.hot\`: after the delay someTime, go to \`on.warm\`.
- \`on.again\` is no place: it leads back to where \`on\` was left.
- In \`broken\`: runs current.
- In \`broken\`: on press or on blow, go to \`on.again\`.

<!-- /chart -->

The end.
`);
});

test("what is drawn can be drawn again", () => {
  const once = withCharts("<!-- chart:lamp -->\n<!-- /chart -->\n", { lamp });
  expect(withCharts(once, { lamp })).toBe(once);
});

test("a mark without a machine, and a machine without a mark, are told", () => {
  expect(() => withCharts("<!-- chart:lump -->\n<!-- /chart -->\n", { lamp })).toThrow(
    "<!-- chart:lump -->: there is no machine of this name",
  );
  expect(() => withCharts("# Lamp\n", { lamp })).toThrow("These machines have no <!-- chart:name -->: lamp");
});

test("what cannot be drawn is told", () => {
  const unnamed = setup({}).createMachine({ id: "unnamed", entry: nothing });
  expect(() => readMachine(unnamed)).toThrow("has no name: name it in setup()");
  const parallel = setup({}).createMachine({ id: "both", type: "parallel", states: { left: {}, right: {} } });
  expect(() => readMachine(parallel)).toThrow("both: the charts do not draw parallel states");
});
