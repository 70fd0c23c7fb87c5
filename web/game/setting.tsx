import { useId } from "react";
import { capitalize } from "../../engine/index.ts";
import { settingLabel, settingValue, type SettingId, type Settings } from "../../engine/settings/index.ts";

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
      return <SwitchSetting id={id} isOn={settings[id]} onStep={onStep} />;
    case "output":
      return <OutputSetting settings={settings} onStep={onStep} />;
    default:
      return <ScaleSetting id={id} settings={settings} onStep={onStep} />;
  }
}

/** Two buttons, and no slider: a switch or a shaky hand cannot drag. */
function ScaleSetting({ id, settings, onStep }: SettingProps) {
  const label = settingLabel(id);
  const value = settingValue(settings, id);
  return (
    <fieldset className="setting">
      <legend>
        <b>{label}</b> {value}
      </legend>
      <Note id={id} />
      <div className="steps">
        <button type="button" className="button" aria-label={`${label}: less`} onClick={() => onStep(-1)}>
          <span aria-hidden="true">−</span>
        </button>
        <button type="button" className="button" aria-label={`${label}: more`} onClick={() => onStep(1)}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </fieldset>
  );
}

interface SwitchSettingProps {
  readonly id: SettingId;
  readonly isOn: boolean;
  readonly onStep: (direction: 1 | -1) => void;
}

function SwitchSetting({ id, isOn, onStep }: SwitchSettingProps) {
  const note = useId();
  return (
    <div className="setting">
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={note}
          onChange={() => onStep(isOn ? -1 : 1)}
        />
        <b>{settingLabel(id)}</b>
      </label>
      <Note id={id} elementId={note} />
    </div>
  );
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

function Note({ id, elementId }: { readonly id: SettingId; readonly elementId?: string }) {
  const note = NOTES[id];
  return note === undefined ? null : (
    <p className="note" id={elementId}>
      {note}
    </p>
  );
}
