import { type Context, Hono } from "hono";
import { clientAddress } from "../client-address.ts";
import { codesOfAddress, playsOfPupil } from "../accounts/limits.ts";
import { ApiError } from "../api-error.ts";
import { joinRequest, pupilPlaysRequest } from "../api-shapes.ts";
import { addPlays, findPupil, joinClass, type Pupil, removePupil, tellPupil } from "../classes/pupils.ts";
import { limitRequest } from "../limit-request.ts";
import { readBody } from "../request-body.ts";
import { bearerToken } from "../request-session.ts";
import type { Services } from "../services.ts";

/** What a pupil's device does: it comes into a class by a code, once, and then adds what was played by a key of its own. */
export function pupilRoutes({ storage, limits, now, trustedProxies }: Services): Hono {
  const { db } = storage;
  const app = new Hono();

  /** What is added is this pupil's: no request says whose. */
  const requirePupil = async (context: Context): Promise<Pupil> => {
    const key = bearerToken(context);
    const pupil = key === undefined ? undefined : await findPupil(db, key);
    if (pupil === undefined) throw new ApiError(401, "You are not in this class any more.");
    await limitRequest(limits, [playsOfPupil, pupil.id]);
    return pupil;
  };

  app.post("/join", async (context) => {
    const giveBack = await limitRequest(limits, [codesOfAddress, clientAddress(context, trustedProxies)]);
    const { code } = await readBody(context, joinRequest, () => "A class code has nine digits.");
    const joined = await joinClass(db, code, now());
    if (joined === undefined) throw new ApiError(404, "No class has this code. Ask your teacher for it.");
    await giveBack();
    return context.json(joined);
  });

  app.get("/", async (context) => context.json(await tellPupil(db, await requirePupil(context))));

  app.post("/plays", async (context) => {
    const pupil = await requirePupil(context);
    const { plays } = await readBody(context, pupilPlaysRequest);
    await addPlays(db, pupil, plays, now());
    return context.json(await tellPupil(db, pupil));
  });

  app.delete("/", async (context) => {
    const { classId, id } = await requirePupil(context);
    await removePupil(db, classId, id);
    return context.json({ success: true, message: "You have left the class" });
  });

  return app;
}
