import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";

export const NO_CHROMIUM =
  "No Chromium can be started. Install one (apt-get install chromium, or npx playwright install " +
  "--with-deps chromium-headless-shell) or name one in CHROMIUM_PATH.";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The address bar of a window is a web page of its own, with a second of work for each window that a test opens and
 * nobody sees. This switch takes the place of Playwright's, so what matters of that one is named here again: no delayed
 * painting, and nothing that asks for the network.
 */
const WITHOUT_FEATURES =
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,PaintHolding,MediaRouter," +
  "OptimizationHints,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PreconnectToSearch,NetworkTimeServiceQuerying," +
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,ThirdPartyStoragePartitioning";

function candidates(): LaunchOptions[] {
  const named = process.env["CHROMIUM_PATH"];
  const paths = [...(named ? [named] : []), ...SYSTEM_PATHS].filter((path) => existsSync(path));
  // The last one, without a path, is Playwright's own.
  return [...paths.map((executablePath) => ({ executablePath })), {}];
}

async function starts(options: LaunchOptions): Promise<boolean> {
  try {
    const browser = await chromium.launch(options);
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** The options for the first Chromium that really starts, or undefined. */
export async function findChromium(): Promise<LaunchOptions | undefined> {
  // Chromium has no sandbox for root, and containers have a small /dev/shm.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  for (const candidate of candidates()) {
    const options = { ...candidate, args: [...args, "--disable-dev-shm-usage", WITHOUT_FEATURES] };
    // One after the other: the order is the preference.
    if (await starts(options)) return options;
  }
  return undefined;
}
