import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

interface NativePackage {
  readonly name: string;
  /** What of it is needed to run: not its sources, from which it was compiled. */
  readonly files: readonly string[];
}

/** What a bundler cannot put into a file: programs for this kind of computer, and the packages that find them. */
export function nativePackages(root: string): readonly NativePackage[] {
  const ofPlatform = readdirSync(join(root, "node_modules", "@node-rs"))
    .filter((name) => name.startsWith("argon2-"))
    .map((name) => ({ name: `@node-rs/${name}`, files: ["."] }));
  const packages = [
    { name: "@node-rs/argon2", files: ["package.json", "index.js", "LICENSE"] },
    ...ofPlatform,
    {
      name: "better-sqlite3",
      files: ["package.json", "lib", "build/Release/better_sqlite3.node", "LICENSE"],
    },
    { name: "bindings", files: ["."] },
    { name: "file-uri-to-path", files: ["."] },
  ];
  const missing = packages.find(({ name }) => !existsSync(join(root, "node_modules", name)));
  if (missing !== undefined) throw new Error(`${missing.name} is not installed.`);
  return packages;
}
