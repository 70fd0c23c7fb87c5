import { fileURLToPath } from "url";
import { buildSite } from "./site.mjs";

const problem = buildSite(fileURLToPath(new URL("../..", import.meta.url)));
if (problem) {
  console.log(problem);
  process.exitCode = 1;
}
