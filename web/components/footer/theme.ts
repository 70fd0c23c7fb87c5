/** Which colors the page has: the `data-theme` of the document, which public/theme.js sets before it is drawn. */
export const THEMES = [
  { id: "auto", label: "As on this device" },
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
  { id: "contrast", label: "High contrast" },
] as const;

type Theme = (typeof THEMES)[number]["id"];

/** public/theme.js reads it too. */
const KEY = "wigglewave.theme";

const listeners = new Set<() => void>();

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return THEMES.find(({ id }) => id === shown)?.id ?? "auto";
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset["theme"];
  else dataset["theme"] = theme;
  keep(theme);
  for (const listener of listeners) listener();
}

function keep(theme: Theme): void {
  try {
    if (theme === "auto") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is switched off or full: the choice holds until the page is left.
  }
}
