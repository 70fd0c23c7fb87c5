import { HOUR, MINUTE } from "../now.ts";
import type { Limit } from "./rate-limits.ts";

/*
 * Only failed log-ins stay counted, so a class of 30 behind one address is never near these. One address cannot lock
 * an account for its owner: its 8 in a quarter of an hour are fewer than the account's 50 in an hour.
 */
export const loginsOfAddressAndAccount: Limit = { name: "login-pair", tries: 8, window: 15 * MINUTE };
export const loginsOfAccount: Limit = { name: "login-account", tries: 50, window: HOUR };
export const loginsOfAddress: Limit = { name: "login-address", tries: 100, window: 15 * MINUTE };

/** Two classes sign up in one lesson. */
export const signupsOfAddress: Limit = { name: "signup-address", tries: 60, window: HOUR };

/** Hard, because the answer tells whether there is such an account, and because each one may send a mail. */
export const resetMailsOfAccount: Limit = { name: "reset-mail-account", tries: 3, window: HOUR };
export const resetMailsOfAddress: Limit = { name: "reset-mail-address", tries: 20, window: HOUR };
export const unknownMailsOfAddress: Limit = { name: "reset-unknown-address", tries: 5, window: HOUR };

export const resetsOfAddress: Limit = { name: "reset-address", tries: 60, window: 15 * MINUTE };
export const googleOfAddress: Limit = { name: "google-address", tries: 120, window: MINUTE };
