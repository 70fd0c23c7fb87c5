import { useId } from "react";
import { capitalize } from "../../../engine/index.ts";
import { settingLabel, settingValue, type SettingId, type Settings } from "../../../engine/settings/index.ts";
import { CheckSetting, StepsSetting } from "./controls.tsx";

interface SettingProps {
  readonly id: SettingId;
  readonly settings: Settings;
  readonly onStep: (direction: 1 | -1) => void;
}

/** What can be said of a setting beyond its name, for those who choose it for a child. */
const NOTES: Partial<Record<SettingId, string>> = {
  verbosity: "How much the game explains.",
  decoration: "Places and what else goes on. It never covers a sound that means something.",
  night: "Nothing gets loud: for late hours and shared rooms.",
  mono: "Left and right sound different from each other, also in one ear.",
  calm: "No clocks and no rising music.",
  microphone: "Listens after each question. Your browser may send what you say to the maker of the browser.",
};

export function Setting({ id, settings, onStep }: SettingProps) {
  switch (id) {
    case "mono":
    case "night":
    case "calm":
    case "microphone":
      return (
        <CheckSetting
          label={settingLabel(id)}
          note={NOTES[id]}
          isOn={settings[id]}
          onChange={(isOn) => onStep(isOn ? 1 : -1)}
        />
      );
    case "output":
      return <ChoiceSetting id={id} choices={OUTPUTS} settings={settings} onStep={onStep} />;
    case "ears":
      return <ChoiceSetting id={id} choices={EARS} settings={settings} onStep={onStep} />;
    default:
      return (
        <StepsSetting
          label={settingLabel(id)}
          value={settingValue(settings, id)}
          note={NOTES[id]}
          // Of voices there is no more and no less.
          {...(id === "voice" ? { steps: ["the one before", "the next one"] as const } : {})}
          onStep={onStep}
        />
      );
  }
}

const OUTPUTS = [{ output: "voice" }, { output: "reader" }] as const;
const EARS = [{ ears: "headphones" }, { ears: "speakers" }] as const;

interface ChoiceSettingProps extends SettingProps {
  /** The two that it can be. */
  readonly choices: readonly Partial<Settings>[];
}

function ChoiceSetting({ id, choices, settings, onStep }: ChoiceSettingProps) {
  const name = useId();
  const current = settingValue(settings, id);
  return (
    <fieldset className="setting">
      <legend>
        <b>{settingLabel(id)}</b>
      </legend>
      {choices
        .map((choice) => settingValue({ ...settings, ...choice }, id))
        .map((value) => (
          <label key={value} className="switch">
            <input type="radio" name={name} checked={value === current} onChange={() => onStep(1)} />
            <span>{capitalize(value)}</span>
          </label>
        ))}
    </fieldset>
  );
}
