import type { Selectable } from "kysely";
import type { KeptVerdict } from "../../engine/save/index.ts";

/** All times are milliseconds since 1970. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  reset_links: ResetLinksTable;
  email_links: EmailLinksTable;
  rate_limits: RateLimitsTable;
  audit: AuditTable;
  mails: MailsTable;
  verdict_logs: VerdictLogsTable;
  verdicts: VerdictsTable;
  plays: PlaysTable;
  classes: ClassesTable;
  pupils: PupilsTable;
  pupil_plays: PupilPlaysTable;
  assignments: AssignmentsTable;
  health: { checked_at: number };
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
  /** 1 where it was chosen by a link in a mail to the address of now: whoever knows it owns the address. */
  password_by_mail: number;
  google_subject: string | null;
  /** 1 once the person has shown that mails to this address reach them. SQLite has no booleans. */
  email_is_proven: number;
  role: "user" | "admin";
  created_at: number;
  /** The day of the last log-in, in UTC: enough to tell which accounts nobody uses. */
  seen_at: number;
}

interface SessionsTable {
  /** The hash of the id that the token bears. */
  id: string;
  user_id: string;
  issued_at: number;
  expires_at: number;
}

interface ResetLinksTable {
  token_hash: string;
  /** Points at nobody once the account is deleted, so that its link can say so. */
  user_id: string;
  issued_at: number;
  expires_at: number;
}

/** Links that prove an e-mail address: the one that an account was made with, or the one that it is to have. */
interface EmailLinksTable {
  token_hash: string;
  user_id: string;
  email: string;
  issued_at: number;
  expires_at: number;
}

/** Mails that the mail server has not taken yet. */
interface MailsTable {
  id: string;
  /** The mail as text that only who knows a secret can read: it bears a link that opens an account. */
  sealed: string;
  /** How often it was refused. */
  tries: number;
  due_at: number;
  /** Then nobody needs it any more. */
  expires_at: number;
}

/** What an account has played, as a whole: there is none for who has played nothing. */
interface VerdictLogsTable {
  user_id: string;
  /** How often its owner has had everything forgotten. */
  forgotten: number;
  /** The number of the verdict that came last. */
  last_number: number;
}

/** What each turn came to: `KeptVerdict` of the engine says what the columns mean. */
export interface VerdictsTable {
  user_id: string;
  id: string;
  /** Counts up as they arrive, so that a device can ask for what it has not seen. */
  number: number;
  place: number;
  done_at: number;
  game: string;
  level: string;
  item: string;
  skill: string;
  purpose: KeptVerdict["purpose"];
  difficulty: number;
  chance: number;
  credit: number;
  tries: number;
  help: number;
  seconds: number;
}

/** Sittings, summed up: `KeptPlay` of the engine says what the columns mean. */
interface PlayColumns {
  id: string;
  game: string;
  level: string;
  /** In milliseconds since 1970, and never later than it arrived: clocks of devices may lie. */
  last_at: number;
  turns: number;
  seconds: number;
  credit: number;
  /** 1 where it was played to its end. */
  finished: number;
}

export interface PlaysTable extends PlayColumns {
  user_id: string;
  /** Of the same row of numbers as those of the verdicts. */
  number: number;
}

/** What a teacher has made: pupils come in by its code. */
interface ClassesTable {
  id: string;
  teacher_id: string;
  name: string;
  /** Nine digits. Whoever says them is in. */
  code: string;
  /** Then the code opens nothing any more. */
  code_until: number;
  created_at: number;
}

/** Somebody in a class: an animal, and nothing that says who it is. */
export interface PupilsTable {
  id: string;
  class_id: string;
  label: string;
  /** The hash of what the pupil's device shows to add what was played. */
  key_hash: string;
  joined_at: number;
}

export interface PupilPlaysTable extends PlayColumns {
  pupil_id: string;
}

/** "Ten minutes of Addition Express, level 3." */
interface AssignmentsTable {
  id: string;
  class_id: string;
  game: string;
  /** Empty where any level will do. */
  level: string;
  minutes: number;
  created_at: number;
}

interface RateLimitsTable {
  /** A keyed hash: the table tells nobody's address. */
  key: string;
  /** The same for all that are cleared together. */
  group_key: string;
  /** When all tries are there again. */
  full_at: number;
}

/** What those who may do more than others have done. */
interface AuditTable {
  id: string;
  done_at: number;
  /** An admin's id, or "command". */
  actor: string;
  action: string;
  /** An account's id; empty where it concerned no single one. */
  subject: string;
}

const names = {
  users: true,
  sessions: true,
  reset_links: true,
  email_links: true,
  rate_limits: true,
  audit: true,
  mails: true,
  verdict_logs: true,
  verdicts: true,
  plays: true,
  classes: true,
  pupils: true,
  pupil_plays: true,
  assignments: true,
  health: true,
  schema_version: true,
} satisfies Record<keyof Tables, true>;
export const tableNames: readonly string[] = Object.keys(names);

export type User = Selectable<UsersTable>;
