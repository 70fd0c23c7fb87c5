/** Where a text may be cut, the best places first. */
const CUTS: readonly RegExp[] = [/(?<=[.?!]) /, /(?<=,) /, / /];

/**
 * Cuts a spoken text into pieces of at most so many characters: between sentences where that does, else after a comma,
 * else between words. A longer word stays whole. The pieces joined by spaces are the text again.
 */
export function splitForSpeaker(spoken: string, longest: number): string[] {
  return pieces(spoken, longest, 0);
}

function pieces(text: string, longest: number, cut: number): string[] {
  const place = CUTS[cut];
  if (text.length <= longest || place === undefined) return [text];
  return text
    .split(place)
    .flatMap((part) => pieces(part, longest, cut + 1))
    .reduce<string[]>((joined, part) => {
      const last = joined.at(-1);
      if (last === undefined || last.length + 1 + part.length > longest) return [...joined, part];
      return [...joined.slice(0, -1), `${last} ${part}`];
    }, []);
}
