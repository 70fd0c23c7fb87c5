/** `[shown|spoken]`: a text that is written one way and said another. */
const MARKUP = /\[([^[\]|]*)\|([^[\]|]*)\]/g;
const WORD = /[\p{L}\p{Nd}]/u;

/** What is read: captions, screen readers, braille. Brackets that are no markup are left as they are. */
export function shownText(text: string): string {
  return oneSide(text, (shown) => shown);
}

/** What the voice's words are made from. */
export function spokenSide(text: string): string {
  return oneSide(text, (_shown, spoken) => spoken);
}

/** A side without words would be only seen or only heard, so that is taken for plain brackets. */
function oneSide(text: string, choose: (shown: string, spoken: string) => string): string {
  if (!text.includes("|")) return text;
  return text.replace(MARKUP, (markup, shown: string, spoken: string) =>
    shown.trim() !== "" && WORD.test(spoken) ? choose(shown, spoken) : markup,
  );
}
