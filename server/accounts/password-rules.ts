/** What a password must be. Pure, without Node: the page shows while typing what the server demands. */

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 15;
const FEWEST_CLASSES = 2;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface PasswordChecks {
  /** "Be 8 to 15 characters long" */
  readonly isLengthRight: boolean;
  /** "Not include your name or email" */
  readonly isImpersonal: boolean;
  /** Letters, numbers, and symbols: two of lowercase, uppercase, digit, symbol. */
  readonly isMixed: boolean;
}

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** Characters are code points, as a person counts them. */
export function checkPassword(password: string, person: Person): PasswordChecks {
  const length = [...password].length;
  const lower = password.normalize("NFC").toLowerCase();
  return {
    isLengthRight: length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD,
    isImpersonal: !personalParts(person).some((part) => lower.includes(part)),
    isMixed: CLASSES.filter((one) => one.test(password)).length >= FEWEST_CLASSES,
  };
}

export function isStrongPassword(password: string, person: Person): boolean {
  return Object.values(checkPassword(password, person)).every(Boolean);
}

/** A single letter is left out: an initial would refuse nearly every password, and nobody would find out why. */
function personalParts({ firstName, lastName, email }: Person): string[] {
  const mailbox = email.split("@")[0] ?? "";
  return [firstName, lastName, ...`${firstName} ${lastName}`.split(/\s+/), mailbox]
    .map((part) => part.trim().normalize("NFC").toLowerCase())
    .filter((part) => [...part].length > 1);
}
