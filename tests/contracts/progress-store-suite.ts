/** What every progress store promises (engine/ports/progress-store.ts). */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LoadedProgress, SavedProgress } from "../../engine/index.ts";

export interface StoreUnderTest {
  load(): LoadedProgress | Promise<LoadedProgress>;
  save(progress: unknown): SavedProgress | Promise<SavedProgress>;
  readonly close?: () => void | Promise<void>;
}

/** A store that outlives its program, on something that can be full or torn. */
export interface LastingStoreUnderTest extends StoreUnderTest {
  /** The same store as the next program to start finds it. */
  readonly reopen: () => StoreUnderTest | Promise<StoreUnderTest>;
  /** From now on nothing can be written. */
  readonly fill: () => void | Promise<void>;
  /** Leaves half of what was saved, as a pulled plug might. */
  readonly tear: () => void | Promise<void>;
}

const progress = {
  schema: 1,
  settings: { rate: 5, output: null, mono: true },
  games: { addition: { finished: { "make-ten": 0.75 }, sitting: null }, "émigré \u{1F355}": {} },
};
const later = { schema: 1, settings: {}, games: {} };
const larger = { ...progress, more: "x".repeat(5000) };

/** What holds for all of them. */
export function progressStoreSuite(
  title: string,
  open: () => StoreUnderTest | Promise<StoreUnderTest>,
): void {
  describe(`the contract of a progress store, kept by ${title}`, () => {
    const store = openForEachTest(open);

    it("has nothing at first", async () => {
      expect(await store().load()).toEqual({ type: "none" });
    });

    it("gives back what was saved, whole", async () => {
      expect(await store().save(progress)).toEqual({ type: "saved" });
      expect(await store().load()).toEqual({ type: "found", progress });
    });

    it("keeps only what was saved last", async () => {
      await store().save(progress);
      await store().save(later);
      expect(await store().load()).toEqual({ type: "found", progress: later });
    });
  });
}

/** The same, and what holds for a store that outlives its program. */
export function lastingProgressStoreSuite(
  title: string,
  open: () => LastingStoreUnderTest | Promise<LastingStoreUnderTest>,
): void {
  progressStoreSuite(title, open);

  describe(`the contract of a lasting progress store, kept by ${title}`, () => {
    const store = openForEachTest(open);

    it("keeps it for the next program", async () => {
      await store().save(progress);
      const reopened = await store().reopen();
      expect(await reopened.load()).toEqual({ type: "found", progress });
    });

    it("tells when it cannot save, and keeps what it had", async () => {
      await store().save(progress);
      await store().fill();
      expect(await store().save(larger)).toEqual({ type: "failed", reason: expect.stringMatching(/./) });
      expect(await store().load()).toEqual({ type: "found", progress });
    });

    it("tells when what it kept is torn, and saves over it", async () => {
      await store().save(progress);
      await store().tear();
      expect(await store().load()).toEqual({ type: "failed", reason: expect.stringMatching(/./) });
      expect(await store().save(later)).toEqual({ type: "saved" });
      expect(await store().load()).toEqual({ type: "found", progress: later });
    });
  });
}

function openForEachTest<Store extends StoreUnderTest>(open: () => Store | Promise<Store>): () => Store {
  let store: Store | undefined;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store?.close?.());
  return () => {
    if (store === undefined) throw new Error("openForEachTest: no test is running");
    return store;
  };
}
