const DEEPEST = 100;

/**
 * Whether brackets of this JSON stand deeper in each other than in any game. Looked at before it is read: a megabyte of
 * brackets is little to send and much to hold.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText) {
      if (character === "\\") at++;
    } else if (character === "[" || character === "{") {
      if (++depth > DEEPEST) return true;
    } else if (character === "]" || character === "}") depth--;
  }
  return false;
}
