/** Time. The machines wait by it, so that tests and programs can let an hour pass in no time. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  setTimeout(callback: () => void, milliseconds: number): unknown;
  clearTimeout(handle: unknown): void;
}
