/**
 * A whole sitting in a Debian of its own, by a board that knows no more than what docs/console.md says, and that presses whatever is
 * lit, and listens where there is nothing to do but to go on.
 */
import { spawn } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { estimateSeconds } from "../../../engine/speech/index.ts";
import { createRandom } from "../../../engine/random.ts";
import { loudest, AUDIBLE } from "../listening.ts";
import { openCable, until } from "../pty.ts";
import { openSoundCard } from "../sound-card.ts";

const LONGEST_MILLISECONDS = 60_000;
const LONGEST_SITTING_MILLISECONDS = 15 * 60_000;
/** Between two presses of somebody quick. */
const PAUSE_MILLISECONDS = 700;
/** After a line that is told, until the next has begun. */
const AFTER_LINE_MILLISECONDS = 1500;
/** Those that lead nowhere by themselves, and UP with DOWN held would switch it off. */
const BUTTONS = ["left", "right", "up", "down", "select"];
const RECAP = /^Today you learned/;

/**
 * @param file where all that was heard is written
 * @returns what was heard last of the sitting: its recap
 */
export async function playSitting(debian: string, file: string): Promise<string> {
  const cable = await openCable();
  const port = cable.port() ?? "";
  // Whoever is in the group of such devices may use them.
  chmodSync(port, 0o666);
  writeFileSync(join(debian, "etc", "buzzle", "buzzle.conf"), `buttons = serial\nserial.port = ${port}\n`);
  const card = openSoundCard(debian);
  const sound = Object.entries(card.env).map(([name, value]) => `${name}=${value}`);
  const script = `mount -t proc proc ${debian}/proc && mount --bind /dev/pts ${debian}/dev/pts && exec chroot --userspec=buzzle ${debian} "$@"`;
  const buzzle = ["/opt/buzzle/node", "/opt/buzzle/program/main.js", "--appliance"];
  const child = spawn("unshare", ["--net", "--mount", "sh", "-c", script, "sh", "env", ...sound, ...buzzle], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const captions: string[] = [];
  let lineEnds = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    captions.push(line);
    writeFileSync(file, `${captions.join("\n")}\n`);
    if (!line.startsWith("[")) lineEnds = performance.now() + 1000 * estimateSeconds(line, 1);
  });
  const ended = new Promise((resolve) => {
    child.on("exit", (status) => resolve(status));
  });
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => setTimeout(() => resolve(), milliseconds));
  const press = async (button: string): Promise<void> => {
    cable.line(`down ${button}`);
    await wait(60);
    cable.line(`up ${button}`);
  };
  const lineIsOver = async (): Promise<void> => {
    while (performance.now() < lineEnds + AFTER_LINE_MILLISECONDS) await wait(PAUSE_MILLISECONDS);
  };
  let waitedFor = 0;
  const hear = async (wanted: RegExp, milliseconds = LONGEST_MILLISECONDS): Promise<string> => {
    let found = -1;
    await until(
      () => (found = captions.findIndex((line, index) => index >= waitedFor && wanted.test(line))) >= 0,
      milliseconds,
    ).catch(() => {
      throw new Error(`${String(wanted)} was not heard, but: ${captions.slice(-10).join(" | ")}`);
    });
    waitedFor = found + 1;
    return captions[found] ?? "";
  };
  /** UP and DOWN go through a list, SELECT takes what is heard. */
  const choose = async (entry: RegExp): Promise<void> => {
    for (let step = 0; step < 80; step++) {
      const said = await hear(/^[^[]/);
      if (entry.test(said)) return press("select");
      if (captions.slice(waitedFor).every((line) => line.startsWith("["))) {
        await wait(PAUSE_MILLISECONDS);
        if (captions.slice(waitedFor).every((line) => line.startsWith("["))) await press("down");
      }
    }
    throw new Error(`There is no ${String(entry)}.`);
  };
  const lit = (): string[] => {
    const sent = cable.received();
    return BUTTONS.filter(
      (one) => sent.lastIndexOf(`light ${one} on`) > sent.lastIndexOf(`light ${one} off`),
    );
  };
  const isStory = (): boolean => lit().every((button) => button === "select");
  try {
    await hear(/^First, pick a name\./);
    await choose(/^Fox\.$/);
    await hear(/^Hello, Fox!/);
    await choose(/^Kinds of games\.$/);
    await choose(/^Numbers\.$/);
    await choose(/^Shape Shark\.$/);
    await choose(/^Level 1: /);
    const random = createRandom(7);
    const latest = performance.now() + LONGEST_SITTING_MILLISECONDS;
    let presses = 0;
    for (; !captions.some((line) => RECAP.test(line)); presses++) {
      if (performance.now() > latest || child.exitCode !== null)
        throw new Error(`No recap after ${presses} presses, but: ${captions.slice(-10).join(" | ")}`);
      if (isStory()) await lineIsOver();
      if (captions.some((line) => RECAP.test(line))) break;
      const choices = lit();
      await press(choices[Math.floor(random.next() * choices.length)] ?? "select");
      await wait(PAUSE_MILLISECONDS);
    }
    const recap = await hear(RECAP);
    await wait(3000);
    const heard = card.heard();
    if (loudest(heard, heard.left.length - 5 * heard.rate, heard.left.length) < AUDIBLE)
      throw new Error("The recap was not heard.");
    const end = captions.slice(captions.indexOf(recap)).filter((line) => !line.startsWith("["));
    cable.line("down up");
    cable.line("down down");
    await hear(/^Switching off\. Goodbye\.$/);
    const status = await ended;
    return `A sitting of ${presses} presses: ${end.join(" ")} Switched off with ${String(status)}.`;
  } finally {
    child.kill("SIGKILL");
    await cable.close();
    card.close();
  }
}
