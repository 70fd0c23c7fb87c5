import { type Context, Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

async function addressOf(remoteAddress: string, forwarded?: string, trustedProxies = 0): Promise<string> {
  const app = new Hono().get("/", (context: Context) => context.text(clientAddress(context, trustedProxies)));
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const response = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  return response.text();
}

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::1", "0:0:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::6", "2001:db8:0:0"],
])("%s counts as %s", async (remote, expected) => {
  expect(await addressOf(remote)).toBe(expected);
});

test.each([
  ["without a proxy nobody else's word counts", "203.0.113.9", 0, "192.0.2.1"],
  ["behind one proxy it is the last entry", "203.0.113.9, 198.51.100.7", 1, "198.51.100.7"],
  ["behind two it is the last but one", "203.0.113.9, 198.51.100.7", 2, "203.0.113.9"],
  ["with too few entries it is the connection", "203.0.113.9", 2, "192.0.2.1"],
  ["with no entry it is the connection", undefined, 1, "192.0.2.1"],
  ["a port that the proxy writes is none of it", "198.51.100.7:40312", 1, "198.51.100.7"],
  ["nor behind an address in brackets", "[2001:db8:1:2::7]:40312", 1, "2001:db8:1:2"],
  ["brackets alone are none either", "[2001:db8:1:2::7]", 1, "2001:db8:1:2"],
  ["what is no address is the connection", "unknown", 1, "192.0.2.1"],
])("%s", async (_, forwarded, proxies, expected) => {
  expect(await addressOf("192.0.2.1", forwarded, proxies)).toBe(expected);
});
