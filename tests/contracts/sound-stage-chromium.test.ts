import { afterAll, beforeAll } from "vitest";
import { openChromium, type ChromiumPerformer } from "../sound/chromium.ts";
import { hearingOf } from "../sound/hearing.ts";
import { describeSoundStage } from "./sound-stage-suite.ts";

let chromium: ChromiumPerformer | undefined;

beforeAll(async () => {
  chromium = await openChromium();
});
afterAll(() => chromium?.close());

describeSoundStage("on Tone, in Chromium", async (seconds, deeds) =>
  hearingOf((await chromium?.perform(seconds, deeds)) ?? []),
);
