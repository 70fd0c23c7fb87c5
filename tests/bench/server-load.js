// A visitor in a thread of its own: asks for one address over and over, on connections that stay open, and tells how
// many answers it got. Plain JavaScript, because a worker thread does not know tsx.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** @typedef {{ url: string, headers: Record<string, string>, connections: number, milliseconds: number, requests: number }} Load */

/** @type {Load} */
const { url, headers, connections, milliseconds, requests } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const begun = performance.now();
let asked = 0;
let answered = 0;
let failed = 0;

function ask() {
  return new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) failed += 1;
      answered += 1;
      response.resume();
      response.on("end", resolve);
    }).on("error", () => {
      failed += 1;
      resolve(undefined);
    });
  });
}

async function visit() {
  while (performance.now() - begun < milliseconds && asked < requests) {
    asked += 1;
    await ask();
  }
}

await Promise.all(Array.from({ length: connections }, visit));
const seconds = (performance.now() - begun) / 1000;
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage({ answered, failed, seconds });
