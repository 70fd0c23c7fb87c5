import { EventEmitter, once } from "node:events";
import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { listen } from "./listen.ts";

describe("listen", () => {
  test("refuses a request that names two hosts", async () => {
    const app = new Hono().get("/", (context) => context.text("answered"));
    const server = await listen(app, 0, "127.0.0.1");
    if (!server.ok) throw new Error(server.problem);
    const statusOf = async (lines: readonly string[]) => {
      const { port } = new URL(server.value.address);
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(["GET / HTTP/1.1", ...lines, "connection: close", "", ""].join("\r\n"));
      const [answer]: Buffer[] = await once(socket, "data");
      socket.destroy();
      return String(answer).split(" ")[1];
    };
    expect(await statusOf(["host: games.example.org"])).toBe("200");
    expect(await statusOf(["host: games.example.org", "Host: evil.example"])).toBe("400");
    await server.value.close();
  });

  test("finishes the requests under way before it closes, and takes no new one", async () => {
    const events = new EventEmitter();
    const arrived = once(events, "arrived");
    const app = new Hono().get("/slow", async (context) => {
      events.emit("arrived");
      await once(events, "release");
      return context.text("finished");
    });
    const server = await listen(app, 0, "127.0.0.1");
    if (!server.ok) throw new Error(server.problem);

    const answer = fetch(`${server.value.address}/slow`);
    await arrived;
    const closed = server.value.close();
    await expect(fetch(`${server.value.address}/slow`)).rejects.toThrow("fetch failed");
    events.emit("release");
    expect(await (await answer).text()).toBe("finished");
    await closed;
  });

  test.each([
    { standstill: 200, longestAnswer: 60_000 },
    { standstill: 60_000, longestAnswer: 200 },
  ])("cuts off a reader that holds on to an answer: %o", async (bounds) => {
    // More than the system's buffers take by themselves.
    const answer = new Uint8Array(32 * 1024 * 1024);
    const events = new EventEmitter();
    const cut = once(events, "cut");
    const app = new Hono<{ Bindings: Partial<HttpBindings> }>().get("/", (context) => {
      context.env.outgoing?.on("close", () => events.emit("cut"));
      return context.body(answer);
    });
    const server = await listen(app, 0, "127.0.0.1", bounds);
    if (!server.ok) throw new Error(server.problem);
    const { port } = new URL(server.value.address);
    const reader = connect(Number(port), "127.0.0.1");
    reader.on("error", () => undefined);
    reader.write("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    await once(reader, "readable");
    expect(await cut).toEqual([]);
    reader.destroy();
    await server.value.close();
  });

  test("reads no more than 16 KB of headers", async () => {
    const server = await listen(
      new Hono().get("/", (context) => context.text("ok")),
      0,
      "127.0.0.1",
    );
    if (!server.ok) throw new Error(server.problem);
    const statusWith = async (length: number) =>
      (await fetch(server.value.address, { headers: { "x-long": "x".repeat(length) } })).status;
    expect([await statusWith(8 * 1024), await statusWith(17 * 1024)]).toEqual([200, 431]);
    await server.value.close();
  });

  test("tells that the port is taken, and by which command another is chosen", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    expect(await listen(new Hono(), port, "127.0.0.1")).toEqual({
      ok: false,
      problem: `Port ${port} is taken. Stop the other program or choose another: PORT=${port + 1} npm start`,
    });
    await new Promise((resolve) => other.close(resolve));
  });

  test("tells that a host is not this computer's", async () => {
    expect(await listen(new Hono(), 0, "192.0.2.1")).toEqual({
      ok: false,
      problem: 'HOST is "192.0.2.1", which is not an address of this computer.',
    });
  });
});
