/** Buzzle on a desktop's sound server, as who tries it has: it is heard, line after line, and again when the server has gone and come. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { startConsole, type ConsoleProcess } from "./console-process.ts";
import { PATIENCE_MILLISECONDS, until } from "./pty.ts";

/** Of 32768: speech is far above, and what a server adds far below. */
const AUDIBLE = 300;
const LONGEST_MILLISECONDS = 4 * PATIENCE_MILLISECONDS;
const PLUGIN = "libasound_module_pcm_pulse.so";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Why there is nothing to test; null where it can be. */
function lacking(): string | null {
  const programs = ["pulseaudio", "parec"].filter((name) => spawnSync(name, ["--version"]).status !== 0);
  if (programs.length > 0) return `there is no ${programs.join(" and no ")}: apt-get install pulseaudio`;
  const isThere = ["x86_64", "aarch64"].some((machine) =>
    existsSync(`/usr/lib/${machine}-linux-gnu/alsa-lib/${PLUGIN}`),
  );
  return isThere ? null : "ALSA cannot play on PulseAudio: apt-get install libasound2-plugins";
}

interface Server {
  /** How loud it has been since the last call, at most. */
  heard(): number;
  stop(): Promise<void>;
}

async function startServer(folder: string): Promise<Server> {
  const socket = join(folder, "socket");
  const running: ChildProcess[] = [];
  const start = (program: string, args: readonly string[], output: "ignore" | number = "ignore"): void => {
    const env = { ...process.env, XDG_RUNTIME_DIR: folder, HOME: folder, PULSE_SERVER: `unix:${socket}` };
    running.push(spawn(program, args, { env, stdio: ["ignore", output, "ignore"] }));
  };
  start("pulseaudio", [
    "-n",
    "--daemonize=no",
    "--exit-idle-time=-1",
    `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
    "--load=module-null-sink sink_name=box",
  ]);
  await until(() => existsSync(socket));
  const file = join(folder, "heard.raw");
  const output = openSync(file, "w");
  start(
    "parec",
    ["--device=box.monitor", "--format=s16le", "--rate=8000", "--channels=1", "--latency-msec=50"],
    output,
  );
  closeSync(output);
  let at = 0;
  return {
    heard() {
      const bytes = readFileSync(file);
      let most = 0;
      for (; at + 1 < bytes.length; at += 2) most = Math.max(most, Math.abs(bytes.readInt16LE(at)));
      return most;
    },
    async stop() {
      for (const child of running.splice(0).toReversed()) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGKILL");
        await ended;
      }
      rmSync(socket, { force: true });
    },
  };
}

it(
  "is heard on PulseAudio, and says so when the server was away",
  { timeout: LONGEST_MILLISECONDS },
  async ({ skip }) => {
    const why = lacking();
    if (why !== null) {
      if (process.env["CI"] !== undefined) throw new Error(why);
      skip(why);
    }
    const folder = mkdtempSync(join(tmpdir(), "sound-server-"));
    closers.push(() => rmSync(folder, { recursive: true, force: true }));
    let server = await startServer(folder);
    closers.push(() => server.stop());
    const buzzle: ConsoleProcess = await startConsole({
      config: "volume.start = 10\nvolume.most = 10\n",
      environment: {
        ALSA_CONFIG_PATH: "/usr/share/alsa/alsa.conf",
        PULSE_SERVER: `unix:${join(folder, "socket")}`,
      },
    });
    closers.push(() => buzzle.close());
    const isHeard = (): Promise<void> => until(() => server.heard() > AUDIBLE);
    await buzzle.hear("[Buzzle wakes up]");
    await isHeard();
    await buzzle.hear(/^First, pick a name\./);
    await isHeard();
    await buzzle.press("down");
    await buzzle.hear("Fox.");
    await isHeard();
    await server.stop();
    server = await startServer(folder);
    await buzzle.hear("The speaker was away. Here I am again.");
    await isHeard();
    await buzzle.press("down");
    await buzzle.hear("[a menu step]");
    expect(buzzle.obituary()).toBeNull();
  },
);
