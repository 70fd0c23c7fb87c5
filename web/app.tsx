import { useEffect, useRef } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { SiteHeader } from "./components/site-header.tsx";
import { GamePage } from "./pages/game-page.tsx";
import { GameZonePage } from "./pages/game-zone-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { findGame } from "../games/catalogue.ts";

export function App() {
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the main part
      </a>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1}>
        <Switch>
          <Route path="/">
            <Redirect to="/game-zone" replace />
          </Route>
          <Route path="/game-zone" component={GameZonePage} />
          <Route path="/game/:slug">
            {({ slug }) => {
              const card = findGame(slug);
              return card === undefined ? <NotFoundPage /> : <GamePage key={slug} card={card} />;
            }}
          </Route>
          <Route component={NotFoundPage} />
        </Switch>
      </main>
    </>
  );
}

/** A browser moves the focus to the top of a new page; here the new page's title takes it, unless the page has moved it. */
function useFocusAfterNavigation(main: React.RefObject<HTMLElement | null>): void {
  const [location] = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    window.scrollTo(0, 0);
    if (main.current?.contains(document.activeElement) === true) return;
    main.current?.querySelector("h1")?.focus();
  }, [location, main]);
}
