/** A headset's buttons in Chromium, pressed where the system presses them: on the session bus, as MPRIS has them. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { passTime, passTimeTo, settle } from "./support/screen.ts";
import { visitGame } from "./support/visit.ts";

let bus: ChildProcess;
let address: string;
let browser: Browser;
beforeAll(async () => {
  bus = spawn("dbus-daemon", ["--session", "--nofork", "--print-address"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  if (bus.stdout === null) throw new Error("the bus says nothing");
  const [line] = (await once(bus.stdout, "data")) as [Buffer];
  address = line.toString().trim();
  browser = await chromium.launch({
    ...inject("chromium"),
    env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: address },
    // A browser that cannot be heard is given no buttons.
    ignoreDefaultArgs: ["--mute-audio"],
  });
});
afterAll(async () => {
  await browser.close();
  bus.kill();
});

function send(...args: string[]): string {
  const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: address };
  return spawnSync("dbus-send", ["--session", "--print-reply", ...args], { env }).stdout.toString();
}

function player(): string | undefined {
  const names = send("--dest=org.freedesktop.DBus", "/", "org.freedesktop.DBus.ListNames");
  return /org\.mpris\.MediaPlayer2\.\w+\.\w+/.exec(names)?.[0];
}

const press = (button: "Next" | "Previous" | "PlayPause") =>
  send(`--dest=${player()}`, "/org/mpris/MediaPlayer2", `org.mpris.MediaPlayer2.Player.${button}`);

it("the buttons of a headset play, once the player wants them to", async () => {
  const page = await visitGame(browser, "/game/laundryLegend?seed=7&level=1");
  await page.keyboard.press("Enter");
  await settle(page);
  expect(player()).toBeUndefined();
  await page.getByText("Settings").click();
  await page.getByRole("checkbox", { name: "Headset buttons" }).check();
  await expect.poll(player).toBeDefined();
  // Who should talk? The left one: this voice.
  press("Previous");
  const { heard } = await passTimeTo(page, "playing");
  press("Next");
  await passTime(page, (screen) => screen.heard > heard);
  await page.getByRole("checkbox", { name: "Headset buttons" }).uncheck();
  const before = await settle(page);
  press("Next");
  await page.clock.runFor(2000);
  expect(await settle(page)).toEqual(before);
  await page.context().close();
});
