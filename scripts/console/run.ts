import { spawnSync } from "node:child_process";

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What it prints; what fails throws, with the last that it said. */
export function run(program: string, args: readonly string[], { cwd, env }: RunOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (error !== undefined) throw new Error(`${program} cannot be started: ${error.message}`);
  if (status !== 0)
    throw new Error(`${program} ${args[0] ?? ""} ended with ${status}:\n${stderr.slice(-2000)}`);
  return stdout;
}
