/** Where the rules were found in November 2026: excerpts in a stored library of public pages, not the live pages themselves. */
export const ALARMS =
  "National Fire Protection Association, as quoted at beloitdailynews.com, What is your smoke alarm telling you?, 2021: three beeps, smoke: get out, call, stay out; four, carbon monoxide: go outside, call, stay out; one chirp every 30 or 60 seconds: the battery";
export const WAYS_OUT =
  "fire.escondido.org/fire-escape-planning and jacksonvillenc.gov/884/Plan-Your-Escape: two ways out, a meeting place, smoke at a door means the other way, never back for people, pets or things";
export const TOWN_SIREN =
  "fortworthtexas.gov, outdoor warning sirens; kmov.com, 3 March 2020: when a siren sounds go in and get information; what it is for differs by place";
