/**
 * The files of one version of the site, kept for when there is no network. What is kept is only what the build has
 * listed, fetched without cookies: nothing of an account can ever be in it.
 */
import { keepAll } from "./keep-all.ts";
import type { KeptOfGames } from "./messages.ts";
import { addressOf, type SiteFiles } from "./site-files.ts";

/** Of a CacheStorage, what is used here. */
export interface Shelves {
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
  match(address: string, options: { readonly ignoreVary: boolean }): Promise<Response | undefined>;
  open(name: string): Promise<Shelf>;
}

export interface Shelf {
  match(address: string, options: { readonly ignoreVary: boolean }): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  delete(address: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

interface SiteCacheParts {
  readonly files: SiteFiles;
  readonly shelves: Shelves;
  readonly origin: string;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** Resolves when a page has been waited for long enough, and the kept one is better than none. */
  readonly patience: () => Promise<void>;
}

export interface SiteCache {
  /** Fetches what is not here yet. Rejects where something did not come, or came in another version. */
  install(): Promise<void>;
  /** Gives up all versions but this one and the one before, whose pages may still be open. */
  tidy(): Promise<void>;
  /** Keeps games, in this version and in those that follow. Tells of each file that is there. */
  keepGames(slugs: readonly string[], onFile?: (kept: KeptOfGames) => void): Promise<void>;
  /** Gives up games, but for what others of those that are kept have, too. */
  removeGames(slugs: readonly string[]): Promise<void>;
  keptOf(slugs: readonly string[]): Promise<KeptOfGames>;
  /** Null where the request is none of ours, and the browser is to see to it as if we were not there. */
  answer(request: Request): Promise<Response> | null;
}

const VERSION_PREFIX = "site-";
/** Holds an empty entry for each game that has been opened, or is kept on purpose. */
const OPENED_GAMES = "opened-games";
const NOT_FOUND = "/404";
/** Where every file is named after its content. A page of the version before may ask for one that is listed no more. */
const HASHED = "/assets/";
const anyEncoding = { ignoreVary: true };

export function createSiteCache({ files, shelves, origin, fetch, patience }: SiteCacheParts): SiteCache {
  const ownName = `${VERSION_PREFIX}${files.version}`;

  /** On their way: whoever opens a game and keeps all games waits for the same files. */
  const coming = new Map<string, Promise<void>>();

  function keepHashed(address: string): Promise<void> {
    const known = coming.get(address);
    if (known !== undefined) return known;
    const keeping = fetchHashed(address).finally(() => coming.delete(address));
    coming.set(address, keeping);
    return keeping;
  }

  async function fetchHashed(address: string): Promise<void> {
    const shelf = await shelves.open(ownName);
    if ((await shelf.match(address, anyEncoding)) !== undefined) return;
    // The same name is the same content, in whichever version it came.
    const response = (await shelves.match(address, anyEncoding)) ?? (await fetchFile(address));
    await shelf.put(address, response);
  }

  async function keepFixed([address, integrity]: readonly [string, string]): Promise<void> {
    const shelf = await shelves.open(ownName);
    await shelf.put(address, await fetchFile(address, { cache: "no-cache", integrity }));
  }

  async function fetchFile(address: string, options: RequestInit = {}): Promise<Response> {
    const response = await fetch(address, { ...options, credentials: "omit", priority: "low" });
    if (!response.ok && address !== NOT_FOUND) throw new Error(`${address}: ${response.status}`);
    return response;
  }

  async function openedGames(): Promise<string[]> {
    const entries = await (await shelves.open(OPENED_GAMES)).keys();
    return entries.map(({ url }) => addressOf(url).slice(1));
  }

  async function addressesKept(): Promise<string[]> {
    return (await (await shelves.open(ownName)).keys()).map(({ url }) => addressOf(url));
  }

  function filesOf(slugs: readonly string[]): string[] {
    return [...new Set(slugs.flatMap((slug) => files.games[slug] ?? []))];
  }

  function sum(slugs: readonly string[], kept: ReadonlySet<string>): KeptOfGames {
    const bytesOf = (addresses: readonly string[]): number =>
      addresses.reduce((bytes, address) => bytes + (files.sizes[address] ?? 0), 0);
    const all = filesOf(slugs);
    return {
      bytes: bytesOf(all),
      keptBytes: bytesOf(all.filter((address) => kept.has(address))),
      whole: slugs.filter((slug) => files.games[slug]?.every((address) => kept.has(address))),
    };
  }

  async function hashedFirst(request: Request, address: string): Promise<Response> {
    return (await shelves.match(address, anyEncoding)) ?? fetch(request);
  }

  /** From the network, so that nobody who has one is held at an old version; from here where that fails. */
  async function freshFirst(request: Request, address: string): Promise<Response> {
    const fresh = fetch(request);
    const first = await Promise.race([fresh, patience()]).catch(() => undefined);
    if (first !== undefined && first.status < 500) return first;
    return (await keptFile(address)) ?? fresh.catch((error: unknown) => notFound(request, address, error));
  }

  async function keptFile(address: string): Promise<Response | undefined> {
    const target = files.moved[address];
    if (target !== undefined) return Response.redirect(`${origin}${target}`);
    return (await shelves.open(ownName)).match(address, anyEncoding);
  }

  /** All pages are known here; whether another file exists is not. */
  async function notFound({ mode }: Request, address: string, error: unknown): Promise<Response> {
    const isPage = mode === "navigate" && !address.includes(".");
    const page = isPage ? await (await shelves.open(ownName)).match(NOT_FOUND, anyEncoding) : undefined;
    if (page === undefined) throw error;
    return page;
  }

  return {
    async install() {
      const games = filesOf(await openedGames());
      await keepAll(Object.entries(files.fixed), keepFixed);
      await keepAll([...files.hashed, ...games], keepHashed);
    },

    async tidy() {
      // In the order in which they were made.
      const versions = (await shelves.keys()).filter((name) => name.startsWith(VERSION_PREFIX));
      const past = versions.filter((name) => name !== ownName);
      await Promise.all(past.slice(0, -1).map((name) => shelves.delete(name)));
    },

    async keepGames(slugs, onFile) {
      const known = slugs.filter((slug) => files.games[slug] !== undefined);
      const opened = await shelves.open(OPENED_GAMES);
      for (const slug of known) await opened.put(`/${slug}`, new Response());
      const kept = new Set(await addressesKept());
      await keepAll(filesOf(known), async (address) => {
        await keepHashed(address);
        kept.add(address);
        onFile?.(sum(known, kept));
      });
    },

    async removeGames(slugs) {
      const opened = await shelves.open(OPENED_GAMES);
      await Promise.all(slugs.map((slug) => opened.delete(`/${slug}`)));
      const needed = new Set(filesOf(await openedGames()));
      const surplus = filesOf(slugs).filter((address) => !needed.has(address));
      // A page of the version before that plays one of them has it whole already.
      const versions = (await shelves.keys()).filter((name) => name.startsWith(VERSION_PREFIX));
      for (const version of versions) {
        const shelf = await shelves.open(version);
        await Promise.all(surplus.map((address) => shelf.delete(address)));
      }
    },

    async keptOf(slugs) {
      return sum(slugs, new Set(await addressesKept()));
    },

    answer(request) {
      const address = addressOf(request.url);
      const isOurs = request.method === "GET" && new URL(request.url).origin === origin;
      if (!isOurs || address.startsWith("/api/")) return null;
      if (address.startsWith(HASHED)) return hashedFirst(request, address);
      if (request.mode !== "navigate" && files.fixed[address] === undefined) return null;
      return freshFirst(request, address);
    },
  };
}
