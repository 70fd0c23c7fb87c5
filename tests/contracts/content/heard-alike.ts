/** Two ways to say a move that no listener can tell apart: "the tail" and "the tale". */
import { dictionary } from "cmu-pronouncing-dictionary";
import type { Move } from "../../../engine/move.ts";
import { shownText } from "../../../engine/speech/index.ts";
import { phraseWords } from "../../../engine/voice/heard-words.ts";

/** @returns pairs of phrases that are spelled in two ways, sound the same, and stand for two moves of one turn */
export function heardAlike(moves: readonly Pick<Move, "id" | "label" | "phrases">[]): readonly string[] {
  const first = new Map<string, { readonly id: string; readonly phrase: string }>();
  return moves.flatMap(({ id, label, phrases }) =>
    [...new Set([...phrases, shownText(label).toLowerCase()])].flatMap((phrase) => {
      const sound = phraseWords(phrase).map(soundOf).join(" ");
      const other = first.get(sound);
      if (other === undefined) first.set(sound, { id, phrase });
      if (other === undefined || other.id === id) return [];
      return [`"${other.phrase}" (${other.id}) and "${phrase}" (${id}) sound the same: call one otherwise.`];
    }),
  );
}

/** By the Carnegie Mellon dictionary, in American English, whatever the stress; a word that it has not, as it is spelled. */
function soundOf(word: string): string {
  return dictionary[word]?.replaceAll(/\d/g, "") ?? word;
}
