/**
 * What calls take and answer. The web shell may import the types; nothing here needs Node. Texts are trimmed and
 * bounded, and control characters are refused: PostgreSQL cannot store all of them, and in mails and tables they only
 * do harm.
 */
import * as z from "zod";
import { keptPlaySchema, keptVerdictSchema } from "../engine/save/index.ts";

/** A letter, a digit or a sign. Some letters are blank all the same: the fillers of Hangul, and a cell without dots. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text))
    .transform((text) => text.trim().normalize("NFC"))
    .pipe(z.string().min(1))
    .refine((text) => SEEN.test(text.replaceAll(BLANK, "")));

const name = line(80);
const schoolName = line(160);
export const email = line(254)
  .transform((text) => text.toLowerCase())
  .pipe(z.email());

/** Longer than any that is accepted, so that a person who mistypes is told so, not that the input is bad. */
const typedPassword = z.string().min(1).max(200);

/** Whether others use the same computer: then the log-in is over when the browser closes, or after twelve hours. */
const shared = z.boolean().default(false);

export const loginRequest = z.object({ user: z.object({ email, password: typedPassword, shared }) });

export const signupRequest = z.object({
  user: z.object({
    first_name: name,
    last_name: name,
    school_name: schoolName,
    email,
    password: typedPassword,
    confirm_password: typedPassword,
  }),
});

export const sendEmailRequest = z.object({ email });
export const resetPasswordRequest = z.object({ token: z.string().max(200), newPassword: typedPassword });
export const updateSchoolRequest = z.object({ email, name: line(160), school: schoolName, shared });
export const changeNamesRequest = z.object({ first_name: name, last_name: name, school_name: schoolName });
/** A way in, shown anew: a device that was left logged in is not enough. */
const credential = {
  password: typedPassword.optional(),
  /** What Google has handed out a moment ago. */
  google_credential: z.string().max(10_000).optional(),
};
export const changeEmailRequest = z.object({ email, ...credential });
export const confirmEmailRequest = z.object({ token: z.string().min(1).max(200) });
export const deleteAccountRequest = z.object(credential);

export const progressRequest = z.object({ after: z.coerce.number().int().min(0).default(0) });

export const sortKeys = ["created", "email", "name", "school"] as const;

export const userListRequest = z.object({
  search: z
    .string()
    .max(100)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text))
    .default(""),
  sort: z.enum(sortKeys).default("created"),
  direction: z.enum(["asc", "desc"]).default("desc"),
  /** `next` of the page before. */
  after: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type UserListRequest = z.infer<typeof userListRequest>;

export const errorAnswer = z.strictObject({ error: z.string(), message: z.string() });
export const doneAnswer = z.strictObject({ success: z.literal(true), message: z.string() });

export const publicUser = z.strictObject({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  school_name: z.string(),
  role: z.enum(["user", "admin"]),
});
export type PublicUser = z.infer<typeof publicUser>;

/** Also in the header Authorization, as `Bearer TOKEN`; a companion cookie comes with it. */
export const loginAnswer = z.strictObject({ user: publicUser, token: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const signupAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  user: z.strictObject({ user_id: z.string() }),
});

export const meAnswer = z.strictObject({ user: publicUser });

export const optionsAnswer = z.strictObject({
  google: z.union([
    z.strictObject({ enabled: z.literal(false) }),
    z.strictObject({ enabled: z.literal(true), client_id: z.string() }),
  ]),
  /** Whether people usually share a computer here. */
  shared_computers: z.boolean(),
});

/** `email` is empty where the person is new; else the rest is there, as in a login. */
export const googleUserAnswer = z.strictObject({
  email: z.string(),
  user: publicUser.optional(),
  token: z.string().optional(),
});

export const updateSchoolAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  user: publicUser,
  token: z.string(),
});

export const resetBasicsAnswer = z.strictObject({ full_name: z.string(), email_address: z.string() });
export const userCountAnswer = z.strictObject({ totalUsers: z.number() });

