import { afterAll, beforeAll } from "vitest";
import { openChromium, type ChromiumPerformer } from "../sound/chromium.ts";
import { hearingOf } from "../sound/hearing.ts";
import { describeSoundStage } from "./sound-stage-suite.ts";

const SECOND = 1000;
let chromium: ChromiumPerformer | undefined;

beforeAll(async () => {
  chromium = await openChromium();
}, 60 * SECOND);
afterAll(() => chromium?.close());

describeSoundStage("on Tone, in Chromium", async (seconds, deeds) =>
  hearingOf((await chromium?.perform(seconds, deeds)) ?? []),
);
