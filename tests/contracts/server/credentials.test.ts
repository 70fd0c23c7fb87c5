/** Whoever owns the address owns the account, and nobody else, whatever happened before. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type EventFromLogic, getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from "xstate";
import { credentialsMachine } from "../../../server/accounts/credentials-machine.ts";
import { DAY, HOUR } from "../../../server/now.ts";
import type { User } from "../../../server/storage/tables.ts";
import { type Answer, createTestServer, type TestServer, type TestSession } from "./support/test-server.ts";

const OWN = "Zr8?harbor";
const EVES = "Qx7!velvet";

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const credentialOf = (sub: string, email: string) =>
  server.credential({ sub, email, iat: server.clock.time / 1000, exp: server.clock.time / 1000 + 3600 });

const enterGoogle = async (sub: string, email: string): Promise<Answer> => {
  const headers = { authorization: `Bearer ${await credentialOf(sub, email)}` };
  const known = await server.call("GET", `/api/db/get_user?email=${encodeURIComponent(email)}`, { headers });
  return known.status === 200 && known.headers.has("authorization")
    ? known
    : server.call("POST", "/api/db/update_user_school", {
        headers,
        body: { email, name: "Somebody", school: "School" },
      });
};

const tokensIn = (mailbox: string, page: string) =>
  server.mails
    .filter(({ to, text }) => to === mailbox && text.includes(page))
    .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? "");

const useLinks = async (mailbox: string, newPassword: string) => {
  for (const token of tokensIn(mailbox, "/confirm-email?"))
    await server.call("POST", "/api/confirm-email", { body: { token } });
  for (const token of tokensIn(mailbox, "/reset-landing-page?"))
    await server.call("POST", "/api/reset-password", { body: { token, newPassword } });
};

const askForAddress = (session: TestSession, body: object) =>
  server.call("POST", "/api/auth/me/email", { session, body });

describe("an account's credentials", () => {
  type Snapshot = SnapshotFrom<typeof credentialsMachine>;
  type Kind = EventFromLogic<typeof credentialsMachine>["type"];
  type Way = readonly Kind[];

  /** The shortest way to every state, and from there one event more. */
  const ways = (): (readonly [Way, string])[] => {
    const found: (readonly [Way, string])[] = [];
    const seen = new Set<unknown>();
    const open: (readonly [Way, Snapshot])[] = [[[], getInitialSnapshot(credentialsMachine)]];
    for (const [way, snapshot] of open) {
      if (seen.has(snapshot.value)) continue;
      seen.add(snapshot.value);
      for (const type of Object.keys(credentialsMachine.states[snapshot.value]?.config.on ?? {}) as Kind[]) {
        const next = getNextSnapshot(credentialsMachine, snapshot, { type });
        found.push([[...way, type], next.value]);
        open.push([[...way, type], next]);
      }
    }
    return found;
  };

  /** Somebody whose events really happen. */
  const person = (name: string) => {
    const subject = `google-of-${name}`;
    let [email, password, moves, id] = [`${name}@gmail.com`, OWN, 0, ""];
    const row = () =>
      server.storage.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
    const find = async () => {
      const query = server.storage.db.selectFrom("users").select("id").where("email", "=", email);
      id = (await query.executeTakeFirstOrThrow()).id;
    };
    /** A session, and what is shown once more where that alone is not enough. */
    const enter = async () => {
      const shown =
        (await row())?.password_hash === null
          ? { google_credential: await credentialOf(subject, email) }
          : { password };
      const answer =
        "password" in shown ? await server.logIn({ email, password }) : await enterGoogle(subject, email);
      expect(answer.status).toBe(200);
      return { session: server.sessionOf(answer), shown };
    };
    const confirmLast = async () => {
      const token = tokensIn(email, "/confirm-email?").at(-1);
      expect(await server.call("POST", "/api/confirm-email", { body: { token } })).toMatchObject({
        status: 200,
      });
    };
    const happen: Record<Kind, () => Promise<void>> = {
      signedUp: async () => {
        await server.signUp({ email, password });
        await find();
      },
      signedUpWithGoogle: async () => {
        await enterGoogle(subject, email);
        await find();
      },
      addressConfirmed: confirmLast,
      addressChanged: async () => {
        const { session, shown } = await enter();
        moves += 1;
        email = `${name}-${moves}@gmail.com`;
        expect(await askForAddress(session, { email, ...shown })).toMatchObject({ status: 200 });
        await confirmLast();
      },
      passwordReset: async () => {
        const token = await server.resetToken(email);
        password = `${OWN}${moves}`;
        const body = { token, newPassword: password };
        expect(await server.call("POST", "/api/reset-password", { body })).toMatchObject({ status: 200 });
      },
      googleLinked: async () => {
        expect(await enterGoogle(subject, email)).toMatchObject({ status: 200 });
      },
      addressLapsed: async () => {
        server.clock.time += DAY;
        expect(await server.signUp({ email, password: EVES })).toMatchObject({ status: 201 });
      },
      deleted: async () => {
        const { session, shown } = await enter();
        expect(await server.call("DELETE", "/api/auth/me", { session, body: shown })).toMatchObject({
          status: 200,
        });
      },
    };
    return { happen, row };
  };

  const stateOf = (user: User | undefined): string => {
    if (user === undefined) return "none";
    const google = user.google_subject !== null;
    if (user.password_hash === null) return "google";
    if (user.password_by_mail === 1) return google ? "ownedWithGoogle" : "owned";
    if (google) return "confirmedWithGoogle";
    return user.email_is_proven === 1 ? "confirmed" : "claimed";
  };

  test("become in the database what the machine draws, by every way through it", async () => {
    const all = ways();
    const come: (readonly [Way, string])[] = [];
    for (const [index, [way]] of all.entries()) {
      const { happen, row } = person(`child-${index}`);
      // So that no limit of mails or sign-ups has anything to do with it.
      server.clock.time += HOUR;
      for (const kind of way) await happen[kind]();
      come.push([way, stateOf(await row())]);
    }
    expect(come).toEqual(all);
    expect(all).toHaveLength(25);
  });
});

