import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { clipName, createClipVoice } from "../../console-firmware/adapters/clip-voice.ts";
import { createGraphSpeaker } from "../../console-firmware/adapters/graph-speaker.ts";
import { createProgramVoice, VOICE_PROGRAMS } from "../../console-firmware/adapters/program-voice.ts";
import { firstVoice, type Voice, type VoiceReports } from "../../console-firmware/voice.ts";
import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import type { SpeakerEvent } from "../../engine/index.ts";
import { until } from "../console/pty.ts";
import { speakerSuite, speechlessSuite, type SpeakerBench } from "./speaker-suite.ts";

const folder = mkdtempSync(join(tmpdir(), "voices-"));
afterAll(() => rmSync(folder, { recursive: true }));

const audio = await loadNodeAudio();
if (audio.type === "missing") throw new Error(audio.reason);
const { context } = audio.openContext();
await context.resume();
afterAll(() => context.close());

function benchWith(voice: Voice): () => Promise<SpeakerBench> {
  return () =>
    Promise.resolve({
      speaker: createGraphSpeaker({ context, output: context.destination, voice }),
      until,
      close: () => Promise.resolve(),
    });
}

/** An eighth of a second of noise for each line, at once. */
const quickVoice: Voice = {
  speak({ text }, { samples, end }) {
    const isWordless = text.trim() === "";
    if (!isWordless) samples(Float32Array.from({ length: text.length * 60 }, Math.sin), 8000);
    end();
    return () => {};
  },
};

/** As a program that is slow to begin and writes in drops. */
const dripVoice: Voice = {
  speak({ text }, { samples, end }) {
    let left = text.trim() === "" ? 0 : Math.min(6, text.length);
    const timer = setInterval(() => {
      if (left-- > 0) return samples(new Float32Array(400).fill(0.1), 16_000);
      clearInterval(timer);
      end();
    }, 4);
    return () => clearInterval(timer);
  },
};

