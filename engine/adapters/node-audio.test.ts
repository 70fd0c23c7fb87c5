import { afterEach, expect, test, vi } from "vitest";
import { openContext, type AudioLibrary } from "./audio-device.ts";
import { loadNodeAudio } from "./node-audio.ts";

test("says what to do where the system library is missing", async () => {
  const message = "libasound.so.2: cannot open shared object file: No such file or directory";
  expect(await loadNodeAudio(() => Promise.reject(new Error(message)))).toEqual({
    type: "missing",
    reason:
      `Sound cannot be loaded: ${message}. ` +
      "Install the system library: apt-get install libasound2 (libasound2t64 on newer systems).",
  });
});

test("says what to do where there is no build for the processor", async () => {
  expect(
    await loadNodeAudio(() => Promise.reject(new Error("Unsupported architecture on Linux: riscv64"))),
  ).toEqual({
    type: "missing",
    reason:
      "Sound cannot be loaded: Unsupported architecture on Linux: riscv64. " +
      "Run npm ci again on this machine, so that the build for its processor is installed.",
  });
});

test("opens a running context, with or without a sound card, and leaves no window behind", async () => {
  const audio = await loadNodeAudio();
  if (audio.type === "missing") throw new Error(audio.reason);
  expect("window" in globalThis).toBe(false);
  const { context, device } = audio.openContext();
  expect(["found", "none"]).toContain(device);
  const stage = audio.createToneSoundStage(context);
  expect(await stage.resume()).toBe(true);
  // A pattern is scheduled ahead, by a clock that not every context has.
  stage.play({ sound: "tick", side: 0, level: 1, pitch: 0, after: 0.1 });
  await context.close();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test("plays further ahead on a sound server, which stands still after a gap, than on a card", () => {
  const hints: unknown[] = [];
  function AudioContext({ latencyHint }: AudioContextOptions): void {
    hints.push(latencyHint);
  }
  const library = { AudioContext } as unknown as AudioLibrary;
  vi.stubEnv("PULSE_SERVER", "unix:/run/user/1000/pulse/native");
  openContext(library);
  vi.stubEnv("PULSE_SERVER", undefined);
  vi.stubEnv("XDG_RUNTIME_DIR", "/nowhere");
  openContext(library);
  expect(hints).toEqual([0.05, "interactive"]);
});
