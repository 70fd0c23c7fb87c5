import { pathToFileURL } from "node:url";

/**
 * A module as Node reads it, once for all that ask: a plugin that imported one of the engine or of a game by name would become
 * one bundle with it. TypeScript is read by the loader that the build and `npm run dev` begin with.
 */
export async function imported<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T;
}
