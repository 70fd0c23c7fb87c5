import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});

/** For building only, but something of theirs is in what is built. */
const BUILT_IN = ["@fontsource/atkinson-hyperlegible-next"];
const NESTED = "node_modules/";

export interface CarriedPackage {
  /** From the root, such as node_modules/hono. */
  readonly folder: string;
  /** Such as `hono 4.13.19`. */
  readonly title: string;
}

/**
 * Every package that a bundle can hold: all that run, and those that are built in. The parts that are made for one kind of
 * computer are left to the packages that they belong to.
 */
export function carriedPackages(root: string): CarriedPackage[] {
  const { packages } = lock.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  const found = Object.entries(packages).flatMap(([folder, { version = "", dev, os, cpu }]) => {
    const name = folder.slice(folder.lastIndexOf(NESTED) + NESTED.length);
    const isCarried = folder !== "" && (dev !== true || BUILT_IN.includes(name));
    return isCarried && os === undefined && cpu === undefined
      ? [{ folder, title: `${name} ${version}` }]
      : [];
  });
  const known = new Map(found.map((one) => [one.title, one]));
  return [...known.values()].toSorted((one, other) => (one.title < other.title ? -1 : 1));
}
