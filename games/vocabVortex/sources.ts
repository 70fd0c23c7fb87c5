/** Meanings and parts of words are those of American dictionaries, from memory; none was looked up (checked: false). */
export const DICTIONARY =
  "Meaning and origin as in Merriam-Webster's Collegiate Dictionary, from memory; checked: false";