/** What a link that proves an address is about. */
export const confirmBasicsAnswer = z.strictObject({
  full_name: z.string(),
  /** The address that the account is to have. */
  email_address: z.string(),
  /** The first letter of the one that it has, and where its mailbox is; null where it is the same. */
  email_now: z.string().nullable(),
});

export const confirmEmailAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  email: z.string(),
});

/**
 * Everything that is kept about a person. The hash of the password is not theirs to carry around. What counts tries for
 * the limits cannot be found by a person: it is kept under scrambled keys, for an hour at most. Mails that wait
 * for the mail server, or lie in the outbox of a server without one, for a day at most, say nothing that is not here.
 */
export const ownDataAnswer = z.strictObject({
  account: publicUser.extend({
    created_at: z.iso.datetime(),
    email_is_proven: z.boolean(),
    has_password: z.boolean(),
    has_google: z.boolean(),
    /** What Google calls this person. */
    google_subject: z.string().nullable(),
    /** The day of the last log-in. */
    last_seen_on: z.iso.date(),
  }),
  sessions: z.array(z.strictObject({ expires_at: z.iso.datetime() })),
  /** Links in mails that can still be used. */
  reset_links: z.array(z.strictObject({ expires_at: z.iso.datetime() })),
  email_links: z.array(z.strictObject({ email: z.string(), expires_at: z.iso.datetime() })),
  /** What was noted when this person did something as an administrator, or one did something to this account. */
  admin_deeds: z.array(z.strictObject({ done_at: z.iso.datetime(), action: z.string() })),
  /** What each turn of a game came to. */
  verdicts: z.array(keptVerdictSchema),
  /** Each sitting, summed up. */
  plays: z.array(keptPlaySchema),
  /** Those that this person has made. */
  classes: z.array(z.strictObject({ name: z.string(), code: z.string(), pupils: z.number() })),
});
export type OwnData = z.infer<typeof ownDataAnswer>;

export const growthAnswer = z.strictObject({
  totalUsers: z.number(),
  /** Accounts made in each of the last twelve months, this one last. Months are those of UTC, such as 2026-11. */
  months: z.array(z.strictObject({ month: z.string(), accounts: z.number() })),
  last30Days: z.number(),
  previous30Days: z.number(),
  /** In percent, one decimal; null where there were none before. */
  changePercent: z.number().nullable(),
});
export type Growth = z.infer<typeof growthAnswer>;

