/** What this device keeps for itself: its keys, a switch, a controller. */
import { CheckSetting, StepsSetting } from "./controls.tsx";
import type { ReadyPlay } from "../open-play.ts";
import { OwnKeysSetting } from "./own-keys-setting.tsx";
import { FASTEST_CELLS, FASTEST_SCAN, SLOWEST_SCAN, type Scanning } from "../screen-settings.ts";
import { KeyField } from "./key-field.tsx";
import { useShown } from "../use-view.ts";

export function DeviceSettings({ play }: { readonly play: ReadyPlay }) {
  const { screen } = play;
  const { keys, scanning, rumble, headset, braille, cellsPerSecond, scene } = useShown(
    screen,
    (settings) => settings,
  );
  const scan = (change: Partial<Scanning>) => screen.set({ scanning: { ...scanning, ...change } });

  return (
    <>
      <h2>On this device</h2>
      <div className="settings-grid">
        <CheckSetting
          label="Braille display"
          note="Your screen reader gets one line at a time, and every sound that tells something. Page Down reads on, Page Up reads back. With Calm mode nothing has to be quick. If our voice speaks too, turn your screen reader's speech off."
          isOn={braille}
          onChange={(isOn) => screen.set({ braille: isOn })}
        />
        {braille && (
          <StepsSetting
            label="Braille speed"
            value={
              cellsPerSecond === 0 ? "each line waits for Page Down" : `${cellsPerSecond} cells a second`
            }
            onStep={(direction) =>
              screen.set({
                cellsPerSecond: Math.min(FASTEST_CELLS, Math.max(0, cellsPerSecond + direction)),
              })
            }
          />
        )}
        <CheckSetting
          label="Headset buttons"
          note="The middle one is Select, next and back are Right and Left."
          isOn={headset}
          onChange={(isOn) => screen.set({ headset: isOn })}
        />
        <CheckSetting
          label="Picture"
          note="Shows where the game is. Everything in it is heard, too."
          isOn={scene}
          onChange={(isOn) => screen.set({ scene: isOn })}
        />
        <CheckSetting
          label="Controller shakes"
          note="A game controller is felt with what is heard."
          isOn={rumble}
          onChange={(isOn) => screen.set({ rumble: isOn })}
        />
        <CheckSetting
          label="Play with one switch"
          note="What can be done is offered in turn, and the switch takes it."
          isOn={scanning.isOn}
          onChange={(isOn) => scan({ isOn })}
        />
        {scanning.isOn && (
          <>
            <StepsSetting
              label="Time for each choice"
              value={`${scanning.seconds} s`}
              onStep={(direction) =>
                scan({
                  seconds: Math.min(SLOWEST_SCAN, Math.max(FASTEST_SCAN, scanning.seconds + direction)),
                })
              }
            />
            <CheckSetting
              label="Begin by itself"
              note="Else the switch begins."
              isOn={scanning.beginsItself}
              onChange={(beginsItself) => scan({ beginsItself })}
            />
            <KeyField label="The switch's key" current={scanning.key} onKey={(key) => scan({ key })} />
          </>
        )}
      </div>
      <OwnKeysSetting keys={keys} onChange={(changed) => screen.set({ keys: changed })} />
    </>
  );
}
