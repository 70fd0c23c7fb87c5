import { useEffect } from "react";
import { useLocation } from "wouter";
import { SiteFooter } from "./components/footer/site-footer.tsx";
import { SiteHeader } from "./components/header/site-header.tsx";
import { PageHead } from "./components/page-head.tsx";
import { PageGuard } from "./components/page-guard.tsx";
import { ScrollToTop } from "./components/scroll-to-top.tsx";
import { Toasts } from "./components/toast.tsx";
import { findRoute } from "./routes.ts";

export function App() {
  const [location] = useLocation();
  const route = findRoute(location);
  const { Page, path } = route;
  // A prerendered page can be read before its buttons act. Whoever presses them by a program can tell by this.
  useEffect(() => {
    document.documentElement.dataset["live"] = "";
  }, []);
  return (
    <>
      <PageHead route={route} />
      <a className="skip-link" href="#main">
        Skip to the main part
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <PageGuard key={path}>
          <Page path={path} />
        </PageGuard>
      </main>
      <SiteFooter />
      <ScrollToTop />
      <Toasts />
    </>
  );
}
