/** Where the facts are from. */
export const SOURCES = {
  shared:
    "Shared understanding of color among sighted and blind adults: Kim, Aheimer, Montané Manrara and Bedny, PNAS 118(33), 2021, doi.org/10.1073/pnas.2020192118. Colors of things: from memory; checked: false",
} as const;

/** What other eyes see. */
export const EYES =
  "Deer tell red and orange poorly and blue well: University of Georgia, Deer Lab (enviroliteracy.org/animals/what-colors-stand-out-to-deer); bees see no red: beelore.com/2011/06/25/bees-dont-see-red; red in deep water: oceanexplorer.noaa.gov/facts/red-color.html; rattlesnakes feel warmth: amnh.org/explore/news-blogs/news-posts/pit-vipers-can-detect-prey-via-heat. Hens: from memory; checked: false";
