import { spawnSync } from "node:child_process";

export interface Changes {
  /** From the root of the repository, deleted ones too. */
  readonly files: readonly string[];
  /** What they are compared with, in words. */
  readonly since: string;
}

/** What a branch is compared with, the first that is there. */
const TRUNKS = ["origin/HEAD", "origin/main", "main"];

/**
 * What has changed, committed or not: on a branch since it left the trunk, on the trunk itself what is not committed yet,
 * and where all is committed, what the last commit brought. `base` names another commit: what a build server tested last.
 * Undefined where git knows nothing: a folder that is no clone, or a clone without history.
 */
export function changedFiles(root: string, base = process.env["WIGGLEWAVE_BASE"]): Changes | undefined {
  const git = (...args: readonly string[]): string | undefined => {
    const run = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
    return run.status === 0 ? run.stdout : undefined;
  };
  const names = (list: string | undefined): string[] =>
    (list ?? "").split("\0").filter((name) => name !== "");
  const head = git("rev-parse", "--verify", "HEAD")?.trim();
  if (head === undefined) return undefined;

  const since = (commit: string, told: string): Changes | undefined => {
    const compared = git("diff", "--name-only", "--no-renames", "-z", commit, "--");
    if (compared === undefined) return undefined;
    const fresh = git("ls-files", "--others", "--exclude-standard", "-z");
    return { files: [...new Set([...names(compared), ...names(fresh)])].toSorted(), since: told };
  };
  if (base) return since(base, base);

  const trunk = TRUNKS.find((name) => git("rev-parse", "--verify", "--quiet", name) !== undefined);
  const left = trunk === undefined ? undefined : git("merge-base", "HEAD", trunk)?.trim();
  if (left !== undefined && left !== head) return since(left, `this branch left ${trunk}`);
  const uncommitted = since(head, "the last commit");
  if (uncommitted !== undefined && uncommitted.files.length > 0) return uncommitted;
  return since("HEAD^", "the commit before the last");
}
