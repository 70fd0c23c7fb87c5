import { useId } from "react";

interface StepsSettingProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** What its buttons are called: down, and up. */
  readonly steps?: readonly [string, string];
  readonly onStep: (direction: 1 | -1) => void;
}

/** Two buttons, and no slider: a switch or a shaky hand cannot drag. */
export function StepsSetting({ label, value, note, steps = ["less", "more"], onStep }: StepsSettingProps) {
  return (
    <fieldset className="setting">
      <legend>
        <b>{label}</b> {value}
      </legend>
      {note !== undefined && <p className="note">{note}</p>}
      <div className="steps">
        <button
          type="button"
          className="button"
          aria-label={`${label}: ${steps[0]}`}
          onClick={() => onStep(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button
          type="button"
          className="button"
          aria-label={`${label}: ${steps[1]}`}
          onClick={() => onStep(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </fieldset>
  );
}

interface CheckSettingProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function CheckSetting({ label, note, isOn, onChange }: CheckSettingProps) {
  const id = useId();
  return (
    <div className="setting">
      <label className="switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={note === undefined ? undefined : id}
          onChange={() => onChange(!isOn)}
        />
        <b>{label}</b>
      </label>
      {note !== undefined && (
        <p className="note" id={id}>
          {note}
        </p>
      )}
    </div>
  );
}
