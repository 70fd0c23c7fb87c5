/** The program as it is run: real processes, real pipes, a real terminal. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findGame } from "../../games/catalogue.ts";
import { builtProgram } from "../programs.ts";

const root = join(import.meta.dirname, "..", "..");
const scratch = mkdtempSync(join(tmpdir(), "wigglewave-terminal-"));
afterAll(() => rmSync(scratch, { recursive: true }));

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const program = await builtProgram("terminal");

function run(
  command: string,
  args: readonly string[],
  input: string | ((seen: string) => string | null),
  environment: Readonly<Record<string, string>> = {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, XDG_DATA_HOME: scratch, ...environment },
    });
    let out = "";
    let err = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      out += text;
      if (typeof input === "string") return;
      const answer = input(out);
      if (answer !== null) child.stdin.write(answer);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      err += text;
    });
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, out, err }));
    if (typeof input === "string") child.stdin.end(input);
  });
}

const play = (args: readonly string[], input: string): Promise<Run> => run("node", [program, ...args], input);

function parsedLines(out: string): Record<string, unknown>[] {
  return out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe("for programs", () => {
  it("writes one JSON object a line, asks before every input, goes on after a line it does not know, and ends with status 3 where the input ends", async () => {
    const { status, out, err } = await play(
      ["laundryLegend", "--seed", "1"],
      "left\nfly\nwait 2\nsay dark drum\n",
    );
    expect(err).toBe("");
    expect(status).toBe(3);
    const lines = parsedLines(out);
    expect(lines.filter((line) => "await" in line)).toHaveLength(5);
    expect(lines.filter((line) => "error" in line)).toEqual([
      {
        error:
          'I do not know "fly". One of: left, right, up, down, select, repeat, hint, pause, hold select, say WORDS, wait SECONDS.',
      },
    ]);
    expect(lines.at(-1)).toMatchObject({ await: { moves: expect.any(Array) } });
    expect(lines[0]).toEqual({ sound: "curtain", caption: "the game opens", side: "centre" });
  });

  it("says what to install where nothing can be heard, and is played by keys", async () => {
    const args = [program, "laundryLegend", "--seed", "1", "--mic"];
    const { err, out } = await run(process.execPath, args, "left\n", { PATH: scratch });
    expect(err).toContain("apt-get install");
    expect(parsedLines(out).filter((line) => "await" in line)).toHaveLength(2);
  });

  it("ends when the sitting does, though its input is still open", async () => {
    let isAsked = false;
    const { status, out, err } = await run("node", [program, "laundryLegend", "--seed", "1"], (seen) => {
      if (isAsked || !seen.includes('"await"')) return null;
      isAsked = true;
      return "pause\nup\nselect\nselect\n";
    });
    expect({ status, err }).toEqual({ status: 0, err: "" });
    expect(parsedLines(out).at(-1)).toEqual({ end: "quit" });
  });

  it("plays a designer's file, and tells its faults with file, path and mend", async () => {
    const game = await findGame("laundryLegend")?.load();
    const draft = join(scratch, "draft.json");
    writeFileSync(draft, JSON.stringify(game));
    const [played, built] = [
      await play([draft, "--seed", "1"], "left\n"),
      await play(["laundryLegend", "--seed", "1"], "left\n"),
    ];
    expect(played).toEqual(built);
    writeFileSync(draft, JSON.stringify({ ...game, title: undefined }));
    expect(await play([draft], "")).toEqual({
      status: 2,
      out: "",
      err: `${draft}: title: missing. Give a string.\n`,
    });
    expect((await play([join(scratch, "none.json")], "")).err).toContain("no such file");
  });

  it("speaks again when time passes, in no time", async () => {
    const { out } = await play(["laundryLegend", "--seed", "1"], "wait 3600\n");
    const [first, second] = out.split('\n{"await"').slice(0, 2);
    expect(first).toContain("Nana Suds");
    expect(second?.match(/"say"/g)?.length).toBeGreaterThan(1);
  });

  it("ends with status 0 when the player stops", async () => {
    const { status, out } = await play(["laundryLegend"], "pause\nup\nselect\nselect\n");
    expect(status).toBe(0);
    expect(parsedLines(out).at(-1)).toEqual({ end: "quit" });
  });

  it("replays a journal to the letter, with whatever was put in", async () => {
    const journal = join(scratch, "journal.jsonl");
    const input =
      "right\nnonsense\nsay fourteen umbrellas\nhint\nwait 61.5\nwait 0.7\nwait 19.3\nhold select\nrepeat\nwait 20\npause\nsay faster\ndown\n";
    const played = await play(["laundryLegend", "--seed", "77", "--level", "3", "--journal", journal], input);
    const replayed = await play(["laundryLegend", "--replay", journal], "");
    expect(played.out).not.toBe("");
    expect(replayed.out).toBe(played.out);
    expect(replayed.status).toBe(played.status);
  });

  it("leaves a journal up to the last input, however it ends", async () => {
    const journal = join(scratch, "killed.jsonl");
    const args = [program, "laundryLegend", "--seed", "5", "--journal", journal];
    const child = spawn("node", args, { cwd: root });
    let out = "";
    child.stdin.write("left\nright\n");
    await new Promise<void>((resolve) => {
      child.stdout.setEncoding("utf8").on("data", (text: string) => {
        out += text;
        if (out.split('{"await"').length > 3) resolve();
      });
    });
    child.kill("SIGKILL");
    expect((await play(["laundryLegend", "--replay", journal], "")).out).toBe(out);
  });

  it.each([
    [["kangaroo"], /^There is no game "kangaroo"\. The games: .*addition.*\.\n$/],
    [["addition", "--fast"], /^Unknown option '--fast'\. Use: npm run play.*\n$/],
    [["addition", "--level", "99"], /^--level 99: addition has levels 1 to \d+\.\n$/],
    [["addition", "--replay", "/no/such/file"], /^I cannot read \/no\/such\/file: .*ENOENT.*\n$/],
    [["drafts/missing.json"], /^I cannot read drafts\/missing\.json: .*ENOENT.*\n$/],
  ])("says in one line what is wrong with %j, with status 2", async (args, problem) => {
    const { status, out, err } = await play(args, "");
    expect({ status, out }).toEqual({ status: 2, out: "" });
    expect(err).toMatch(problem);
  });

  it("refuses a journal that is broken, or of another game, and says where", async () => {
    const journal = join(scratch, "other.jsonl");
    await play(["laundryLegend", "--journal", journal], "left\n");
    expect(await play(["addition", "--replay", journal], "")).toMatchObject({
      status: 2,
      err: `${journal}: this journal is of laundryLegend. Replay it with: npm run play -- laundryLegend\n`,
    });
    writeFileSync(journal, `${readFileSync(journal, "utf8")}oops\n`);
    const broken = await play(["laundryLegend", "--replay", journal], "");
    expect(broken.err).toMatch(/other\.jsonl: line \d+: this is not JSON\./);
  });
});

const terminal = "/usr/bin/script";

describe("for people", () => {
  it("plays by keys, prints captions, keeps the progress and leaves the terminal as it was", async ({
    skip,
  }) => {
    if (!existsSync(terminal)) skip("there is no program `script` here that opens a terminal");
    // The first basket is sorted: only then is there anything to keep.
    const keys = ["\r", "\r", "\u001b[D", "\u001b[C", "\u001b[C", "q"];
    const wanted = ["Select to play", "Quick", "apron.", "napkin.", "towel.", "Two clean"];
    const { status, out } = await run(
      terminal,
      ["-qec", `node ${program} laundryLegend`, "/dev/null"],
      (seen) => {
        const next = wanted[0];
        if (next === undefined || !seen.includes(next)) return null;
        wanted.shift();
        return keys.shift() ?? null;
      },
    );
    expect(status).toBe(0);
    expect(out).toContain("[the game opens]");
    expect(out).toContain("Level 1:");
    const progress: unknown = JSON.parse(readFileSync(join(scratch, "wigglewave", "progress.json"), "utf8"));
    expect(progress).toMatchObject({ games: { laundryLegend: { sitting: { level: "tags" } } } });
  });
});
