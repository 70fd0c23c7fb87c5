import { capitalize, PAD_BUTTONS, type PadButton } from "../../../engine/index.ts";
import type { OwnKeys } from "../../adapters/keyboard-button-pad.ts";
import { KeyField } from "./key-field.tsx";

interface OwnKeysSettingProps {
  readonly keys: OwnKeys;
  readonly onChange: (keys: OwnKeys) => void;
}

/** Keys beside the usual ones, for hands that do not reach those. */
export function OwnKeysSetting({ keys, onChange }: OwnKeysSettingProps) {
  const take = (button: PadButton, key: string): void => {
    const others = Object.entries(keys).filter(([, taken]) => taken?.toLowerCase() !== key.toLowerCase());
    onChange({ ...Object.fromEntries(others), [button]: key });
  };
  return (
    <fieldset className="setting own-keys">
      <legend>
        <b>Your own keys</b>
      </legend>
      <p className="note">Press one of these, and then the key that you want for it. The usual keys stay.</p>
      <div className="settings-grid">
        {PAD_BUTTONS.map((button) => (
          <KeyField
            key={button}
            label={capitalize(button.replace(/\d/, " $&"))}
            current={keys[button]}
            onKey={(key) => take(button, key)}
          />
        ))}
      </div>
      <button type="button" className="button quiet" onClick={() => onChange({})}>
        Only the usual keys
      </button>
    </fieldset>
  );
}
