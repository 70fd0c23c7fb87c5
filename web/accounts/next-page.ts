/** Where a log-in leads. Only to pages of ours that had sent somebody to log in, or a link could lead anywhere. */

const USUAL = "/game-zone";
const PRIVATE = /^\/(account|dashboard(\/(studentlist|teacher|games))?)$/;

/** The log-in page, which afterwards leads back to this one. */
export function logInFirst(page: string): string {
  return `/login?${new URLSearchParams({ next: page }).toString()}`;
}

/** @param search the query of the log-in page */
export function nextPage(search: string): string {
  const asked = new URLSearchParams(search).get("next") ?? "";
  return PRIVATE.test(asked) ? asked : USUAL;
}
