import type { Config } from "../config.ts";
import { openStorage, type Storage } from "../storage/open-storage.ts";

/** What a command is given, and where it says what it found. */
export interface Command {
  readonly usage: string;
  /** Resolves to what went wrong. */
  readonly run: (words: readonly string[], config: Config) => Promise<string | undefined>;
}

/** Opens the accounts that are there. A command never makes an empty database where one was expected. */
export async function withStorage(
  config: Config,
  act: (storage: Storage) => Promise<string | undefined>,
): Promise<string | undefined> {
  const where = config.databaseUrl === undefined ? `in DATA_DIR (${config.dataFolder})` : "at DATABASE_URL";
  let storage: Storage;
  try {
    storage = await openStorage({ ...config, mustExist: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `The accounts ${where} cannot be opened: ${reason}\nRun the command with the settings of the server.`;
  }
  try {
    return await act(storage);
  } finally {
    await storage.close();
  }
}
