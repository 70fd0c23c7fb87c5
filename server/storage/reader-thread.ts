import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { createAskedThread } from "../asked-thread.ts";
import type { Tables } from "./tables.ts";

export interface ReaderQuestion {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * The same accounts, for questions that may take long: lists, searches, exports, figures. They are asked in a thread of
 * their own, one after the other, by a connection of its own that sees what was committed and cannot write.
 */
export function createReaderThread(file: string): Kysely<Tables> {
  const thread = createAskedThread<ReaderQuestion, unknown[]>(
    new URL("./sqlite-reader.js", import.meta.url),
    { file },
  );
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
      rows: (await thread.ask({ sql, parameters })) as Row[],
    }),
    streamQuery: () => {
      throw new Error("reader-thread: it answers at once or not at all");
    },
  };
  const never = async () => {
    throw new Error("reader-thread: it only reads");
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: never,
    commitTransaction: never,
    rollbackTransaction: never,
    destroy: () => thread.end(),
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
