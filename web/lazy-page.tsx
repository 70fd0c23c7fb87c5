/** A page of its own chunk. Once it is loaded it is drawn at once, so that hydration finds what was prerendered. */
import { createElement, useEffect, useState, type ComponentType } from "react";
import { LoadingOverlay } from "./components/loading-overlay.tsx";

export interface PageProps {
  /** Its own, from the table of routes: the pages of all games are one module. */
  readonly path: string;
}

export interface LazyPage {
  /** Draws the page; while it is fetched, that it is loading. Throws where it could not be fetched. */
  readonly Page: ComponentType<PageProps>;
  /** Fetches the page. Rejects where it could not be fetched; another call then tries again. */
  readonly load: () => Promise<unknown>;
  /** The page's module, seen from web/; only while the site is prerendered. */
  readonly source: string;
}

type Fetched = ComponentType<PageProps>;

/**
 * React's own lazy() shows a page that comes quickly only after a pause, and needs a boundary around it; this needs
 * neither.
 * @param source leave it to the build: scripts/site/page-sources.ts
 */
export function lazyPage(fetchPage: () => Promise<{ readonly default: Fetched }>, source = ""): LazyPage {
  let loaded: Fetched | null = null;
  let loading: Promise<Fetched> | null = null;
  const load = (): Promise<Fetched> => {
    loading ??= fetchPage().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function Page(props: PageProps) {
    const [fetched, setFetched] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      if (fetched !== null) return undefined;
      let isWanted = true;
      load().then(
        (page) => isWanted && setFetched(() => page),
        (error: unknown) => isWanted && setFailure({ error }),
      );
      return () => {
        isWanted = false;
      };
    }, [fetched]);
    if (failure !== null) throw failure.error;
    return fetched === null ? <LoadingOverlay /> : createElement(fetched, props);
  }

  return { Page, load, source };
}
