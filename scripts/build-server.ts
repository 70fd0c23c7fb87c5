/**
 * npm run build:server: makes dist/server, a folder that needs Node and nothing else: the built site, the server and its
 * commands as one file each, and the two packages that bring programs for this kind of computer.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { buildSite } from "./setup/site.mjs";
import { NOTICES } from "./notices/write-notices.ts";
import { nativePackages } from "./native-packages.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "dist", "server");

async function buildServer(): Promise<string | undefined> {
  const problem = buildSite(root);
  if (problem !== undefined) return problem;
  rmSync(target, { recursive: true, force: true });
  const natives = nativePackages(root);
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: natives.map(({ name }) => name) },
    build: {
      ssr: true,
      outDir: target,
      target: "node20",
      // Where something fails is told by the names of functions.
      minify: false,
      rolldownOptions: {
        input: {
          main: join(root, "server", "main.ts"),
          manage: join(root, "server", "manage.ts"),
          "common-passwords-thread": join(root, "server", "accounts", "common-passwords-thread.js"),
          "hashing-thread": join(root, "server", "accounts", "hashing-thread.js"),
          "sqlite-reader": join(root, "server", "storage", "sqlite-reader.js"),
        },
        // Beside the others: what lies by the program is looked for there.
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        external: ["pg-native"],
      },
    },
  });
  cpSync(join(root, "dist", "web"), join(target, "site"), { recursive: true });
  for (const { name, files } of natives) {
    const folder = join(target, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    for (const file of files) {
      cpSync(join(root, "node_modules", name, file), join(folder, file), { recursive: true });
    }
  }
  cpSync(join(root, NOTICES), join(target, NOTICES));
  const { name, version, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const description = { name: `${name}-server`, version, private: true, type: "module", engines };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(description, null, 2)}\n`);
  console.log("The server is in dist/server. Start it there, or where you copy it: node main.js");
  return undefined;
}

const problem = await buildServer();
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}
