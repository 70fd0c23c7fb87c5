/**
 * What opens an account, as a picture: which credentials it has, and who is known to hold them. `credentials.ts` carries the
 * events out; a test plays random stories of an owner and an attacker and finds the same states in the database.
 */
import { setup } from "xstate";

type CredentialEvent =
  | { readonly type: "signedUp" }
  | { readonly type: "signedUpWithGoogle" }
  /** The link in the mail to the account's address was opened, and Confirm pressed. */
  | { readonly type: "addressConfirmed" }
  /** The same, to the address that the account is to have. Asking for it needs a fresh old credential. */
  | { readonly type: "addressChanged" }
  /** A new password by a link in a mail: all sessions and links end, and Google's name for the person is forgotten. */
  | { readonly type: "passwordReset" }
  /** Google's sign-in of whoever owns the mailbox: all sessions and links end. */
  | { readonly type: "googleLinked" }
  /** Somebody else signs up with the address, a day after it was not proven. */
  | { readonly type: "addressLapsed" }
  /** By its owner, with a fresh credential. */
  | { readonly type: "deleted" };

export const credentialsMachine = setup({ types: { events: {} as CredentialEvent } }).createMachine({
  id: "credentials",
  initial: "none",
  states: {
    none: { on: { signedUp: "claimed", signedUpWithGoogle: "google" } },
    /** A password, and an address that may be anybody's. */
    claimed: {
      on: {
        addressConfirmed: "confirmed",
        addressChanged: "confirmed",
        passwordReset: "owned",
        googleLinked: "google",
        addressLapsed: "none",
        deleted: "none",
      },
    },
    /** Mails arrive; whether whoever reads them knows the password is not known. */
    confirmed: {
      on: { addressChanged: "confirmed", passwordReset: "owned", googleLinked: "google", deleted: "none" },
    },
    /** The password was chosen by who reads the mails. */
    owned: {
      on: {
        addressChanged: "confirmed",
        passwordReset: "owned",
        googleLinked: "ownedWithGoogle",
        deleted: "none",
      },
    },
    /** No password. */
    google: { on: { addressChanged: "google", passwordReset: "owned", deleted: "none" } },
    ownedWithGoogle: {
      on: { addressChanged: "confirmedWithGoogle", passwordReset: "owned", deleted: "none" },
    },
    confirmedWithGoogle: {
      on: { addressChanged: "confirmedWithGoogle", passwordReset: "owned", deleted: "none" },
    },
  },
});
