import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Step {
  readonly name: string;
  /** A program and its arguments, run in the root of the repository. */
  readonly command: readonly [string, ...string[]];
  /** Shows the output as it comes, for a step that takes minutes. */
  readonly live?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** Empty where it was shown as it came. */
  readonly output: string;
}

const root = join(import.meta.dirname, "..");

async function runStep(step: Step): Promise<StepResult> {
  const begun = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...step.environment },
    stdio: step.live ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const passed = await once(child, "close").then(
    ([code]: (number | null)[]) => code === 0,
    (error: Error) => {
      output += error.message;
      return false;
    },
  );
  return { name: step.name, passed, seconds: (performance.now() - begun) / 1000, output: output.trimEnd() };
}

/** What one step came to, on one line, and why it failed below. */
export function formatResult({ name, passed, seconds, output }: StepResult): string {
  const line = `${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(1)} s)`;
  return passed || output === "" ? line : `${line}\n${output}\n`;
}

/** How long each took, the longest first: some ran at the same time. */
export function formatPhases(results: readonly StepResult[]): string {
  return results
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(
      ({ name, passed, seconds }) =>
        `${seconds.toFixed(0).padStart(6)} s  ${name}${passed ? "" : ": FAILED"}`,
    )
    .join("\n");
}

/** Runs every step, so many at a time, whatever became of the others, printing each result. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<StepResult[]> {
  const waiting = [...steps.entries()];
  const results: StepResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, step] = next;
      const result = await runStep(step);
      console.log(formatResult(result));
      results[index] = result;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
