/** `npm run games -- COMMAND …` */
import { createProgram } from "./program.ts";

// Whoever reads may stop reading, as `head` does: that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
await createProgram().parseAsync();
