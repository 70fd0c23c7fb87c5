import { useId, useSyncExternalStore } from "react";
import { chooseTheme, shownTheme, subscribeToTheme, THEMES } from "./theme.ts";

/** A person's own choice of colors, remembered on this device. */
export function ThemeChoice() {
  const name = useId();
  // What was chosen is known in the browser alone, and not in what was prerendered.
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => "auto");
  return (
    <fieldset className="theme-choice needs-script">
      <legend>Colors</legend>
      {THEMES.map(({ id, label }) => (
        <label key={id}>
          <input type="radio" name={name} checked={theme === id} onChange={() => chooseTheme(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
