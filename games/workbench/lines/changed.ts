/** Which texts were written since the last commit: those that git's difference adds and does not take away. */
import { execFileSync } from "node:child_process";

const STRING = /"((?:[^"\\]|\\.)*)"|`([^`]*)`/g;

/** @param path a file or a folder; everything in it is new where git does not know it */
export function changedTexts(path: string): (text: string) => boolean {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8", maxBuffer: 1e8 });
  if (git("ls-files", "--", path) === "") return () => true;
  const added = new Set<string>();
  const removed = new Set<string>();
  for (const line of git("diff", "HEAD", "-U0", "--", path).split("\n")) {
    if (/^(\+\+\+|---)/.test(line)) continue;
    const into = line.startsWith("+") ? added : line.startsWith("-") ? removed : null;
    if (into !== null) for (const text of stringsIn(line)) into.add(text);
  }
  const fresh = [...added].filter((text) => !removed.has(text));
  // A text may be put together of pieces: "${name} is here" stands in the source as "… is here".
  const pieces = fresh
    .flatMap((text) => text.split(/\$\{[^}]*\}/))
    .filter((piece) => /\s/.test(piece.trim()));
  return (text) => fresh.includes(text) || pieces.some((piece) => text.includes(piece));
}

export function stringsIn(source: string): string[] {
  return [...source.matchAll(STRING)].map(([, plain, template]) =>
    plain === undefined ? (template ?? "") : plain.replace(/\\(["\\])/g, "$1").replaceAll("\\n", "\n"),
  );
}
