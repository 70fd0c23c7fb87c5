/** Where people still come from, and where that is now. The service worker has the same table, from its build. */
export const moved: Readonly<Record<string, string>> = {
  "/home": "/",
  "/game/DivisionDuel": "/game/divisionDuel",
};
