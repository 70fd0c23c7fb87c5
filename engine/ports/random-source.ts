/** Where a session's seed comes from. Everything else that is chance follows from the seed. */
export interface RandomSource {
  /** A whole number from 0 to 4,294,967,295. */
  seed(): number;
}
