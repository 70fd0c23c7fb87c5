export { mixOf, parseSettings, speechVolume, usualSettings, RATES, type Settings } from "./settings.ts";
export {
  isSettingId,
  otherValue,
  settingExample,
  settingHelp,
  settingLabel,
  settingValue,
  stepSetting,
  SETTING_IDS,
  type SettingId,
} from "./settings-menu.ts";
