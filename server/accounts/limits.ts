import { DAY, HOUR, MINUTE } from "../now.ts";
import type { Limit } from "./rate-limits.ts";

/*
 * Only failed log-ins stay counted. One address cannot lock an account for its owner: its 8 in a quarter of an hour are
 * fewer than the account's 50 in an hour. There is none for an address alone: one pupil would use it up for the school.
 * What an address may cost the others is the work of hashing, which is shared out in turn (work-queue.ts).
 */
export const loginsOfAccountAtAddress: Limit = { name: "login-pair", tries: 8, window: 15 * MINUTE };
export const loginsOfAccount: Limit = { name: "login-account", tries: 50, window: HOUR };

/**
 * All log-ins, also those that succeed: each costs work. A class that shares one account stays below. The limits above go
 * first, so that no stranger's mistakes are counted here.
 */
export const everyLoginOfAccount: Limit = {
  name: "every-login-account",
  tries: 60,
  window: 10 * MINUTE,
  countsSuccess: true,
};

/** Two classes sign up in one lesson. */
export const signupsOfAddress: Limit = { name: "signup-address", tries: 60, window: HOUR };

/** Each one sends a mail. */
export const resetMailsOfAccount: Limit = { name: "reset-mail-account", tries: 3, window: HOUR };
export const resetMailsOfAddress: Limit = { name: "reset-mail-address", tries: 40, window: HOUR };
/** The answer tells whether there is such an account, as that of a sign-up does, and as often. */
export const unknownMailsOfAddress: Limit = { name: "reset-unknown-address", tries: 20, window: 20 * MINUTE };

/** Mails that prove an address, asked for by who is logged in. */
export const proofMailsOfAccount: Limit = { name: "proof-mail-account", tries: 3, window: HOUR };
export const proofMailsOfAddress: Limit = { name: "proof-mail-address", tries: 20, window: HOUR };
/** Of whoever they reach, whichever accounts ask for them: a stranger's mailbox is not filled by many. */
export const proofMailsToTarget: Limit = { name: "proof-mail-target", tries: 4, window: DAY };

/**
 * All mails to a mailbox for accounts that nobody has shown to be theirs: whoever signs up with a stranger's address, and with
 * all that a plus sign makes of it, does not fill the mailbox. A teacher's thirty pupils may share one.
 */
export const unprovenMailsToMailbox: Limit = { name: "unproven-mail-mailbox", tries: 40, window: DAY };

export const resetsOfAddress: Limit = { name: "reset-address", tries: 60, window: 15 * MINUTE };
/** A sitting is sent in one piece, what was played without a network in several. */
export const progressOfAccount: Limit = {
  name: "progress-account",
  tries: 60,
  window: MINUTE,
  countsSuccess: true,
};
/** Each waits for the disk, and everybody with it. A class that shares one account stays below. */
export const changesOfAccount: Limit = {
  name: "changes-account",
  tries: 60,
  window: 10 * MINUTE,
  countsSuccess: true,
};
/** All that is kept of somebody may be thousands of turns. */
export const downloadsOfAccount: Limit = { ...changesOfAccount, name: "downloads-account" };
export const googleOfAddress: Limit = { name: "google-address", tries: 120, window: MINUTE };
export const classesOfAccount: Limit = {
  name: "classes-account",
  tries: 120,
  window: MINUTE,
  countsSuccess: true,
};
/** Only codes that open nothing stay counted: a whole class comes in from one address, and some mistype. */
export const codesOfAddress: Limit = { name: "class-code-address", tries: 40, window: HOUR };
export const playsOfPupil: Limit = { name: "plays-pupil", tries: 60, window: MINUTE, countsSuccess: true };
