/** Where people still come from, and where that is now. The service worker has the same table, from its build. */
export const moved: Readonly<Record<string, string>> = {
  "/home": "/",
  "/favicon.ico": "/icons/wiggle-192.png",
  "/game/DivisionDuel": "/game/divisionDuel",
};
