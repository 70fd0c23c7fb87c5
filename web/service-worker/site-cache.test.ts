import { describe, expect, test } from "vitest";
import { createSiteCache, type Shelf, type Shelves } from "./site-cache.ts";
import type { SiteFiles } from "./site-files.ts";

const ORIGIN = "https://site.example.org";

const first: SiteFiles = {
  version: "1",
  fixed: { "/": "sha256-home", "/404": "sha256-404", "/theme.js": "sha256-theme" },
  hashed: ["/assets/frame-1.js"],
  games: { addition: ["/assets/engine-1.js", "/assets/addition-1.js"], walk: ["/assets/walk-1.js"] },
  sizes: { "/assets/engine-1.js": 1000, "/assets/addition-1.js": 300, "/assets/walk-1.js": 70 },
  moved: { "/home": "/" },
};
const second: SiteFiles = {
  ...first,
  version: "2",
  hashed: ["/assets/frame-2.js"],
  games: { ...first.games, addition: ["/assets/engine-1.js", "/assets/addition-2.js"] },
};
/** Both games have the engine. */
const sharing: SiteFiles = {
  ...first,
  games: { ...first.games, walk: ["/assets/engine-1.js", "/assets/walk-1.js"] },
};
const third: SiteFiles = { ...second, version: "3" };

/** As a browser's, in memory. */
function createShelves(): Shelves & { content(): Record<string, readonly string[]> } {
  const shelves = new Map<string, Map<string, Response>>();
  const open = (name: string): Shelf => {
    const files = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, files);
    return {
      match: async (address) => files.get(address)?.clone(),
      put: async (address, response) => void files.set(address, response),
      delete: async (address) => files.delete(address),
      keys: async () => [...files.keys()].map((address) => ({ url: `${ORIGIN}${address}` })),
    };
  };
  return {
    open: async (name) => open(name),
    keys: async () => [...shelves.keys()],
    delete: async (name) => shelves.delete(name),
    match: async (address) =>
      [...shelves.values()]
        .map((files) => files.get(address))
        .find((file) => file !== undefined)
        ?.clone(),
    content: () =>
      Object.fromEntries([...shelves].map(([name, files]) => [name, [...files.keys()].toSorted()])),
  };
}

type Network = (address: string) => Response | "slow";
const online: Network = (address) =>
  address === "/404" ? new Response("not found", { status: 404 }) : new Response(`fresh ${address}`);
const offline: Network = () => {
  throw new TypeError("Failed to fetch");
};

/** Several versions of the worker on the shelves of one browser. */
function createBrowser() {
  const shelves = createShelves();
  const fetched: { address: string; credentials?: string; integrity?: string }[] = [];
  let network = online;
  const version = (files: SiteFiles) =>
    createSiteCache({
      files,
      shelves,
      origin: ORIGIN,
      fetch: async (request, { credentials, integrity } = {}) => {
        const address = typeof request === "string" ? request : new URL(request.url).pathname;
        fetched.push({
          address,
          ...(credentials !== undefined && { credentials }),
          ...(integrity !== undefined && { integrity }),
        });
        const answer = network(address);
        return answer === "slow" ? new Promise<Response>(() => undefined) : answer;
      },
      patience: () => new Promise((resolve) => setImmediate(resolve)),
    });
  return { shelves, fetched, version, goes: (how: Network) => void (network = how) };
}

function asking(path: string, mode: "navigate" | "cors" = "cors", method = "GET"): Request {
  return Object.defineProperty(new Request(`${ORIGIN}${path}`, { method }), "mode", { value: mode });
}

async function installed(files = first) {
  const browser = createBrowser();
  const site = browser.version(files);
  await site.install();
  await site.tidy();
  return { ...browser, site };
}

