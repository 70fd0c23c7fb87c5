/** Where the facts in the surprises were found. All were found as stored copies of public pages, in November 2026. */
export const MSU =
  "Michigan State University Extension, Simple food substitutions help you finish recipes (msue.anr.msu.edu)";
export const BEANS =
  "Texas Real Food, How to substitute pinto beans for black beans (discover.texasrealfood.com)";
export const BERRIES =
  "Can you substitute frozen blueberries for fresh blueberries in a recipe (thefoodiesite.com)";
/** Taste, shape and use, as everybody can try at a kitchen table: no figure and no health claim rests on it. */
export const EVERYDAY = "Everyday use: nothing was looked up for it";
