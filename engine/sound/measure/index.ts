/** What can be measured of samples, for whoever shows a sound. */
export { portrait } from "./portrait.ts";
export { spectrum } from "./spectrum.ts";
