/**
 * Where the rules for safety were found in November 2026: excerpts in a stored library of public pages that quote the National
 * Weather Service, not its own live pages.
 */
export const THUNDER =
  "National Weather Service, When Thunder Roars, Go Indoors, as quoted at altusem.blogspot.com/2013/08/nws-lightning-safety.html: no place outside is safe; a substantial building or a hard-topped metal vehicle; at least 30 minutes after the last thunder";
export const NO_RAIN_NEEDED =
  "guthrie-rec.coop, Lightning Safety Awareness Week: do not wait for the rain before you seek shelter, and do not leave it because the rain has ended";
export const HAIL =
  "umass.edu/emergency/hail: hail is formed in thunderstorms; get inside, keep away from windows";
export const SECONDS =
  "kwqc.com, The 5 second rule; livescience.com/37734: five seconds from flash to thunder are about a mile";
export const SHOWERS =
  "NGSS K-ESS2-1, patterns of local weather: checked: false. The showers here are our own, and simplified";
