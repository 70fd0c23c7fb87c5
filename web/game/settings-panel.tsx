import { useEffect, useState } from "react";
import { isTouch } from "../adapters/is-touch.ts";
import type { ReadyPlay } from "./open-play.ts";

/** What is in it comes after the first sound; without a network the game's own menu has the settings. */
export function SettingsPanel({ play }: { readonly play: ReadyPlay }) {
  const [late, setLate] = useState<typeof import("./late/settings.tsx") | null>(null);
  useEffect(() => {
    import("./late/settings.tsx").then(setLate, () => {});
  }, []);
  return (
    <>
      {late !== null && <p className="note">{late.waysToPlay(play.abilities.canHear, isTouch())}</p>}
      {late !== null && <late.SoundWatch play={play} />}
      <details className="fold settings">
        <summary>Settings</summary>
        {late !== null && <late.Settings play={play} />}
      </details>
    </>
  );
}