describe("what is kept", () => {
  test("is what the build lists, fetched without cookies, what has a fixed name checked", async () => {
    const { shelves, fetched } = await installed();
    expect(shelves.content()).toEqual({
      "opened-games": [],
      "site-1": ["/", "/404", "/assets/frame-1.js", "/theme.js"],
    });
    expect(fetched.toSorted((one, other) => one.address.localeCompare(other.address))).toEqual([
      { address: "/", credentials: "omit", integrity: "sha256-home" },
      { address: "/404", credentials: "omit", integrity: "sha256-404" },
      { address: "/assets/frame-1.js", credentials: "omit" },
      { address: "/theme.js", credentials: "omit", integrity: "sha256-theme" },
    ]);
  });

  test("is not changed by anything that is answered", async () => {
    const { shelves, site } = await installed();
    const before = shelves.content();
    for (const path of ["/", "/account", "/game-zone?page=2"]) await site.answer(asking(path, "navigate"));
    await site.answer(asking("/assets/walk-1.js"));
    expect(shelves.content()).toEqual(before);
  });

  test("grows by a game that is opened, also in later versions, where only what is new is fetched", async () => {
    const { shelves, fetched, site, version } = await installed();
    await site.keepGames(["addition", "a-game-that-is-not"]);
    expect(shelves.content()["site-1"]).toEqual([
      "/",
      "/404",
      "/assets/addition-1.js",
      "/assets/engine-1.js",
      "/assets/frame-1.js",
      "/theme.js",
    ]);
    fetched.length = 0;
    await version(second).install();
    expect(shelves.content()["opened-games"]).toEqual(["/addition"]);
    expect(fetched.map(({ address }) => address).filter((address) => address.startsWith("/assets/"))).toEqual(
      ["/assets/frame-2.js", "/assets/addition-2.js"],
    );
  });

  test("grows by games that are kept on purpose, told file by file, with what they share counted once", async () => {
    const { site } = await installed(sharing);
    const games = ["addition", "walk"];
    expect(await site.keptOf(games)).toEqual({ bytes: 1370, keptBytes: 0, whole: [] });
    const told: number[] = [];
    await site.keepGames(games, ({ keptBytes }) => told.push(keptBytes));
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toBe(1370);
    expect(await site.keptOf(games)).toEqual({ bytes: 1370, keptBytes: 1370, whole: games });
  });

  test("shrinks by a game that is removed, though not by what another one needs, for good", async () => {
    const { shelves, fetched, site, version } = await installed(sharing);
    await site.keepGames(["addition", "walk"]);
    await site.removeGames(["addition"]);
    expect(await site.keptOf(["addition"])).toEqual({ bytes: 1300, keptBytes: 1000, whole: [] });
    expect(await site.keptOf(["walk"])).toEqual({ bytes: 1070, keptBytes: 1070, whole: ["walk"] });
    fetched.length = 0;
    await version({ ...sharing, version: "2" }).install();
    expect(fetched.filter(({ address }) => address.includes("addition"))).toEqual([]);
    await site.removeGames(["walk"]);
    expect(shelves.content()["opened-games"]).toEqual([]);
    expect(shelves.content()["site-2"]).not.toContain("/assets/engine-1.js");
  });

  test("is the newest version and the one before it", async () => {
    const { shelves, version } = await installed();
    for (const files of [second, third]) {
      await version(files).install();
      await version(files).tidy();
    }
    expect(await shelves.keys()).toEqual(["opened-games", "site-2", "site-3"]);
  });

  test("is no new version where a file did not come", async () => {
    const { version, goes } = await installed();
    goes((address) =>
      address === "/assets/frame-2.js" ? new Response("", { status: 502 }) : online(address),
    );
    await expect(version(second).install()).rejects.toThrow("/assets/frame-2.js: 502");
  });
});

describe("an answer", () => {
  const text = async (answer: Promise<Response> | null) => (await answer)?.text() ?? null;

  test("is left to the browser where accounts, other sites and what is sent are concerned", async () => {
    const { site } = await installed();
    expect([
      site.answer(asking("/api/auth/me")),
      site.answer(asking("/api/auth/my-data", "navigate")),
      site.answer(asking("/", "navigate", "POST")),
      site.answer(asking("/toolkits/chess.pdf")),
      site.answer(new Request("https://elsewhere.example.org/assets/frame-1.js")),
    ]).toEqual([null, null, null, null, null]);
  });

  test("comes fresh from the network for a page, and from here for what names its content", async () => {
    const { site, goes } = await installed();
    goes((address) => new Response(`newer ${address}`));
    expect(await text(site.answer(asking("/", "navigate")))).toBe("newer /");
    expect(await text(site.answer(asking("/theme.js")))).toBe("newer /theme.js");
    expect(await text(site.answer(asking("/assets/frame-1.js")))).toBe("fresh /assets/frame-1.js");
  });

  test.each<[string, Network]>([
    ["there is no network", offline],
    ["the network does not answer in time", () => "slow"],
    ["the server is ill", () => new Response("", { status: 503 })],
  ])("is the kept one where %s", async (_, network) => {
    const { site, goes } = await installed();
    goes(network);
    expect(await text(site.answer(asking("/?from=mail", "navigate")))).toBe("fresh /");
    const moved = await site.answer(asking("/home/", "navigate"));
    expect(moved?.headers.get("Location")).toBe(`${ORIGIN}/`);
  });

  test("says without a network that a page does not exist, and of a file that it cannot be had", async () => {
    const { site, goes } = await installed();
    goes(offline);
    expect(await text(site.answer(asking("/nowhere", "navigate")))).toBe("not found");
    await expect(site.answer(asking("/toolkits/chess.pdf", "navigate"))).rejects.toThrow("Failed to fetch");
  });

  test("for a page of the version before still has what that one was made of", async () => {
    const { version, goes } = await installed();
    const newer = version(second);
    await newer.install();
    await newer.tidy();
    goes(offline);
    expect(await text(newer.answer(asking("/assets/frame-1.js")))).toBe("fresh /assets/frame-1.js");
  });
});
