import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { installedVoices } from "./program-voice.ts";

let folder = "";
const install = (...programs: readonly string[]): void => {
  folder = mkdtempSync(join(tmpdir(), "voices-"));
  for (const program of programs) {
    writeFileSync(join(folder, program), "#!/bin/sh\n");
    chmodSync(join(folder, program), 0o755);
  }
  vi.stubEnv("PATH", folder);
};
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it("takes another voice where the one that is wanted is not installed", () => {
  install("espeak-ng");
  expect(installedVoices({ voice: "rhvoice", voiceName: "slt" })).toHaveLength(1);
});

it("takes all that are installed, and piper only with a voice", () => {
  install("espeak-ng", "RHVoice-test", "piper");
  expect(installedVoices({ voice: "auto", voiceName: "" })).toHaveLength(2);
  expect(installedVoices({ voice: "auto", voiceName: "/opt/voices/amy.onnx" })).toHaveLength(3);
});
