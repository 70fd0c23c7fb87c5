/** How a word is said that the dictionary lacks: espeak-ng's phonemes, in the alphabet of the recogniser (ARPAbet). */
import { spawnSync } from "node:child_process";

const ARPABET: ReadonlyMap<string, string> = new Map(
  [
    "AA: ɑ ɑː ɒ a aː",
    "AE: æ",
    "AH: ʌ ə ɐ",
    "AO: ɔ ɔː oː",
    "AW: aʊ",
    "AY: aɪ",
    "B: b",
    "CH: tʃ",
    "D: d ɾ",
    "DH: ð",
    "EH: ɛ e",
    "ER: ɜː ɚ ɝ",
    "EY: eɪ",
    "F: f",
    "G: ɡ g",
    "HH: h",
    "IH: ɪ ᵻ",
    "IY: i iː",
    "JH: dʒ",
    "K: k",
    "L: l ɫ",
    "M: m",
    "N: n",
    "NG: ŋ",
    "OW: oʊ əʊ",
    "OY: ɔɪ",
    "P: p",
    "R: r ɹ",
    "S: s",
    "SH: ʃ",
    "T: t ʔ",
    "TH: θ",
    "UH: ʊ",
    "UW: u uː",
    "V: v",
    "W: w",
    "Y: j",
    "Z: z",
    "ZH: ʒ",
    "AH L: əl",
    "AO R: ɔːɹ oːɹ ɔɹ",
    "AA R: ɑːɹ ɑɹ",
    "EH R: ɛɹ",
    "IH R: ɪɹ",
    "UH R: ʊɹ",
    "AY ER: aɪɚ",
    "AY AH: aɪə",
    "IY AH: iə",
    "AH N: ən n̩",
  ].flatMap((line) => {
    const [phones = "", ipa = ""] = line.split(": ");
    return ipa.split(" ").map((sound) => [sound, phones] as const);
  }),
);

/** Undefined where espeak-ng is missing, or says something that no American says. */
export function pronounce(word: string): string | undefined {
  const spoken = spawnSync("espeak-ng", ["-q", "-v", "en-us", "--ipa", "--sep=_", word], {
    encoding: "utf8",
  });
  if (spoken.status !== 0) return undefined;
  return arpabetOf(spoken.stdout.trim());
}

/** @param ipa sounds with "_" between them, as espeak-ng writes them */
export function arpabetOf(ipa: string): string | undefined {
  const phones = ipa
    .replaceAll(/[ˈˌ]/gu, "")
    .split(/[_\s]+/u)
    .filter((sound) => sound !== "")
    .map((sound) => ARPABET.get(sound));
  return phones.length === 0 || phones.includes(undefined) ? undefined : phones.join(" ");
}
