const GOOGLES = new Set(["gmail.com", "googlemail.com"]);

/**
 * Whose mailbox it is that mails to an address reach. Whatever stands behind a plus sign, most mail servers leave out; Google
 * leaves out dots as well. For counting alone: an account is known by its address as it is.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [local = "", domain] = [email.slice(0, at).split("+")[0], email.slice(at + 1)];
  return GOOGLES.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
