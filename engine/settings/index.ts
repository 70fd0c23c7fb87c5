export { mixOf, spokenAs, usualSettings, RATES, type Settings } from "./settings.ts";
export {
  isSettingId,
  otherValue,
  settingExample,
  settingHelp,
  settingLabel,
  settingsFor,
  settingValue,
  stepSetting,
  SETTING_IDS,
  type SettingId,
} from "./settings-menu.ts";
