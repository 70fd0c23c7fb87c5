import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { changedFiles } from "./changed-files.ts";

let root: string;

function git(...args: string[]): void {
  const run = spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: root,
  });
  if (run.status !== 0) throw new Error(run.stderr.toString());
}

function commit(name: string): void {
  writeFileSync(join(root, name), name);
  git("add", name);
  git("commit", "--quiet", "--message", name);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changed-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

it("knows nothing where there is no clone, and nothing of a first commit", () => {
  expect(changedFiles(root, "")).toBeUndefined();
  git("init", "--quiet", "--initial-branch=main");
  expect(changedFiles(root, "")).toBeUndefined();
  commit("one.ts");
  expect(changedFiles(root, "")).toBeUndefined();
});

it("tells what the last commit brought, what is not committed, and what a branch has made", () => {
  git("init", "--quiet", "--initial-branch=main");
  commit("one.ts");
  commit("two.ts");
  expect(changedFiles(root, "")).toEqual({ files: ["two.ts"], since: "the commit before the last" });
  writeFileSync(join(root, "one.ts"), "changed");
  writeFileSync(join(root, "new é.ts"), "new");
  expect(changedFiles(root, "")).toEqual({ files: ["new é.ts", "one.ts"], since: "the last commit" });
  git("checkout", "--quiet", "-b", "branch");
  commit("three.ts");
  commit("four.ts");
  expect(changedFiles(root, "")).toEqual({
    files: ["four.ts", "new é.ts", "one.ts", "three.ts"],
    since: "this branch left main",
  });
  expect(changedFiles(root, "HEAD^")).toEqual({ files: ["four.ts", "new é.ts", "one.ts"], since: "HEAD^" });
});
