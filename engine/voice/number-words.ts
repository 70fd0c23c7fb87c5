/** Whole numbers as people say them, and as recognisers write them. */
const ONES: Readonly<Record<string, number>> = {
  zero: 0,
  oh: 0,
  one: 1,
  won: 1,
  two: 2,
  to: 2,
  too: 2,
  three: 3,
  four: 4,
  for: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ate: 8,
  nine: 9,
};
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Heard as numbers only where they stand alone or within one: "go to" is not "go 2". */
const ONLY_BY_CONTEXT = new Set(["won", "to", "too", "for", "ate", "oh", "a"]);

/** The number that these words are as a whole, or null: "a hundred and four", "forty-two", "42". */
export function numberOf(words: readonly string[]): number | null {
  if (words.length === 0) return null;
  const [only] = words;
  if (words.length === 1 && only !== undefined && /^\d{1,9}$/.test(only)) return Number(only);
  let total = 0;
  let group = 0;
  let last: "none" | "ones" | "teens" | "tens" | "hundred" | "thousand" = "none";
  for (const word of words) {
    const ones = ONES[word] ?? digit(word);
    if (word === "and") {
      if (last !== "hundred" && last !== "thousand") return null;
    } else if (word === "a" && last === "none") {
      group = 1;
      last = "ones";
    } else if (word === "hundred" && (last === "ones" || last === "none")) {
      group = Math.max(group, 1) * 100;
      last = "hundred";
    } else if (word === "thousand" && last !== "thousand" && last !== "none") {
      total += group * 1000;
      group = 0;
      last = "thousand";
    } else if (TENS[word] !== undefined && (last === "none" || last === "hundred" || last === "thousand")) {
      group += TENS[word];
      last = "tens";
    } else if (TEENS[word] !== undefined && (last === "none" || last === "hundred" || last === "thousand")) {
      group += TEENS[word];
      last = "teens";
    } else if (ones !== undefined && last !== "ones" && last !== "teens") {
      group += ones;
      last = "ones";
    } else {
      return null;
    }
  }
  const last2 = words.at(-1);
  if (last2 === "and" || last2 === "a") return null;
  return total + group;
}

/** The longest number among the words, where nothing else in them is one; null where there is none, or two. */
export function numberWithin(words: readonly string[]): number | null {
  for (let length = words.length; length > 0; length--) {
    const found = new Set<number>();
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length);
      const isAlone = length === words.length;
      if (!isAlone && part.every((word) => ONLY_BY_CONTEXT.has(word))) continue;
      const number = numberOf(part);
      if (number !== null) found.add(number);
    }
    const [number] = found;
    if (number !== undefined) return found.size === 1 ? number : null;
  }
  return null;
}

/** Thirteen and thirty, fourteen and forty sound alike: such a number is read back before it counts. */
export function soundsLikeAnother(number: number): boolean {
  const lastTwo = number % 100;
  return (lastTwo >= 13 && lastTwo <= 19) || (lastTwo >= 30 && lastTwo <= 90 && lastTwo % 10 === 0);
}

/** How a number is said: what a grammar lists, and what is read back. */
export function wordsOf(number: number): string {
  if (number >= 1000) return joined(wordsOf(Math.floor(number / 1000)), "thousand", number % 1000);
  if (number >= 100) return joined(wordsOf(Math.floor(number / 100)), "hundred", number % 100);
  const single = nameOf(ONES, number) ?? nameOf(TEENS, number) ?? nameOf(TENS, number);
  return single ?? `${nameOf(TENS, number - (number % 10)) ?? ""} ${wordsOf(number % 10)}`;
}

function joined(count: string, unit: string, remainder: number): string {
  return remainder === 0 ? `${count} ${unit}` : `${count} ${unit} ${wordsOf(remainder)}`;
}

function nameOf(names: Readonly<Record<string, number>>, number: number): string | undefined {
  return Object.keys(names).find((name) => names[name] === number);
}

function digit(word: string): number | undefined {
  return /^\d$/.test(word) ? Number(word) : undefined;
}
