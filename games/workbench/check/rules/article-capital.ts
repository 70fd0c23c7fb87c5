import { textRule, type Finding } from "../rule.ts";

type Found = Omit<Finding, "path">;

/** A silent h, and vowels that begin like "you" or "one". */
const AN_BEFORE =
  /\ba (?=(?:[aeio]|u(?!ni|se|su|ti|ke|k)|hour|honest|honor|heir)\w*)(?!(?:one|once|eu|uni|use))\w+/i;
const A_BEFORE =
  /\ban (?=(?:[bcdfgjklmnpqrstvwxyz]|h(?!our|onest|onor|eir|erb)|uni|use[ds]?\b|one\b|once\b|eu))[a-z]{2,}/i;

function inText(text: string): Found[] {
  const found: Found[] = [];
  const an = AN_BEFORE.exec(text);
  if (an !== null)
    found.push({
      found: an[0],
      mend: "Before a vowel: an.",
      fix: text.replace(an[0], an[0].replace(/^(a) /i, "$1n ")),
    });
  const a = A_BEFORE.exec(text);
  if (a !== null)
    found.push({
      found: a[0],
      mend: "Before a consonant: a.",
      fix: text.replace(a[0], a[0].replace(/^(a)n /i, "$1 ")),
    });
  const capital = /(?<=[a-z,] )(?:The|A|An|And|Of|Is|Are|It) (?=[a-z])/.exec(text);
  if (capital !== null && !/["“‘']/.test(text))
    found.push({
      found: capital[0].trim(),
      mend: "In the middle of a sentence it has no capital.",
      fix: text.replace(new RegExp(`(?<=[a-z,] )${capital[0]}`), capital[0].toLowerCase()),
    });
  const twice = /\b(the|a|an|and|of|to|is|in|it|you|your) \1\b/i.exec(text);
  if (twice !== null)
    found.push({
      found: twice[0],
      mend: "Said twice: once is enough.",
      fix: text.replace(twice[0], twice[1] ?? ""),
    });
  const small = /[.!?] (?!the\b.*\|)(?:the|a|an|it|you|he|she|they|we|and|but|now) [a-z]/.exec(text);
  if (small !== null && !text.includes("..."))
    found.push({
      found: small[0],
      mend: "A sentence begins with a capital.",
      fix: text.replace(
        small[0],
        `${small[0].slice(0, 2)}${small[0].charAt(2).toUpperCase()}${small[0].slice(3)}`,
      ),
    });
  return found;
}

export const articleCapital = textRule({
  id: "article-capital",
  title: "Articles and capitals",
  why: 'A voice stumbles over "a apple", and captions and braille show "And The bees?" to whoever reads along.',
  bad: [
    "It is a apple.",
    "Take an drum.",
    "And, The bees?",
    "Here is the the bell.",
    "It rains. you wait here.",
    "He sees an unicorn.",
  ],
  good: [
    "An apple and a drum.",
    "An hour in a unit.",
    "Once upon a time.",
    "The bees? And the drum?",
    'It was "The End".',
  ],
  inText,
});
