/** What every progress store promises (engine/ports/progress-store.ts). */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LoadedProgress, SavedProgress } from "../../engine/index.ts";

export interface StoreUnderTest {
  load(): LoadedProgress | Promise<LoadedProgress>;
  save(progress: unknown): SavedProgress | Promise<SavedProgress>;
  /** The same store as the next program to start finds it; absent where nothing outlives a program. */
  readonly reopen?: () => StoreUnderTest | Promise<StoreUnderTest>;
  /** From now on nothing can be written; absent where that cannot happen. */
  readonly fill?: () => void | Promise<void>;
  /** Leaves half of what was saved, as a pulled plug might; absent where that cannot happen. */
  readonly tear?: () => void | Promise<void>;
  readonly close?: () => void | Promise<void>;
}

const progress = {
  schema: 1,
  settings: { rate: 5, output: null, mono: true },
  games: { addition: { finished: { "make-ten": 0.75 }, sitting: null }, "émigré \u{1F355}": {} },
};
const later = { schema: 1, settings: {}, games: {} };
const larger = { ...progress, more: "x".repeat(5000) };

export function progressStoreSuite(
  title: string,
  open: () => StoreUnderTest | Promise<StoreUnderTest>,
): void {
  describe(`the contract of a progress store, kept by ${title}`, () => {
    let store: StoreUnderTest;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close?.());

    it("has nothing at first", async () => {
      expect(await store.load()).toEqual({ type: "none" });
    });

    it("gives back what was saved, whole", async () => {
      expect(await store.save(progress)).toEqual({ type: "saved" });
      expect(await store.load()).toEqual({ type: "found", progress });
    });

    it("keeps only what was saved last", async () => {
      await store.save(progress);
      await store.save(later);
      expect(await store.load()).toEqual({ type: "found", progress: later });
    });

    it("keeps it for the next program", async ({ skip }) => {
      if (store.reopen === undefined) return skip("nothing here outlives its program");
      await store.save(progress);
      const reopened = await store.reopen();
      expect(await reopened.load()).toEqual({ type: "found", progress });
    });

    it("tells when it cannot save, and keeps what it had", async ({ skip }) => {
      if (store.fill === undefined) return skip("saving cannot fail here");
      await store.save(progress);
      await store.fill();
      expect(await store.save(larger)).toEqual({ type: "failed", reason: expect.stringMatching(/./) });
      expect(await store.load()).toEqual({ type: "found", progress });
    });

    it("tells when what it kept is torn, and saves over it", async ({ skip }) => {
      if (store.tear === undefined) return skip("nothing can be torn here");
      await store.save(progress);
      await store.tear();
      expect(await store.load()).toEqual({ type: "failed", reason: expect.stringMatching(/./) });
      expect(await store.save(later)).toEqual({ type: "saved" });
      expect(await store.load()).toEqual({ type: "found", progress: later });
    });
  });
}