function program(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

const { "espeak-ng": espeak, rhvoice, piper } = VOICE_PROGRAMS;
const failing = program("failing", "exit 3");

speakerSuite("the graph's speaker with a quick voice", benchWith(quickVoice));
speakerSuite("the graph's speaker with a voice that drips", benchWith(dripVoice));
speakerSuite("the graph's speaker with espeak-ng", benchWith(brief(createProgramVoice(espeak, ""))));
speechlessSuite("the graph's speaker without a voice", benchWith(firstVoice([])));
speechlessSuite(
  "the graph's speaker with a program that is not there",
  benchWith(createProgramVoice({ ...espeak, program: join(folder, "nothing") }, "")),
);
speechlessSuite(
  "the graph's speaker with a program that fails",
  benchWith(createProgramVoice({ ...espeak, program: failing }, "")),
);

/** Of each line the beginning: the suite's texts take a minute to be said whole. */
function brief(voice: Voice): Voice {
  return {
    speak(line, reports) {
      let seconds = 0;
      return voice.speak(line, {
        ...reports,
        samples(samples, rate) {
          if (seconds < 0.2) reports.samples(samples.slice(0, rate / 5), rate);
          seconds += samples.length / rate;
        },
      });
    },
  };
}

describe("a voice that is a program", () => {
  const said = async (voice: Voice, text: string, rate = 1) => {
    const made: number[] = [];
    const reports: string[] = [];
    let rateOf = 0;
    const heard: VoiceReports = {
      samples(samples, at) {
        made.push(...samples);
        rateOf = at;
      },
      end: () => reports.push("end"),
      failed: (reason) => reports.push(reason),
    };
    voice.speak({ text, rate, pitch: 1 }, heard);
    await until(() => reports.length > 0);
    return { seconds: made.length / rateOf, loudest: Math.max(...made.map(Math.abs)), reports };
  };

  it("is espeak-ng, as fast as it is told to be", async () => {
    const voice = createProgramVoice(espeak, "");
    const usual = await said(voice, "The tortoise and the hare went for a walk.");
    const fastest = await said(voice, "The tortoise and the hare went for a walk.", 2.5);
    expect(usual.seconds / fastest.seconds).toBeGreaterThan(2);
    expect(usual.loudest).toBeGreaterThan(0.1);
  });

  it("starts no program for a line that is cut at once, as of many presses all but the last", async () => {
    const started = join(folder, "started");
    const counting = createProgramVoice(
      { ...espeak, program: program("counting", `echo "$@" >>${started}; exec espeak-ng "$@"`) },
      "",
    );
    const nothing: VoiceReports = { samples: () => {}, end: () => {}, failed: () => {} };
    for (let press = 0; press < 50; press++) counting.speak({ text: "One.", rate: 1, pitch: 1 }, nothing)();
    expect((await said(counting, "Two.")).reports).toEqual(["end"]);
    expect(readFileSync(started, "utf8").trim().split("\n")).toHaveLength(1);
  });

  it("speaks in place of another that fails before it has begun", async () => {
    const first = createProgramVoice({ ...piper, program: failing }, "a.onnx");
    const { reports, seconds } = await said(firstVoice([first, createProgramVoice(espeak, "")]), "Hello.");
    expect(reports).toEqual(["end"]);
    expect(seconds).toBeGreaterThan(0.3);
  });

  it("takes nothing in a line for an option, and no shell reads it", async () => {
    const { reports, seconds } = await said(createProgramVoice(espeak, ""), "--version; $(exit 4) `exit 5`");
    expect(reports).toEqual(["end"]);
    expect(seconds).toBeGreaterThan(1);
  });

  it("is told to RHVoice and piper in their own words", async () => {
    const echo = program("echo", 'for word in "$@"; do echo "$word" >>"$0.args"; done');
    await said(createProgramVoice({ ...rhvoice, program: echo }, "slt"), "Hello.", 1.5);
    await said(createProgramVoice({ ...piper, program: echo }, "/v/amy.onnx"), "Hello.", 2);
    expect(readFileSync(`${echo}.args`, "utf8").trim().split("\n").join(" ")).toBe(
      "--profile slt --rate=150 --pitch=100 --output=/dev/stdout " +
        "--model /v/amy.onnx --output-raw --length-scale 0.50",
    );
  });

  it("has samples cut by the pipe put together again", async () => {
    const drops = program(
      "drops",
      "printf '\\001'; sleep 0.05; printf '\\100\\377'; sleep 0.05; printf '\\077'",
    );
    const made: number[] = [];
    let isOver = false;
    createProgramVoice({ program: drops, args: () => [], rate: 8000 }, "").speak(
      { text: "", rate: 1, pitch: 1 },
      {
        samples: (samples) => made.push(...samples),
        end: () => (isOver = true),
        failed: () => (isOver = true),
      },
    );
    await until(() => isOver);
    expect(made).toEqual([0x4001 / 32_768, 0x3fff / 32_768]);
  });
});

describe("a clip", () => {
  const wav = (channels: number): Buffer => {
    const header = Buffer.alloc(44);
    header.write("RIFF", 0);
    header.writeUInt16LE(1, 20);
    header.writeUInt16LE(channels, 22);
    header.writeUInt32LE(16_000, 24);
    header.writeUInt16LE(16, 34);
    return Buffer.concat([header, Buffer.alloc(3200, 1)]);
  };
  const voice = firstVoice([createClipVoice(folder), quickVoice]);
  const lengthOf = (text: string, rate = 1): number => {
    let length = 0;
    const nothing = (): void => {};
    const samples = (made: Float32Array): void => {
      length = made.length;
    };
    voice.speak({ text, rate, pitch: 1 }, { samples, end: nothing, failed: nothing });
    return length;
  };

  it("is heard instead of the voice, where there is one of this line, speed and form", () => {
    const text = "Hello, I'm Buzzle!";
    expect(clipName(text)).toBe("hello-im-buzzle.wav");
    writeFileSync(join(folder, clipName(text)), wav(1));
    writeFileSync(join(folder, clipName("In stereo.")), wav(2));
    writeFileSync(join(folder, clipName("Torn.")), "RIFF");
    expect(
      ["Hello, I'm Buzzle!", "Other.", "In stereo.", "Torn.", "../../etc"].map((line) => lengthOf(line)),
    ).toEqual([1600, 360, 600, 300, 540]);
    expect(lengthOf(text, 2)).toBe(1080);
  });
});

describe("the graph's speaker", () => {
  it("has a line ready that was prepared or said before, and asks the voice no more", async () => {
    const asked: string[] = [];
    const counting: Voice = {
      speak(line, reports) {
        asked.push(line.text);
        return quickVoice.speak(line, reports);
      },
    };
    const speaker = createGraphSpeaker({ context, output: context.destination, voice: counting });
    const reports: SpeakerEvent[] = [];
    const line = { text: "One.", rate: 1, pitch: 1, volume: 1, side: 0 };
    speaker.prepare(line);
    speaker.prepare(line);
    for (const side of [0, -1]) speaker.speak({ ...line, side }, (event) => reports.push(event));
    await until(() => reports.some(({ type }) => type === "finished"));
    expect(asked).toEqual(["One."]);
    expect(reports.map(({ type }) => type)).toEqual(["started", "started", "finished"]);
  });
});
