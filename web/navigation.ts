/** What a browser does by itself when a page is loaded, and a page that is swapped has to do: top, focus, title. */

/** How the page that is shown came: by loading, by following a link, or by the browser's back and forward. */
let arrival: "loaded" | "followed" | "returned" = "loaded";

/** Call once, before anything is drawn. wouter tells of the addresses that it changes by events of its own. */
export function watchNavigation(): void {
  const note = (how: typeof arrival) => () => {
    arrival = how;
  };
  window.addEventListener("pushState", note("followed"));
  window.addEventListener("replaceState", note("followed"));
  window.addEventListener("popstate", note("returned"));
}

/**
 * Call when a page is there. Its heading takes the focus, which makes a screen reader say it, unless the page has
 * given the focus away already. Who comes back finds the page as scrolled as it was, which the browser sees to.
 */
export function arrive(heading: HTMLElement): void {
  if (arrival === "loaded") return;
  if (arrival === "followed") window.scrollTo(0, 0);
  const main = heading.closest("main");
  if (main?.contains(document.activeElement) === true && document.activeElement !== main) return;
  heading.focus({ preventScroll: true });
}
