/** Where the facts in the surprises were found. All were found as stored copies of public pages, in November 2026. */
export const MSU =
  "Michigan State University Extension, Simple food substitutions help you finish recipes (msue.anr.msu.edu)";
export const COOKS =
  "Cook's Illustrated, How to substitute cultured dairy products (cooksillustrated.com/how_tos/5525)";
export const BEANS =
  "Texas Real Food, How to substitute pinto beans for black beans (discover.texasrealfood.com)";
export const TORTILLAS = "Do tortilla wraps contain gluten (ntro.it.com): flour tortillas are made of wheat";
export const BERRIES =
  "Can you substitute frozen blueberries for fresh blueberries in a recipe (thefoodiesite.com)";
export const EMERGENCY = "Emergency substitutions (partysaviors.com): bottled lemon juice for fresh";
export const SHERBET = "21 CFR 135.140: sherbet contains dairy ingredients; sorbet is usually made without";
export const LINERS = "The Spruce, Muffin and cupcake liners: optional or essential (thespruce.com)";
export const MELTING =
  "HuffPost, There are rules for how you should melt cheese (huffpost.com): feta never melts";
export const LABELS =
  "The label decides. Why peanuts stay out of shared lunches: The Globe and Mail, nut-free butters (theglobeandmail.com)";
export const THAWING = "Sitka Seafood Market, How to thaw fish (sitkaseafoodmarket.com): in the refrigerator";
/** Taste, shape and use, as everybody can try at a kitchen table: no figure and no health claim rests on it. */
export const EVERYDAY = "Everyday use: nothing was looked up for it";
