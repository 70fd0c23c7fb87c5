/** A list and its world in the fragment of an address, which no browser sends to a server; and out of it, with suspicion. */
import { failure, type Result } from "../../engine/index.ts";
import { inflate } from "../pack/inflate.ts";
import type { Made } from "./kinds.ts";
import { LINK_NAME } from "./link-name.ts";
import { readMade } from "./read-made.ts";

/** How it is made up. */
const VERSION = "1";
/** What the longest list that a page takes comes to, with room; mail programs break longer addresses. */
const LONGEST = 12_000;
const MOST_BYTES = 64_000;
/** `fromCharCode` takes no more at once. */
const PIECE = 8000;

/** Without the # before it. */
export async function fragmentOf(made: Made): Promise<string> {
  const packed = new Blob([JSON.stringify(made)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  const code = btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${LINK_NAME}${VERSION}.${code}`;
}

const TORN = "The link is not whole. Copy all of it, or ask for it once more.";

/** Gives what was written, which is still to be checked; never throws, whatever stands there. */
export async function madeFrom(fragment: string): Promise<Result<Made, string>> {
  const [, version, code = ""] = /^#?game=(\d{1,3})\.([\w-]+)$/u.exec(fragment.slice(0, LONGEST + 1)) ?? [];
  if (fragment.length > LONGEST) return failure("The link is too long for a game that was made here.");
  if (version === undefined) return failure(TORN);
  if (version !== VERSION)
    return failure("The link was made by a newer version of this page: load the page again.");
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
      sign.charCodeAt(0),
    );
    const plain = await inflate(bytes, MOST_BYTES);
    if (plain === null) return failure("The link holds more than a game that was made here.");
    const value: unknown = JSON.parse(new TextDecoder().decode(plain));
    return readMade(value);
  } catch {
    return failure(TORN);
  }
}
