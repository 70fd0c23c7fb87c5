import { setTimeout } from "node:timers/promises";
import { type DatabaseConnection, type Driver, SqliteDialect, type SqliteDialectConfig } from "kysely";

const PAUSE = 10;

function isBusy(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}

/**
 * SQLite's own way to wait for another program's lock holds up the whole of this one. So it is told to give up at once,
 * and is asked again after a while: meanwhile everybody is answered who needs no writing.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #patience: number;

  /** @param patience after which it fails, in milliseconds */
  constructor(config: SqliteDialectConfig, patience: number) {
    super(config);
    this.#patience = patience;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const patient = new WeakMap<DatabaseConnection, DatabaseConnection>();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (...given) => {
      const connection = await acquire(...given);
      const known = patient.get(connection) ?? this.#wait(connection);
      patient.set(connection, known);
      return known;
    };
    return driver;
  }

  #wait(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (...asked) => connection.streamQuery(...asked),
      executeQuery: async (query) => {
        for (const begun = performance.now(); ;) {
          try {
            return await connection.executeQuery(query);
          } catch (error) {
            if (!isBusy(error) || performance.now() - begun > this.#patience) throw error;
            await setTimeout(PAUSE);
          }
        }
      },
    };
  }
}
