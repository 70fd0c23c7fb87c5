import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export const NO_POSTGRES =
  "No PostgreSQL server is installed, on which the accounts are tested. Install one: apt-get install postgresql";

const DEBIAN = "/usr/lib/postgresql";
/** What a server needs to be made and to run. */
const PROGRAMS = ["initdb", "postgres"];

/** The folder with PostgreSQL's programs: on the PATH, else where Debian hides them, the newest first. */
export function findPostgres(): string | undefined {
  const onPath = process.env["PATH"]?.split(delimiter) ?? [];
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
    : [];
  return [...onPath, ...versions.map((version) => join(DEBIAN, version, "bin"))].find((folder) =>
    PROGRAMS.every((program) => existsSync(join(folder, program))),
  );
}
