/** Which files the content refers to, so that none is missing when a page wants it. */
interface FileNamed {
  /** Where in the content it is named. */
  readonly path: readonly PropertyKey[];
  /** From the folder of the content. */
  readonly file: string;
}

const SIZES = ["mobile", "medium", "full"];

/** Of content that its schema has passed: pictures, films with their captions, guides. */
export function filesNamedIn(value: unknown, path: readonly PropertyKey[] = []): FileNamed[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    filesNamedIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...ownFiles(value).map(([key, file]) => ({ path: [...path, key], file })), ...inside];
}

function ownFiles(value: object): [string, string][] {
  const fields = Object.entries(value).filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  const { file, mp4, captions, iconPath, prefix, suffix, pdfUrl } = Object.fromEntries(fields);
  const files: [string, string][] = [];
  if (file !== undefined) files.push(["file", captions === undefined ? `pictures/${file}` : `films/${file}`]);
  if (mp4 !== undefined) files.push(["mp4", `films/${mp4}`]);
  if (captions !== undefined) files.push(["captions", `films/${captions}`]);
  if (iconPath !== undefined) files.push(["iconPath", `pictures/${iconPath}`]);
  if (prefix !== undefined && suffix !== undefined)
    for (const size of SIZES) files.push(["prefix", `pictures/${prefix}${size}${suffix}`]);
  // The PDF is made of a guide, which stands in a folder of its own beside the content.
  if (pdfUrl !== undefined) files.push(["pdfUrl", `..${pdfUrl.replace(/\.pdf$/, ".md")}`]);
  return files;
}
