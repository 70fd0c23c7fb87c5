import { expect, it } from "vitest";
import { createLocalStorageProgressStore, PROGRESS_KEY } from "./local-storage-progress-store.ts";

it("keeps what it cannot read for whoever can mend it", () => {
  const kept = new Map([[PROGRESS_KEY, '{"schema":1,']]);
  const store = createLocalStorageProgressStore(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
  expect(store.load()).toMatchObject({ type: "failed" });
  store.save({ schema: 1 });
  expect(Object.fromEntries(kept)).toEqual({
    [PROGRESS_KEY]: '{"schema":1}',
    [`${PROGRESS_KEY}.broken`]: '{"schema":1,',
  });
});
