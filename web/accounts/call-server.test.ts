import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callServer } from "./call-server.ts";

let origin: string;
const requests: {
  method: string | undefined;
  type: string | undefined;
  token: string | undefined;
  body: string;
}[] = [];

/** Answers with the status that the path names, and the body that it gives. */
const server = createServer((request, response) => void respond(request, response));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, headers, url = "" } = request;
  const body = await bodyOf(request);
  requests.push({ method, type: headers["content-type"], token: headers.authorization, body });
  const asked = new URL(url, origin);
  response.writeHead(Number(asked.pathname.slice(1)), { authorization: "Bearer new-token" });
  response.end(asked.searchParams.get("body"));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("a call sends JSON and a token, and gives body and token of the answer", async () => {
  const answer = await callServer(`${origin}/200?body={"a":1}`, {
    method: "POST",
    token: "mine",
    body: { b: 2 },
  });
  expect(answer).toEqual({ ok: true, value: { body: { a: 1 }, text: '{"a":1}', token: "new-token" } });
  expect(requests.at(-1)).toEqual({
    method: "POST",
    type: "application/json",
    token: "Bearer mine",
    body: '{"b":2}',
  });
});

test.each([
  ['{"message":"a","error":"b"}', "a"],
  ['{"error":"b"}', "b"],
  ["<h1>Bad Gateway</h1>", ""],
  ["[]", ""],
  ['{"message":7}', ""],
])("a refusal of %j says %j", async (body, message) => {
  expect(await callServer(`${origin}/502?body=${encodeURIComponent(body)}`)).toEqual({
    ok: false,
    problem: { type: "refused", status: 502, message },
  });
});

test("a server that is not there is a problem, not an exception", async () => {
  expect(await callServer("http://127.0.0.1:1/")).toEqual({
    ok: false,
    problem: { type: "unreachable", message: "fetch failed" },
  });
});
