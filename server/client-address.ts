import { isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Whom a request counts for: the address it came from. Behind proxies it is the entry of X-Forwarded-For that the
 * outermost of ours has written; what stands before it was written by anybody.
 * @param trustedProxies how many of them are ours
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const socket = getConnInfo(context).remote.address ?? "unknown";
  if (trustedProxies === 0) return network(socket);
  const forwarded = context.req.header("x-forwarded-for")?.split(",") ?? [];
  return network(bareAddress(forwarded.at(-trustedProxies)?.trim() ?? "") ?? socket);
}

/** Some proxies write the port as well, which is another for each connection. Undefined where it is no address. */
function bareAddress(entry: string): string | undefined {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const address = inBrackets ?? beforePort ?? entry;
  return isIP(address) === 0 ? undefined : address;
}

/** An IPv6 client owns 2^64 addresses, so all of them count as one. */
function network(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(bare) ? expand(bare).slice(0, 4).join(":") : bare;
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  if (tail === undefined) return before;
  const after = tail === "" ? [] : tail.split(":");
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => "0"), ...after];
}
