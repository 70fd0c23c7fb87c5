import type { Selectable } from "kysely";

/** All times are milliseconds since 1970. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  reset_links: ResetLinksTable;
  rate_limits: RateLimitsTable;
  schema_version: { version: number };
}

interface UsersTable {
  id: string;
  /** In lower case. */
  email: string;
  first_name: string;
  last_name: string;
  school_name: string;
  /** Last name, then first name, in lower case: what lists are sorted by. */
  name_key: string;
  school_key: string;
  /** Name, e-mail and school in lower case, one a line: what a search looks through. */
  search_text: string;
  /** Argon2id; null for a person who only signs in with Google. */
  password_hash: string | null;
  google_subject: string | null;
  /** 1 once the person has shown that mails to this address reach them. SQLite has no booleans. */
  email_is_proven: number;
  role: "user" | "admin";
  created_at: number;
}

interface SessionsTable {
  /** The hash of the id that the token bears. */
  id: string;
  user_id: string;
  expires_at: number;
}

interface ResetLinksTable {
  token_hash: string;
  /** Points at nobody once the account is deleted, so that its link can say so. */
  user_id: string;
  expires_at: number;
}

interface RateLimitsTable {
  /** A keyed hash: the table tells nobody's address. */
  key: string;
  points: number;
  expires_at: number;
}

export type User = Selectable<UsersTable>;
