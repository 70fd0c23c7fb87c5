import { Hono } from "hono";
import type { Services } from "../services.ts";

/** What the account pages must know before anybody has signed in. */
export function optionsRoute({ google, sharedComputers }: Services): Hono {
  return new Hono().get("/", (context) =>
    context.json({
      google: google ? { enabled: true, client_id: google.clientId } : { enabled: false },
      shared_computers: sharedComputers,
    }),
  );
}
