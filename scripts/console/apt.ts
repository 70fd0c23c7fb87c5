/**
 * Debian's own apt, asked for another release and another processor than this machine's, and without a right to change anything
 * here. Where this machine has none, one in a Debian root of its own does it, which debootstrap makes.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEBIAN_NAMES, type Architecture } from "./architecture.ts";
import { sourcesOf, type Release } from "./releases.ts";
import { run } from "./run.ts";

export interface Apt {
  /** A stanza for each package that there is. */
  available(): readonly string[];
  /** The names of these and of all that they need, as if nothing were installed. */
  closure(names: readonly string[]): readonly string[];
  download(names: readonly string[], folder: string): void;
}

export function openApt(root: string, architecture: Architecture, release: Release): Apt {
  const machine = machineWithApt(root);
  const state = join("/", "buzzle-packages", release, architecture);
  const outside = machine === "" ? join(root, ".cache", "console", state) : join(machine, state);
  const inside = machine === "" ? outside : state;
  for (const inner of ["lists/partial", "archives/partial", "download"])
    mkdirSync(join(outside, inner), { recursive: true });
  writeFileSync(join(outside, "status"), "");
  writeFileSync(join(outside, "sources.list"), sourcesOf(release));
  const options = [
    `APT::Architecture=${DEBIAN_NAMES[architecture]}`,
    "APT::Architectures::=",
    `Dir::State=${inside}`,
    `Dir::State::status=${inside}/status`,
    `Dir::Cache=${inside}`,
    `Dir::Etc::sourcelist=${inside}/sources.list`,
    "Dir::Etc::sourceparts=/dev/null",
    "APT::Sandbox::User=root",
    "APT::Install-Recommends=false",
    "Debug::NoLocking=true",
  ].flatMap((option) => ["-o", option]);
  const ask = (program: "apt-get" | "apt-cache", ...args: readonly string[]): string =>
    machine === ""
      ? run(program, [...options, ...args], { cwd: join(outside, "download") })
      : run("chroot", [
          machine,
          "sh",
          "-c",
          `cd ${inside}/download && exec "$@"`,
          "sh",
          program,
          ...options,
          ...args,
        ]);

  ask("apt-get", "update", "-qq");
  const stanzas = ask("apt-cache", "dumpavail").split("\n\n");
  return {
    available: () => stanzas,
    closure: (names) =>
      // 'http://…/libc6_2.36-9_amd64.deb' libc6_2.36-9_amd64.deb 2757096 SHA256:…
      [
        ...ask("apt-get", "install", "-y", "-qq", "--print-uris", ...names).matchAll(/^'[^']*' ([^_ ]+)_/gm),
      ].map(([, name = ""]) => name),
    download(names, folder) {
      rmSync(join(outside, "download"), { recursive: true });
      mkdirSync(join(outside, "download"));
      ask("apt-get", "download", "-qq", ...names);
      run("sh", ["-c", `cp ${outside}/download/*.deb ${folder}/`]);
    },
  };
}

/** Empty where it is this one. */
function machineWithApt(root: string): string {
  if (existsSync("/usr/bin/apt-get") && process.env["BUZZLE_BUILDER"] !== "root") return "";
  const machine = join(root, ".cache", "console", "builder");
  if (!existsSync(join(machine, "etc", "debian_version"))) {
    if (process.getuid?.() !== 0)
      throw new Error(
        "This machine has no apt. With debootstrap, and as root, one is made: sudo npm run build:console",
      );
    run("debootstrap", ["--variant=minbase", "bookworm", machine]);
  }
  return machine;
}
