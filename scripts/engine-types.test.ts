import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** What the compiler says of one file in the engine, which exists only here. */
function complaints(source: string): string[] {
  const path = join(root, "engine", "not-a-real-file.ts");
  const config = ts.readConfigFile(join(root, "tsconfig.engine.json"), (name) => ts.sys.readFile(name));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const real = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...real,
    fileExists: (name) => name === path || real.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === path
        ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023)
        : real.getSourceFile(name, ...rest),
  };
  const program = ts.createProgram({ rootNames: [path], options: { ...options, incremental: false }, host });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))
    .map((message) => message.split("'")[1] ?? message);
}

test("the engine sees neither the browser nor Node, and its packages in full", () => {
  const outside = [
    "document",
    "window",
    "fetch",
    "AudioContext",
    "setTimeout",
    "performance",
    "process",
    "Buffer",
  ];
  expect(
    complaints(`
      import { createActor, setup } from "xstate";
      import * as z from "zod";
      export const outside = [${outside.join(", ")}];
      const machine = setup({ types: { context: {} as { tries: number } } }).createMachine({ context: { tries: 1 } });
      export const tries: "xstate has types" = createActor(machine).getSnapshot().context.tries;
      export const age: "zod has types" = z.object({ age: z.bigint() }).parse({}).age;
    `),
  ).toEqual([...outside, "number", "bigint"]);
});
