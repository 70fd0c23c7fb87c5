/** Where the facts are from. */
export const SOURCES = {
  shared:
    "Shared understanding of color among sighted and blind adults: Kim, Aheimer, Montané Manrara and Bedny, PNAS 2021. Colors of things: from memory; checked: false",
} as const;

/** What other eyes see. */
export const EYES =
  "Cattle have two kinds of cones (Jacobs, Deegan and Neitz 1998); bees see no red (von Frisch 1914; Menzel and Backhaus 1991); pit vipers sense warmth (Bullock and Cowles 1952). From memory; checked: false";
