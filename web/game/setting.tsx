import { useId } from "react";
import { capitalize } from "../../engine/index.ts";
import { settingLabel, settingValue, type SettingId, type Settings } from "../../engine/settings/index.ts";
import { CheckSetting, StepsSetting } from "./controls.tsx";

interface SettingProps {
  readonly id: SettingId;
  readonly settings: Settings;
  readonly onStep: (direction: 1 | -1) => void;
}

/** What can be said of a setting beyond its name, for those who choose it for a child. */
const NOTES: Partial<Record<SettingId, string>> = {
  verbosity: "How much the game explains.",
  mono: "Left and right sound different from each other, also in one ear.",
  calm: "No clocks and no rising music.",
  microphone: "Listens after each question. Your browser may send what you say to the maker of the browser.",
};

export function Setting({ id, settings, onStep }: SettingProps) {
  switch (id) {
    case "mono":
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
      return <OutputSetting settings={settings} onStep={onStep} />;
    default:
      return (
        <StepsSetting
          label={settingLabel(id)}
          value={settingValue(settings, id)}
          note={NOTES[id]}
          onStep={onStep}
        />
      );
  }
}

function OutputSetting({ settings, onStep }: Omit<SettingProps, "id">) {
  const name = useId();
  const current = settings.output === "reader" ? "reader" : "voice";
  return (
    <fieldset className="setting">
      <legend>
        <b>{settingLabel("output")}</b>
      </legend>
      {(["voice", "reader"] as const).map((output) => (
        <label key={output} className="switch">
          <input type="radio" name={name} checked={output === current} onChange={() => onStep(1)} />
          <span>{capitalize(settingValue({ ...settings, output }, "output"))}</span>
        </label>
      ))}
    </fieldset>
  );
}