export const auditAnswer = z.strictObject({
  entries: z.array(
    z.strictObject({
      done_at: z.iso.datetime(),
      /** An admin's id, or "command"; the address where there still is that account. */
      actor: z.string(),
      actor_email: z.string().nullable(),
      action: z.string(),
      subject: z.string(),
      subject_email: z.string().nullable(),
    }),
  ),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;

/** A part of a log of verdicts, in the order in which they have arrived; as many as one request may send. */
export const progressAnswer = z.strictObject({
  /** How often everything was forgotten: what a device has of before is to go. */
  forgotten: z.number(),
  verdicts: z.array(keptVerdictSchema),
  /** Sittings that are new, or went on. */
  plays: z.array(keptPlaySchema),
  /** To be sent as `after`. */
  next: z.number(),
});
export type ProgressAnswer = z.infer<typeof progressAnswer>;

export const takenAnswer = z.strictObject({
  success: z.literal(true),
  message: z.string(),
  /** Where it is more than what was sent, nothing was taken: everything was forgotten on another device meanwhile. */
  forgotten: z.number(),
});
export type TakenAnswer = z.infer<typeof takenAnswer>;

const listedUser = publicUser.extend({
  created_at: z.iso.datetime(),
  /** Minutes of thinking and doing in games, as far as sittings are kept; and when the last turn was. */
  minutes: z.number(),
  last_play: z.iso.datetime().nullable(),
  has_password: z.boolean(),
  has_google: z.boolean(),
});
export type ListedUser = z.infer<typeof listedUser>;

export const userListAnswer = z.strictObject({
  users: z.array(listedUser),
  /** To be sent as `after`; null on the last page. */
  next: z.string().nullable(),
});
export type UserList = z.infer<typeof userListAnswer>;

/** What a class is made of, and what is asked of it. */
export const newClassRequest = z.strictObject({ name });
export const assignmentRequest = z.strictObject({
  game: z.string().regex(/^[A-Za-z]{1,60}$/),
  /** Its id; empty where any level will do. */
  level: z.string().max(200),
  minutes: z.int().min(1).max(60),
});
/** As it was typed or said: what is no digit is left out. */
export const joinRequest = z.strictObject({
  code: z
    .string()
    .max(100)
    .transform((text) => text.replaceAll(/\D/g, ""))
    .pipe(z.string().length(9)),
});
export const pupilPlaysRequest = z.strictObject({ plays: z.array(keptPlaySchema).max(100) });

const assignment = z.strictObject({
  id: z.string(),
  game: z.string(),
  level: z.string(),
  minutes: z.number(),
  created_at: z.iso.datetime(),
});

const listedClass = z.strictObject({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  /** Then the code opens nothing any more. */
  code_until: z.iso.datetime(),
  pupils: z.number(),
});
export const classListAnswer = z.strictObject({ classes: z.array(listedClass) });
export type ClassList = z.infer<typeof classListAnswer>;

/** All that a teacher sees of a class. */
export const classAnswer = listedClass.extend({
  pupils: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      joined_at: z.iso.datetime(),
      minutes: z.number(),
      turns: z.number(),
      /** The mean of the credits of all turns, 0 to 1; null before there is one. */
      credit: z.number().nullable(),
      /** Those that were played, the most played first. */
      games: z.array(z.string()),
      last_play: z.iso.datetime().nullable(),
    }),
  ),
  levels: z.array(
    z.strictObject({
      game: z.string(),
      level: z.string(),
      pupils: z.number(),
      plays: z.number(),
      finished: z.number(),
      turns: z.number(),
      credit: z.number(),
    }),
  ),
  assignments: z.array(
    assignment.extend({
      /** How many minutes each pupil has played of it since. */
      done: z.array(z.strictObject({ label: z.string(), minutes: z.number() })),
    }),
  ),
});
export type ClassAnswer = z.infer<typeof classAnswer>;

/** What a pupil's device knows of the class. */
export const pupilAnswer = z.strictObject({
  label: z.string(),
  class_name: z.string(),
  assignments: z.array(assignment.extend({ played: z.number() })),
});
export type PupilAnswer = z.infer<typeof pupilAnswer>;
export const joinedAnswer = pupilAnswer.extend({ pupil_id: z.string(), key: z.string() });
export type JoinedAnswer = z.infer<typeof joinedAnswer>;

export const gamesAnswer = z.strictObject({
  games: z.array(
    z.strictObject({
      game: z.string(),
      players: z.number(),
      plays: z.number(),
      finished: z.number(),
      minutes: z.number(),
      levels: z.array(
        z.strictObject({ level: z.string(), plays: z.number(), finished: z.number(), credit: z.number() }),
      ),
    }),
  ),
});
export type GamesAnswer = z.infer<typeof gamesAnswer>;

export const teachersAnswer = z.strictObject({
  teachers: z.array(
    z.strictObject({
      user_id: z.string(),
      name: z.string(),
      email: z.string(),
      school_name: z.string(),
      classes: z.number(),
      pupils: z.number(),
      minutes: z.number(),
      last_play: z.iso.datetime().nullable(),
    }),
  ),
  schools: z.array(
    z.strictObject({
      school_name: z.string(),
      accounts: z.number(),
      /** Who has played at all. */
      players: z.number(),
      minutes: z.number(),
      last_play: z.iso.datetime().nullable(),
    }),
  ),
});
export type TeachersAnswer = z.infer<typeof teachersAnswer>;
