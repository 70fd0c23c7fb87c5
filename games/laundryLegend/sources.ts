/**
 * Where the facts were found in November 2026: excerpts in a stored library of public pages, not the live pages. Some
 * are retailers, manuals and blogs; the care label decides in the end, and the game says so.
 */

export const TAG_MARKS =
  "A safety pin, a sewn button and a cut corner on tags: experts123.com/q/how-do-blind-people-identify-their-clothes.html. " +
  "Counting pins, and that every household makes its own code: chicagolighthouse.org/sandys-view/matching-clothes. " +
  "Knots, plain tags and marks on socks are our own, in the same spirit";
export const DIAL_CLICKS =
  "Listening to the dial and counting its clicks: partnersforsight.org/laundry-advice-for-people-with-vision-loss";

export const CARE_LABEL =
  "US FTC Care Labeling Rule, 16 CFR 423.6(b): the label says how to wash by hand or machine and, where it matters, how warm";
export const DRY_CLEAN =
  "US FTC Care Labeling Rule, 16 CFR 423.6: a label gives a washing or a drycleaning instruction";

export const FABRICS =
  "fabricandfibres.com/fabric-care: wool and rayon can shrink, silk is best washed by hand";
export const WOOL = "imfieldcashmere.com, How to wash wool: rubbing in the machine felts it, heat shrinks it";
export const SWIMWEAR =
  "landsend.com/garment-care/swim: wash by hand in cold water, the machine is too rough";
export const ACRYLIC =
  "rainbowlaundrysj.com/take-care-of-your-fabrics: most acrylic knits can be machine-washed, read the label";
export const DENIM_DYE =
  "Levi's help center, Dark Denim Dye Transfer: cold water, inside out, with other darks";
export const SHEETS =
  "American Cleaning Institute, Cleaning 101: warm or hot water removes dust mite allergens";
export const POCKETS =
  "Jenn-Air JW3000 manual, precare: remove crayons, lipstick, pens, matches and tissues from pockets";

export const MUD =
  "International Fabricare Institute, in The Vindicator, 25 May 2006: let mud dry, brush, wash";
export const GUM_AND_GRASS =
  "the-source.net, Summer Clothing Stains: ice hardens gum; cool soak for grass, hot water sets it";
export const PROTEIN_AND_OIL =
  "Texas A&M AgriLife Extension, Stain Removal: cold soak for milk, detergent on oil, no dryer while a stain is left";
export const LOAD_SIZE =
  "whitegoodshelp.co.uk/loading-a-washing-machine: leave room to move; one heavy thing bangs in the spin";
export const LOOSE_ENDS =
  "laundrygoddess.com, Sorting It Out: remove belts, unroll socks, check every pocket";
export const LINT =
  "US Fire Administration, retold at dnscha.com, 14 Feb 2022: clean the lint filter before and after every cycle";
export const BLOCKED_VENT =
  "jaxvent.com: clothes hotter than usual or slow to dry can mean a blocked dryer vent";
export const DRYER_FIRE =
  "LG F14A8RDS2 manual, safety: no gasoline, oil or foam rubber in a dryer, they can catch fire";
export const BURNING_SMELL =
  "Chief Jeff Clet, Gilroy Dispatch: a burning smell from a dryer, scorched lint inside";
export const BLEACH =
  "speedqueen.com, Ways to keep little ones safe: bleach and detergents out of children's reach";
export const PACKETS = "American Cleaning Institute: do not let children handle laundry packets";
export const MIXING =
  "Poison Control Center at CHOP, Household Cleaners: mixing cleaners can make harmful gas";
