/** What this device keeps for itself: its voice, its keys, a switch, a controller. */
import { useEffect, useId, useState } from "react";
import { englishVoices } from "../../adapters/choose-voice.ts";
import { CheckSetting, StepsSetting } from "./controls.tsx";
import type { ReadyPlay } from "../open-play.ts";
import { OwnKeysSetting } from "./own-keys-setting.tsx";
import { FASTEST_SCAN, PITCHES, SLOWEST_SCAN, type Scanning } from "../screen-settings.ts";
import { KeyField } from "./key-field.tsx";
import { useShown } from "../use-view.ts";

export function DeviceSettings({ play }: { readonly play: ReadyPlay }) {
  const { screen, abilities } = play;
  const { keys, scanning, rumble, headset, braille, scene, pitch, voice } = useShown(
    screen,
    (settings) => settings,
  );
  const scan = (change: Partial<Scanning>) => screen.set({ scanning: { ...scanning, ...change } });
  const sample = () => play.sayAside("This is how I sound.");

  return (
    <>
      <h2>On this device</h2>
      <div className="settings-grid">
        {abilities.canSpeak && (
          <>
            <VoiceSetting
              chosen={voice}
              onChoose={(name) => {
                screen.set({ voice: name });
                sample();
              }}
            />
            <StepsSetting
              label="Pitch"
              value={`${pitch + 1} of ${PITCHES.length}`}
              onStep={(direction) => {
                screen.set({ pitch: Math.min(PITCHES.length - 1, Math.max(0, pitch + direction)) });
                sample();
              }}
            />
          </>
        )}
        <CheckSetting
          label="Braille display"
          note="Your screen reader gets each new line beside our voice. Turn its speech off: two voices are too many."
          isOn={braille}
          onChange={(isOn) => screen.set({ braille: isOn })}
        />
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

interface VoiceSettingProps {
  readonly chosen: string | null;
  readonly onChoose: (name: string | null) => void;
}

function VoiceSetting({ chosen, onChoose }: VoiceSettingProps) {
  const id = useId();
  const names = useVoiceNames();
  if (names.length < 2) return null;
  return (
    <div className="setting">
      <label htmlFor={id}>
        <b>Who speaks</b>
      </label>
      <select
        id={id}
        className="choice"
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      >
        <option value="">Whoever fits best</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** Chrome finds them late. */
function useVoiceNames(): readonly string[] {
  const [names, setNames] = useState(voiceNames);
  useEffect(() => {
    const onChange = () => setNames(voiceNames());
    speechSynthesis.addEventListener("voiceschanged", onChange);
    return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
  }, []);
  return names;
}

function voiceNames(): readonly string[] {
  return [...new Set(englishVoices(speechSynthesis.getVoices()).map(({ name }) => name))];
}
