/** How a setting is obeyed: by every device and machine that follows it, and in what is heard of it. */
import type { Cue } from "../cue.ts";
import { mixOf, settingExample } from "../settings/index.ts";
import { sentences } from "../words.ts";
import { actorNamed, type ActorSystem } from "./actors.ts";
import type { Devices } from "./devices.ts";
import { hears, settingCues } from "./lobby-choices.ts";
import type { LobbyMoment } from "./lobby-options.ts";
import { isMenuOpen } from "./lobby-passing.ts";
import { play } from "./lobby-tells.ts";

export function lobbySettings({ stage }: Pick<Devices, "stage">) {
  return {
    spreadSettings: ({ context, system }: LobbyMoment): void => {
      const { settings } = context.progress;
      stage.mix(mixOf(settings));
      actorNamed(system, "prompt").send({ type: "prompt.settings", settings });
      actorNamed(system, "menu").send({ type: "menu.settings", settings });
      actorNamed(system, "voiceInput").send({ type: "voice.enable", enabled: hears(settings) });
      actorNamed(system, "session").send({ type: "session.settings", settings });
    },
    saySetting: ({ context, event, system }: LobbyMoment): void => {
      if (event.type !== "lobby.set") return;
      const { settings } = context.progress;
      const cues = settingCues(settings, event.setting);
      // A screen reader reads one line after another: nothing has to give way.
      if (settings.output === "reader") insert(system, cues);
      else if (isMenuOpen(system)) {
        const tried = [...cues, ...settingExample(settings, event.setting)];
        actorNamed(system, "menu").send({ type: "menu.say", cues: tried });
      } else play(system, cues);
    },
    /** While the voice is gone, parts that are told wait for a press, and the captions say why. */
    paceWithoutVoice: ({ context, event, system }: LobbyMoment): void => {
      if (event.type !== "prompt.voice") return;
      const { settings } = context.progress;
      const paced = event.works ? settings : { ...settings, output: "reader" as const };
      actorNamed(system, "session").send({ type: "session.settings", settings: paced });
      if (!event.works) insert(system, [sentences.voiceless]);
    },
  };
}

function insert(system: ActorSystem, cues: readonly Cue[]): void {
  actorNamed(system, "prompt").send({ type: "prompt.insert", cues });
}
