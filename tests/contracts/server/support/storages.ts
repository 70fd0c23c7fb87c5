import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "./postgres-server.ts";

export const STORAGES = ["SQLite", "PostgreSQL"] as const;

/** Starts one PostgreSQL for a test file. Gives the address of an empty database, or undefined for SQLite. */
export function usePostgres() {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  return async (storage: (typeof STORAGES)[number]): Promise<string | undefined> =>
    storage === "PostgreSQL" ? postgres.makeDatabase() : undefined;
}
