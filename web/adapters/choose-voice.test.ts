import { describe, expect, it } from "vitest";
import { chooseVoice, voiceNames, type BrowserVoice } from "./choose-voice.ts";

function voice(name: string, lang: string, kind: "local" | "remote", isDefault = false): BrowserVoice {
  return { name, lang, localService: kind === "local", default: isDefault };
}

const chosen = (...voices: BrowserVoice[]) => chooseVoice(voices)?.name;

describe("chooseVoice", () => {
  it("takes an American voice of this computer before one from the network", () => {
    const google = voice("Google US English", "en-US", "remote");
    const zira = voice("Microsoft Zira - English (United States)", "en-US", "local");
    expect(chosen(google, zira)).toBe(zira.name);
  });

  it("takes any English voice of this computer before one from the network, since games go on offline", () => {
    expect(chosen(voice("Google US English", "en-US", "remote"), voice("Daniel", "en-GB", "local"))).toBe(
      "Daniel",
    );
  });

  it("takes a voice from the network where there is no other", () => {
    expect(
      chosen(voice("Google Deutsch", "de-DE", "local"), voice("Google US English", "en-US", "remote")),
    ).toBe("Google US English");
  });

  it("takes the computer's own choice among equals", () => {
    expect(chosen(voice("Aaron", "en-US", "local"), voice("Samantha", "en-US", "local", true))).toBe(
      "Samantha",
    );
  });

  it("passes over voices that are jokes and variants", () => {
    expect(
      chosen(
        voice("Zarvox", "en-US", "local", true),
        voice("English (America)+croak espeak-ng", "en-US", "local"),
        voice("English (America) espeak-ng", "en-US", "local"),
      ),
    ).toBe("English (America) espeak-ng");
  });

  it("takes what Android calls en_US for American English", () => {
    expect(chosen(voice("British", "en_GB", "local"), voice("American", "en_US", "local"))).toBe("American");
  });

  it("leaves the choice to the browser where nobody speaks English", () => {
    expect(chooseVoice([voice("Anna", "de-DE", "local")])).toBeNull();
    expect(chooseVoice([])).toBeNull();
  });
});

it("offers each English voice once that speaks as people do, and none where there is no choice", () => {
  const names = (...of: (readonly [string, string])[]) =>
    voiceNames(of.map(([name, lang]) => voice(name, lang, "local")));
  expect(
    names(
      ["Anna", "de-DE"],
      ["Samantha", "en-US"],
      ["Samantha", "en-US"],
      ["Bells", "en-US"],
      ["Daniel", "en_GB"],
    ),
  ).toEqual(["Samantha", "Daniel"]);
  expect(names(["Anna", "de-DE"], ["Samantha", "en-US"])).toBeUndefined();
});
