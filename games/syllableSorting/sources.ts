/** Where it is said how many beats a word has, and which is the loud one. No word was looked up for this game. */
export const DICTIONARY =
  "Syllables and stress as in dictionaries of American English (Merriam-Webster). checked: false";
