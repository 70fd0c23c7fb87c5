import { uncapitalize } from "../../capitalize.ts";

/** A name as it stands inside a sentence: "a bath towel", but "Dot's jeans". */
export function inSentence(name: string): string {
  return /^(?:An?|The) /.test(name) ? uncapitalize(name) : name;
}
