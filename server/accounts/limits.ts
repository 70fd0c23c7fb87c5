import { HOUR, MINUTE } from "../now.ts";
import type { Limit } from "./rate-limits.ts";

/*
 * Only failed log-ins stay counted, so a class of 30 behind one address is never near these. One address cannot lock
 * an account for its owner: its 8 in a quarter of an hour are fewer than the account's 50 in an hour. And while
 * one guesses many names, its neighbours stand in line (waiting-line.ts) for a few seconds.
 */
export const loginsOfAccountAtAddress: Limit = { name: "login-pair", tries: 8, window: 15 * MINUTE };
export const loginsOfAccount: Limit = { name: "login-account", tries: 50, window: HOUR };
export const loginsOfAddress: Limit = { name: "login-address", tries: 100, window: 5 * MINUTE };

/*
 * All log-ins, also those that succeed: each costs work. A class that shares one account, and a school whose 600 pupils
 * come at the same minute, stay below. The limits above go first, so that no stranger's mistakes are counted here.
 */
export const everyLoginOfAccount: Limit = {
  name: "every-login-account",
  tries: 60,
  window: 10 * MINUTE,
  countsSuccess: true,
};
export const everyLoginOfAddress: Limit = {
  name: "every-login-address",
  tries: 600,
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

export const resetsOfAddress: Limit = { name: "reset-address", tries: 60, window: 15 * MINUTE };
export const googleOfAddress: Limit = { name: "google-address", tries: 120, window: MINUTE };
