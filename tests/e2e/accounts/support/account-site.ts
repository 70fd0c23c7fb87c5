/** The real server as a program of its own, on a fresh SQLite file, with its mails in a folder. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { vi } from "vitest";
import { builtProgram } from "../../../programs.ts";
import { startServer } from "../../../server-process.ts";

const MAIL_PATIENCE = 20_000;

const root = join(import.meta.dirname, "..", "..", "..", "..");

export interface Person {
  readonly first_name: string;
  readonly last_name: string;
  readonly school_name: string;
  readonly email: string;
  readonly password: string;
}

export interface AccountSite {
  readonly address: string;
  /** Makes an account. Each has another address, unless it is given. */
  readonly addPerson: (details?: Partial<Person>) => Promise<Person>;
  /** Makes an account and, by the command that people use, its owner an administrator. */
  readonly addAdmin: () => Promise<Person>;
  /** The link in the mail that came last to this address. */
  readonly newestLink: (email: string, page?: "/reset-landing-page?" | "/confirm-email?") => Promise<string>;
  /** Changes what is stored, such as to make it old. */
  readonly change: (sql: string, ...values: readonly (string | number)[]) => void;
  /** Does something while the server cannot find its users, so that all that asks for them fails inside. */
  readonly whileBroken: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Guesses wrongly until the server hears no more about this person. */
  readonly useUpLogIns: (email: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startAccountSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<AccountSite> {
  const folder = mkdtempSync(join(tmpdir(), "accounts-"));
  const environment = { DATA_DIR: folder, ...settings };
  const server = await startServer(environment);
  let people = 0;

  const post = (path: string, body: object) =>
    fetch(`${server.address}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  const change = (sql: string, ...values: readonly (string | number)[]): void => {
    const file = readdirSync(folder).find((name) => name.endsWith(".sqlite"));
    if (file === undefined) throw new Error("account-site: no SQLite file");
    const database = new Database(join(folder, file));
    database.prepare(sql).run(...values);
    database.close();
  };

  const addPerson = async (details: Partial<Person> = {}): Promise<Person> => {
    people += 1;
    const person = {
      first_name: "Ada",
      last_name: "Byron",
      school_name: "Sample School",
      email: `person${people}@example.org`,
      password: "tulip9field",
      ...details,
    };
    const response = await post("/api/auth/signup", {
      user: { ...person, confirm_password: person.password },
    });
    if (!response.ok) throw new Error(`account-site: ${await response.text()}`);
    return person;
  };

  return {
    address: server.address,
    addPerson,
    addAdmin: async () => {
      const person = await addPerson({ first_name: "Grace", last_name: "Lane" });
      change("update users set email_is_proven = 1 where email = ?", person.email);
      await promisify(execFile)(
        process.execPath,
        [await builtProgram("manage"), "admin", "grant", person.email],
        {
          cwd: root,
          env: { ...process.env, ...environment },
        },
      );
      return person;
    },
    newestLink: (email, page = "/reset-landing-page?") => {
      const outbox = join(folder, "outbox");
      const look = () => {
        const mail = readdirSync(outbox)
          .toSorted()
          .map((name) => readFileSync(join(outbox, name), "utf8"))
          .findLast((text) => text.startsWith(`To: ${email}\n`) && text.includes(page));
        return /^http\S+$/m.exec(mail ?? "")?.[0];
      };
      // Mails for which nobody waits come a moment later.
      return vi.waitUntil(look, { timeout: MAIL_PATIENCE, interval: 100 });
    },
    change,
    whileBroken: async (act) => {
      change("alter table users rename to hidden");
      try {
        return await act();
      } finally {
        change("alter table hidden rename to users");
      }
    },
    useUpLogIns: async (email) => {
      let status = 0;
      while (status !== 429) {
        ({ status } = await post("/api/auth/login", { user: { email, password: "wrong9field" } }));
      }
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
