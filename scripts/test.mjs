// npm test: everything that can be checked, from a fresh clone, with nothing there but Node.
import { fileURLToPath } from "url";
import { prepare } from "./setup/prepare.mjs";

const problem = await prepare(fileURLToPath(new URL("..", import.meta.url)));
if (problem) {
  console.error(problem);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("./test-everything.ts");
}
