/** One file as HTTP knows it: in the encoding that the visitor reads, again only where it changed, and in parts. */
import type { Context } from "hono";
import { readRange } from "./byte-range.ts";
import type { AnswerHeaders } from "./security-headers.ts";
import type { FileForm, SiteFile } from "./site-files.ts";

/**
 * Answers a GET or HEAD with a file, or with 304 where the visitor has it.
 * @param others what else stands on the answer, such as how long it may be kept
 */
export function sendFile({ req }: Context, file: SiteFile, others: AnswerHeaders): Response {
  const { form, headers } = chooseForm(file, req.header("accept-encoding"), others);
  headers["ETag"] = form.etag;
  if (isKnown(form, req.header("if-none-match"))) return new Response(null, { status: 304, headers });

  const { bytes } = form;
  const range = mayBePart(req, file, form) ? readRange(req.header("range"), bytes.length) : undefined;
  if (range === undefined) return answer(200, bytes, file, headers);
  if (range === "none") {
    headers["Content-Range"] = `bytes */${bytes.length}`;
    return new Response(null, { status: 416, headers });
  }
  const [first, last] = range;
  headers["Content-Range"] = `bytes ${first}-${last}/${bytes.length}`;
  return answer(206, bytes.subarray(first, last + 1), file, headers);
}

/** Answers with the page that says that there is nothing here. */
export function sendNotFound({ req }: Context, page: SiteFile, others: AnswerHeaders): Response {
  const { form, headers } = chooseForm(page, req.header("accept-encoding"), others);
  return answer(404, form.bytes, page, headers);
}

/** Not by Hono's context: its headers, set one by one and sorted, take as long as all the rest together. */
function answer(
  status: number,
  bytes: FileForm["bytes"],
  { type }: SiteFile,
  headers: Record<string, string>,
): Response {
  headers["Content-Type"] = type;
  headers["Content-Length"] = String(bytes.length);
  return new Response(bytes, { status, headers });
}

function chooseForm({ plain, packed }: SiteFile, accepted: string | undefined, others: AnswerHeaders) {
  const headers: Record<string, string> = { ...others };
  if (packed.size === 0) {
    headers["Accept-Ranges"] = "bytes";
    return { form: plain, headers };
  }
  headers["Vary"] = "Accept-Encoding";
  for (const [encoding, form] of packed) {
    if (accepts(accepted, encoding)) {
      headers["Content-Encoding"] = encoding;
      return { form, headers };
    }
  }
  return { form: plain, headers };
}

function accepts(accepted: string | undefined, encoding: string): boolean {
  return (accepted ?? "").split(",").some((part) => {
    const [name, quality] = part.trim().split(/\s*;\s*q=/i);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

/** A proxy that packs an answer itself makes its tag a weak one, which is as good here. */
function isKnown({ etag }: FileForm, known: string | undefined): boolean {
  return known !== undefined && known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

/** Parts are sent of films and pictures; those of a text would depend on its encoding. */
function mayBePart(req: Context["req"], { packed }: SiteFile, { etag }: FileForm): boolean {
  const ifRange = req.header("if-range");
  // The part goes with what the visitor has only if that is still the same file.
  return req.method === "GET" && packed.size === 0 && (ifRange === undefined || ifRange === etag);
}
