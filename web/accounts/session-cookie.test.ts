import { describe, expect, test } from "vitest";
import {
  readSessionCookie,
  removeSessionCookie,
  writeSessionCookie,
  type Session,
} from "./session-cookie.ts";

const NOW = Date.UTC(2026, 10, 21);

function tokenWith(claims: unknown): string {
  return `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

const session: Session = {
  token: tokenWith({ exp: NOW / 1000 + 60 }),
  user: { user_id: "7", name: "Zoë; Ångström = ✓", email: "zoe@example.org", role: "user" },
  isShared: false,
};

/** What a browser makes of it: the name and the value alone. */
function stored(cookie: string): string {
  return `other=1; ${cookie.split("; ")[0]}; another=2`;
}

describe("the session's cookie", () => {
  test("holds token and user for seven days, on this site and over secure connections alone", () => {
    const [pair, ...attributes] = writeSessionCookie(session).split("; ");
    expect(pair).toMatch(/^__Host-wigglewave_session=/);
    expect(JSON.parse(decodeURIComponent(pair?.split("=")[1] ?? ""))).toEqual(session);
    expect(attributes).toEqual(["Max-Age=604800", "Path=/", "Secure", "SameSite=Strict"]);
  });

  test("has no age on a shared computer: the browser forgets it when it closes", () => {
    const shared = { ...session, isShared: true };
    const [, ...attributes] = writeSessionCookie(shared).split("; ");
    expect(attributes).toEqual(["Path=/", "Secure", "SameSite=Strict"]);
    expect(readSessionCookie(stored(writeSessionCookie(shared)), NOW)).toEqual({
      type: "open",
      session: shared,
    });
  });

  test("is read as it was written, also where Google gave a picture", () => {
    expect(readSessionCookie(stored(writeSessionCookie(session)), NOW)).toEqual({ type: "open", session });
    const withPicture = { ...session, user: { ...session.user, imageUrl: "https://example.org/z.png" } };
    expect(readSessionCookie(stored(writeSessionCookie(withPicture)), NOW)).toEqual({
      type: "open",
      session: withPicture,
    });
  });

  test("fits into a cookie with the longest names there can be", () => {
    const longest = "語".repeat(161);
    const user = { user_id: "x".repeat(36), name: longest, email: "e".repeat(254), role: "admin" };
    const [pair = ""] = writeSessionCookie({ token: "t".repeat(400), user, isShared: false }).split("; ");
    expect(pair.length).toBeLessThanOrEqual(4096);
  });

  test("is none where there is none, or where it was removed", () => {
    expect(readSessionCookie("", NOW)).toEqual({ type: "none" });
    expect(readSessionCookie("other=1", NOW)).toEqual({ type: "none" });
    expect(readSessionCookie(stored(removeSessionCookie()), NOW)).toEqual({ type: "none" });
  });

  test("has expired from the second on that the token names", () => {
    const cookie = stored(writeSessionCookie(session));
    expect(readSessionCookie(cookie, NOW + 59_999).type).toBe("open");
    expect(readSessionCookie(cookie, NOW + 60_000)).toEqual({ type: "expired" });
  });

  const user = { user_id: "7", name: "Ada", email: "ada@example.org", role: "user" };
  test.each([
    ["no JSON", "nonsense"],
    ["no URL encoding", "%E0%A4%A"],
    ["an array", "[]"],
    ["no token", encodeURIComponent(JSON.stringify({ user }))],
    ["no user", encodeURIComponent(JSON.stringify({ token: session.token }))],
    ["a token without an end", encodeURIComponent(JSON.stringify({ token: tokenWith({}), user }))],
    [
      "a token that ends in a word",
      encodeURIComponent(JSON.stringify({ token: tokenWith({ exp: "soon" }), user })),
    ],
    ["a token of one part", encodeURIComponent(JSON.stringify({ token: "abc", user }))],
  ])("is unreadable with %s", (_what, value) => {
    expect(readSessionCookie(`__Host-wigglewave_session=${value}`, NOW)).toEqual({ type: "unreadable" });
  });
});
