/** All settings as ordinary controls. The game changes at once, and says so. */
import { settingsFor } from "../../../engine/settings/index.ts";
import { MicrophoneHelpLink } from "../microphone-help-link.tsx";
import type { ReadyPlay } from "../open-play.ts";
import { useView } from "../use-view.ts";
import { DeviceSettings } from "./device-settings.tsx";
import { SaveJournal } from "./save-journal.tsx";
import { Setting } from "./setting.tsx";

export { SoundWatch } from "./sound-watch.tsx";
export { waysToPlay } from "./ways-to-play.ts";

export function Settings({ play }: { readonly play: ReadyPlay }) {
  const settings = useView(play, (view) => view.settings);
  const { canHear } = play.abilities;
  return (
    <>
      <div className="settings-grid">
        {settingsFor(play.abilities).map((id) => (
          <Setting key={id} id={id} settings={settings} onStep={(direction) => play.set(id, direction)} />
        ))}
      </div>
      {!canHear && (
        <p className="note">
          This browser cannot hear you. The buttons do everything. <MicrophoneHelpLink />
        </p>
      )}
      <DeviceSettings play={play} />
      <SaveJournal play={play} />
    </>
  );
}
