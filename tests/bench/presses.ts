/** Presses in Chromium, as rows. */
import type { LaunchOptions } from "playwright";
import { measurePresses, type Outcome } from "./chrome/press-latency.ts";
import type { Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

const MEDIAN_BOUND_MILLISECONDS = 16;
const PERCENTILE_99_BOUND_MILLISECONDS = 50;
const FIRST_PAGE_BOUND_KILOBYTES = 350;

/** @param siteFolder the built site */
export async function measureChrome(siteFolder: string, launch: LaunchOptions): Promise<Row[]> {
  const { outcomes, whenSlow, device, firstPageBytes, withRealVoice } = await measurePresses(
    siteFolder,
    launch,
  );
  const sounds = timesOf(outcomes, "sound");
  const silences = timesOf(outcomes, "silence");
  return [
    ...bounded("press to first sound", sounds, `${outcomes.length} presses`),
    ...bounded("press to silence", silences, `${silences.length} presses while a stub spoke`),
    {
      what: "presses without a sound within a second",
      figure: outcomes.length - sounds.length,
      unit: "presses",
      bound: 0,
    },
    {
      what: "press to the page's own thread: median",
      figure: median(timesOf(outcomes, "handled")),
      unit: "ms",
    },
    {
      what: "sound card, not included above",
      figure: 1000 * device.output,
      unit: "ms",
      note: `as Chromium says; of one buffer: ${(1000 * device.base).toFixed(1)} ms`,
    },
    ...whenThrottled("press to first sound", timesOf(whenSlow, "sound"), `${whenSlow.length} presses`),
    ...whenThrottled("press to silence", timesOf(whenSlow, "silence"), "while a stub spoke"),
    {
      what: "presses without a sound within a second, throttled six times",
      figure: whenSlow.length - timesOf(whenSlow, "sound").length,
      unit: "presses",
      bound: 0,
    },
    ...realVoiceRows(withRealVoice),
    {
      what: "first page: everything, as it is sent",
      figure: firstPageBytes / 1000,
      unit: "KB",
      bound: FIRST_PAGE_BOUND_KILOBYTES,
    },
  ];
}

function realVoiceRows(outcomes: readonly Outcome[] | null): Row[] {
  const what = "press to silence, a real voice";
  if (outcomes === null) {
    return [
      { what, figure: null, unit: "ms", note: "this Chromium has no voice; the stub above stands for it" },
    ];
  }
  const silences = timesOf(outcomes, "silence");
  return [
    {
      what: `${what}: median`,
      figure: median(silences),
      unit: "ms",
      note: `${silences.length} presses while it spoke`,
    },
    { what: `${what}: 99th percentile`, figure: percentile(silences, 99), unit: "ms" },
    {
      what: `${what}, told the page: median`,
      figure: median(timesOf(outcomes, "interrupted")),
      unit: "ms",
      note: "its own event: interrupted",
    },
  ];
}

function bounded(what: string, times: readonly number[], note: string): Row[] {
  return [
    { what: `${what}: median`, figure: median(times), unit: "ms", bound: MEDIAN_BOUND_MILLISECONDS, note },
    {
      what: `${what}: 99th percentile`,
      figure: percentile(times, 99),
      unit: "ms",
      bound: PERCENTILE_99_BOUND_MILLISECONDS,
    },
  ];
}

/** The tight median is for what is ours; that every press is heard within 50 ms holds on slow computers too. */
function whenThrottled(what: string, times: readonly number[], note: string): Row[] {
  return bounded(`${what}, throttled six times`, times, note).map((row, index) =>
    index === 0 ? { ...row, bound: undefined } : row,
  );
}

function timesOf(outcomes: readonly Outcome[], of: keyof Outcome): number[] {
  return outcomes.map((outcome) => outcome[of]).filter((time) => time !== null);
}
