import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { type Now, SECOND } from "../now.ts";

/** What Google says about a person, once its signature has been checked. */
export interface GooglePerson {
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /**
   * Whether the address is the person's now: Google runs that mailbox or the domain. Of any other address it only
   * knows that it once was.
   */
  readonly ownsEmail: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** When the person showed Google who they are, in milliseconds since 1970. */
  readonly issuedAt: number;
}

export interface Google {
  readonly clientId: string;
  /**
   * Undefined where the credential is forged, old, made for another site, or its e-mail is not verified. Throws where
   * Google's keys cannot be had.
   */
  readonly verify: (credential: string) => Promise<GooglePerson | undefined>;
}

// https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
const KEYS = new URL("https://www.googleapis.com/oauth2/v3/certs");
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
const CLOCK_TOLERANCE_SECONDS = 30;
const LONGEST_NAME = 80;
/** Every other failure, such as of Google's keys that cannot be had, says nothing about the credential. */
const BAD_CREDENTIAL = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
];

export function createGoogle(
  clientId: string,
  now: Now,
  keys: JWTVerifyGetKey = createRemoteJWKSet(KEYS),
): Google {
  return {
    clientId,
    verify: async (credential) => {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          algorithms: ["RS256"],
          issuer: ISSUERS,
          audience: clientId,
          requiredClaims: ["exp", "iat", "sub", "email"],
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: new Date(now()),
        });
        const { sub = "", email, email_verified: isVerified, hd, azp = clientId, iat = 0 } = payload;
        if (isVerified !== true || sub === "" || typeof email !== "string") return undefined;
        // Made for us, but handed out to another program.
        if (azp !== clientId) return undefined;
        const address = email.toLowerCase();
        const ownsEmail = address.endsWith("@gmail.com") || (typeof hd === "string" && hd !== "");
        return { subject: sub, email: address, ownsEmail, issuedAt: iat * SECOND, ...nameOf(payload) };
      } catch (error) {
        if (BAD_CREDENTIAL.some((kind) => error instanceof kind)) return undefined;
        throw error;
      }
    },
  };
}

function nameOf(payload: Readonly<Record<string, unknown>>): { firstName: string; lastName: string } {
  const given = cleaned(payload["given_name"]);
  return given === ""
    ? { firstName: cleaned(payload["name"]), lastName: "" }
    : { firstName: given, lastName: cleaned(payload["family_name"]) };
}

function cleaned(value: unknown): string {
  if (typeof value !== "string") return "";
  const text = value.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ").trim();
  return [...text].slice(0, LONGEST_NAME).join("");
}
