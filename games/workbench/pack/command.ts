/** `pack` and `unpack`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failure, success, type Result } from "../../../engine/index.ts";
import { unpack } from "../../pack/unpack.ts";
import { loadTarget, type Target } from "../target.ts";
import { packOf } from "./pack.ts";

export async function pack(file: string, named: readonly string[]): Promise<Result<string, string>> {
  const targets: Target[] = [];
  for (const name of named) {
    const target = await loadTarget(name);
    if (!target.ok) return failure(target.problem.join("\n"));
    targets.push(target.value);
  }
  writeFileSync(file, packOf(targets));
  return success(
    `Written: ${file}, with ${targets.length} of ${named.length}. On Buzzle's stick it lies in the folder buzzle.`,
  );
}

export async function unpackInto(file: string, folder: string): Promise<Result<string, string>> {
  if (!existsSync(file)) return failure(`I cannot read ${file}: look whether it is there.`);
  const unpacked = await unpack(file, readFileSync(file));
  if (!unpacked.ok) return unpacked;
  const { files, problems } = unpacked.value;
  const there = files.filter(({ name }) => existsSync(join(folder, name))).map(({ name }) => name);
  if (there.length > 0)
    return failure(`${there.join(", ")}: there already in ${folder}. Remove it, or name another folder.`);
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  const told = [...problems, ...files.map(({ name }) => `Written: ${join(folder, name)}`)].join("\n");
  return problems.length > 0 ? failure(told) : success(told);
}
