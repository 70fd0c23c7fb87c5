import type { TestProject } from "vitest/node";
import { decideRun, type Run } from "../../scripts/depth/decide-run.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Which games are played, and how deeply: most suites ask `everyGame`. */
    run: Run;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide("run", await decideRun());
}
