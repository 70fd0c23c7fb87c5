/** The site as text, for the build: scripts/site/prerender.ts writes it into files. */
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { App } from "./app.tsx";
import { findRoute, routes } from "./routes.ts";

export { SITE_ORIGIN } from "./site-name.ts";
export { structuredData } from "./structured-data.ts";

/** Every address that gets a file, "/404" among them. */
export const paths: readonly string[] = routes.map(({ path }) => path);

/** Those of them that search engines may know. */
export const publicPaths: readonly string[] = routes
  .filter(({ isPrivate }) => isPrivate !== true)
  .map(({ path }) => path);

/** The inside of the page's root. What belongs into the document's head stands at the beginning. */
export async function renderPath(path: string): Promise<string> {
  await findRoute(path).load();
  const { prelude } = await prerender(
    <Router ssrPath={path} ssrSearch="">
      <App />
    </Router>,
    // A large part that is put in its place later would need a script within the page, which our policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}

/** The module of a page, seen from this folder. */
export function sourceOf(path: string): string {
  return findRoute(path).source;
}
