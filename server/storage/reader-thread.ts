import { Worker } from "node:worker_threads";
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
import type { Tables } from "./tables.ts";

interface Asked {
  readonly resolve: (rows: unknown[]) => void;
  readonly reject: (reason: unknown) => void;
}

interface Answered {
  readonly id: number;
  readonly rows?: unknown[];
  readonly error?: unknown;
}

/**
 * The same accounts, for questions that may take long: lists, searches, exports, figures. They are asked in a thread of
 * their own, one after the other, by a connection of its own that sees what was committed and cannot write. It is started
 * by the first question.
 */
export function createReaderThread(file: string): Kysely<Tables> {
  let thread: Worker | undefined;
  const asked = new Map<number, Asked>();
  let last = 0;

  const end = (reason: unknown) => {
    thread = undefined;
    for (const { reject } of asked.values()) reject(reason);
    asked.clear();
  };

  const start = () => {
    const started = new Worker(new URL("./sqlite-reader.js", import.meta.url), { workerData: { file } });
    // Nobody waits for it when the program ends.
    started.unref();
    started.on("message", ({ id, rows, error }: Answered) => {
      const one = asked.get(id);
      asked.delete(id);
      if (asked.size === 0) started.unref();
      if (rows === undefined) one?.reject(error);
      else one?.resolve(rows);
    });
    started.on("error", end);
    started.on("exit", () => end(new Error("reader-thread: it has ended")));
    return started;
  };

  const connection: DatabaseConnection = {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      thread ??= start();
      // While it is asked, the program must not end before it answers.
      thread.ref();
      last += 1;
      const id = last;
      const rows = new Promise<unknown[]>((resolve, reject) => {
        asked.set(id, { resolve, reject });
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage({ id, sql, parameters });
      return rows.then((found) => ({ rows: found as Row[] }));
    },
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
    destroy: async () => {
      await thread?.terminate();
    },
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
