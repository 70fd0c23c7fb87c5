/** That somebody has asked for the playlist, across the one time that the page is loaded again for it. */

const KEY = "wigglewave.playlist";

/** @returns whether it could be remembered */
export function rememberWish(): boolean {
  try {
    sessionStorage.setItem(KEY, "wanted");
    return true;
  } catch {
    return false;
  }
}

/** Once: it is forgotten with this, so that the next visit asks again. */
export function takeRememberedWish(): boolean {
  try {
    const isWanted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isWanted;
  } catch {
    return false;
  }
}