describe("the owner of a mailbox", () => {
  const EVE = "eve@gmail.com";
  const OWNERS_GOOGLE = "google-owner";
  const EVES_GOOGLE = "google-eve";
  /** Of somebody who had the owner's address before, as far as Google knows. */
  const OLD_GOOGLE = "google-of-long-ago";
  /** Google runs the first of them, and knows for sure whose it is. */
  const MAILBOXES = ["owner@gmail.com", "owner@school.example.org"] as const;
  type Mailbox = (typeof MAILBOXES)[number];

  /** One story: what each of them has in hand. */
  const createStory = (owner: Mailbox) => {
    const eves: TestSession[] = [];
    const owners: TestSession[] = [];
    const keep = (sessions: TestSession[], answer: Answer) => {
      if (answer.status === 200) sessions.push(server.sessionOf(answer));
    };
    /** What Eve can show with any session: her own ways in, and nothing. */
    const shownByEve = async () => [
      {},
      { password: EVES },
      { google_credential: await credentialOf(EVES_GOOGLE, EVE) },
      { google_credential: await credentialOf(OLD_GOOGLE, owner) },
    ];
    const steps = {
      eveClaims: () => server.signUp({ email: owner, password: EVES }),
      eveSignsUp: () => server.signUp({ email: EVE, password: EVES }),
      eveLogsIn: async () => {
        for (const email of [owner, EVE]) keep(eves, await server.logIn({ email, password: EVES }));
      },
      eveUsesGoogle: async () => keep(eves, await enterGoogle(EVES_GOOGLE, EVE)),
      eveHadTheAddress: async () => {
        if (owner !== "owner@gmail.com") keep(eves, await enterGoogle(OLD_GOOGLE, owner));
      },
      eveWantsTheAddress: async () => {
        for (const session of eves.slice(-2))
          for (const shown of await shownByEve()) await askForAddress(session, { email: owner, ...shown });
      },
      eveBorrowsTheBrowser: async () => {
        for (const session of owners.slice(-2))
          for (const shown of await shownByEve()) {
            const wanted = await askForAddress(session, { email: EVE, ...shown });
            const deleted = await server.call("DELETE", "/api/auth/me", { session, body: shown });
            expect([wanted.status, deleted.status]).not.toContain(200);
          }
      },
      eveUsesHerMails: () => useLinks(EVE, EVES),
      eveAsksForAReset: () => server.call("POST", "/api/send-email", { body: { email: owner } }),
      aDayGoesBy: async () => {
        server.clock.time += DAY;
      },
      ownerSignsUp: () => server.signUp({ email: owner, password: OWN }),
      ownerLogsIn: async () => keep(owners, await server.logIn({ email: owner, password: OWN })),
      ownerUsesGoogle: async () => keep(owners, await enterGoogle(OWNERS_GOOGLE, owner)),
      ownerPressesEveryLink: () => useLinks(owner, OWN),
    };
    return { steps, eves };
  };
  type Step = keyof ReturnType<typeof createStory>["steps"];

  const oneByOne = (...steps: Step[]): Step[][] => steps.map((step) => [step]);
  /** Those that got somebody in before, and whether the owner then comes by Google. */
  const ATTACKS: [Step[][], boolean, Mailbox][] = [
    [oneByOne("eveUsesGoogle", "eveWantsTheAddress", "ownerPressesEveryLink"), false, "owner@gmail.com"],
    [oneByOne("eveClaims", "eveLogsIn", "ownerPressesEveryLink"), true, "owner@gmail.com"],
    [oneByOne("ownerUsesGoogle", "eveBorrowsTheBrowser", "eveUsesHerMails"), false, "owner@gmail.com"],
    [
      oneByOne("eveSignsUp", "eveLogsIn", "eveWantsTheAddress", "ownerPressesEveryLink", "eveLogsIn"),
      true,
      "owner@gmail.com",
    ],
    [oneByOne("eveHadTheAddress", "ownerPressesEveryLink"), true, "owner@school.example.org"],
  ];
  const STORIES = 24;

  const takeOver = async (owner: Mailbox, byGoogle: boolean): Promise<() => Promise<Answer>> => {
    if (byGoogle && (await enterGoogle(OWNERS_GOOGLE, owner)).status === 200) {
      return () => enterGoogle(OWNERS_GOOGLE, owner);
    }
    const newPassword = "Vt5!meadow";
    server.mails.length = 0;
    const asked = await server.call("POST", "/api/send-email", { body: { email: owner } });
    if (asked.status === 404) {
      expect(await server.signUp({ email: owner, password: newPassword })).toMatchObject({ status: 201 });
    }
    await useLinks(owner, newPassword);
    return () => server.logIn({ email: owner, password: newPassword });
  };

  const isInside = async (owner: Mailbox, session: TestSession) => {
    const { body } = await server.call("GET", "/api/auth/me", { session });
    return JSON.stringify(body).includes(`"${owner}"`);
  };

  test("ends as the only one inside, however the stories of both are interleaved", async () => {
    const names = Object.keys(createStory("owner@gmail.com").steps) as Step[];
    // What stands together happens at the same moment.
    const moment = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 2 });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(moment, { minLength: 2, maxLength: 10 }),
        fc.boolean(),
        fc.constantFrom(...MAILBOXES),
        async (story, byGoogle, owner) => {
          for (const table of ["users", "rate_limits", "email_links", "reset_links", "mails"] as const)
            await server.storage.db.deleteFrom(table).execute();
          server.mails.length = 0;
          const { steps, eves } = createStory(owner);
          for (const together of story) {
            server.clock.time += HOUR;
            await Promise.all(together.map((step) => steps[step]()));
          }
          server.clock.time += HOUR;
          const enter = await takeOver(owner, byGoogle);
          // Whatever she still has in hand she uses now.
          await steps.eveLogsIn();
          await steps.eveUsesGoogle();
          await steps.eveHadTheAddress();
          await steps.eveUsesHerMails();
          await steps.eveWantsTheAddress();
          for (const session of eves) expect(await isInside(owner, session)).toBe(false);
          const entered = await enter();
          expect(entered).toMatchObject({ status: 200, body: { user: { email: owner } } });
          expect(await isInside(owner, server.sessionOf(entered))).toBe(true);
          taken += 1;
        },
      ),
      { numRuns: STORIES, seed: 30, examples: ATTACKS },
    );
    expect(taken).toBe(STORIES);
  });
});
