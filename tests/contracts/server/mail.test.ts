import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Mail, Mailer } from "../../../server/mail/mailer.ts";
import { createOutboxMailer, sweepOutbox } from "../../../server/mail/outbox-mailer.ts";
import { createSmtpMailer } from "../../../server/mail/smtp-mailer.ts";
import { HOUR, MINUTE, SECOND } from "../../../server/now.ts";
import { createTestServer } from "./support/test-server.ts";

const mail: Mail = { to: "ada@example.org", subject: "Reset", text: "Open this:\nhttps://example.org/x" };

describe("a mail server", () => {
  let server: SMTPServer;
  let mailer: Mailer;
  let letters: { readonly to: readonly string[]; readonly text: string }[];

  beforeEach(async () => {
    letters = [];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, session, done) => {
        let text = "";
        stream.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        stream.on("end", () => {
          letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, "Games <games@example.org>", 2000);
  });
  afterEach(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test("is handed the mail, as plain text", async () => {
    await mailer.send(mail);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.to).toEqual(["ada@example.org"]);
    expect(letters[0]?.text).toContain(
      "From: Games <games@example.org>\r\nTo: ada@example.org\r\nSubject: Reset\r\n",
    );
    expect(letters[0]?.text).toContain("Content-Type: text/plain; charset=utf-8\r\n");
    expect(letters[0]?.text.endsWith("\r\n\r\nOpen this:\r\nhttps://example.org/x\r\n")).toBe(true);
  });

  test.each([
    { ...mail, subject: "Reset\r\nBcc: eve@example.org" },
    { ...mail, to: "ada@example.org\r\nBcc: eve@example.org" },
    { ...mail, to: "ada@example.org, eve@example.org" },
  ])("sends nothing to anybody else: %j", async (forged) => {
    await mailer.send(forged).catch(() => undefined);
    expect(letters.flatMap(({ to }) => to)).not.toContain("eve@example.org");
    expect(letters.map(({ text }) => text).join()).not.toMatch(/^Bcc:/m);
  });
});

describe("mails that nobody waits for", () => {
  test("all arrive at a relay that takes three connections, and lie in the database unreadable until then", async () => {
    let [open, most, taken] = [0, 0, 0];
    const relay = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onConnect: (_, done) => {
        open += 1;
        most = Math.max(most, open);
        done(open > 3 ? new Error("421 Too many connections") : undefined);
      },
      onClose: () => {
        open -= 1;
      },
      onData: (stream, _, done) => {
        stream.resume();
        stream.on("end", () => {
          taken += 1;
          done();
        });
      },
    });
    await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
    const { port } = relay.server.address() as AddressInfo;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, "games@example.org");
    let isDown = true;
    const send: Mailer["send"] = async (one) => {
      if (isDown) throw new Error("The mail server is down.");
      await mailer.send(one);
    };
    const site = await createTestServer({ mailer: { send, close: () => mailer.close() } });
    const lookAgain = async () => {
      await site.call("GET", "/api/auth/options");
      return site.storage.db.selectFrom("mails").selectAll().execute();
    };
    for (let number = 0; number < 30; number += 1) {
      expect(await site.signUp({ email: `child-${number}@example.org` })).toMatchObject({ status: 201 });
    }
    const waiting = await lookAgain();
    expect(waiting).toHaveLength(30);
    expect(JSON.stringify(waiting)).not.toMatch(/child|token|Wigglewave/);
    isDown = false;
    expect(await lookAgain()).toHaveLength(30);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      site.clock.time += 10 * SECOND;
      await lookAgain();
    }
    expect([await lookAgain(), taken]).toEqual([[], 30]);
    expect(most).toBeLessThanOrEqual(3);
    mailer.close();
    await site.close();
    await new Promise<void>((resolve) => relay.close(resolve));
  });

  test("are given up after a day, and told to whoever runs the site", async () => {
    const site = await createTestServer({
      mailer: { send: () => Promise.reject(new Error("No.")), close: () => undefined },
    });
    await site.signUp();
    for (let hours = 0; hours < 25; hours += 1) {
      site.clock.time += HOUR;
      await site.call("GET", "/api/auth/options");
    }
    expect(await site.storage.db.selectFrom("mails").selectAll().execute()).toEqual([]);
    expect(site.logged.filter((line) => line.includes("mail.given-up"))).toHaveLength(1);
    await site.close();
  });
});

test.each(["STARTTLS is not offered", "STARTTLS is offered"])(
  "a password is not sent in clear: %s",
  async (which) => {
    const commands: string[] = [];
    const relay = new SMTPServer({
      disabledCommands: which.includes("not") ? ["STARTTLS"] : [],
      allowInsecureAuth: true,
      onAuth: (_, __, done) => {
        commands.push("AUTH");
        done(null, { user: "somebody" });
      },
    });
    await new Promise<void>((resolve) => relay.listen(0, "127.0.0.2", resolve));
    const { port } = relay.server.address() as AddressInfo;
    // By a name that is not known to be this computer's.
    const mailer = createSmtpMailer(`smtp://user:pw@127.0.0.2:${port}`, "games@example.org", 2000);
    await expect(mailer.send(mail)).rejects.toThrow(which.includes("not") ? /STARTTLS/ : /certificate/);
    expect(commands).toEqual([]);
    mailer.close();
    await new Promise<void>((resolve) => relay.close(resolve));
  },
);

test("without a mail server every mail lies readable in the outbox, for its owner only, and is announced", async () => {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const announced: Mail[] = [];
  const mailer = createOutboxMailer(
    join(folder, "outbox"),
    () => Date.UTC(2026, 0, 2, 3, 4, 5),
    (one) => announced.push(one),
  );
  await mailer.send(mail);
  await mailer.send(mail);
  const files = readdirSync(join(folder, "outbox"));
  expect(files.map((name) => name.replace(/-\w{8}\.txt$/, ""))).toEqual(
    Array<string>(2).fill("2026-01-02T03-04-05-000Z"),
  );
  const file = join(folder, "outbox", files[0] ?? "");
  expect(readFileSync(file, "utf8")).toBe(
    "To: ada@example.org\nSubject: Reset\n\nOpen this:\nhttps://example.org/x\n",
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(announced).toEqual([mail, mail]);
  rmSync(folder, { recursive: true });
});

test("a mail leaves the outbox when its link has ended, and no sooner", async () => {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const now = Date.UTC(2026, 0, 2, 3, 4, 5);
  await sweepOutbox(join(folder, "none yet"), () => now);
  const mailer = createOutboxMailer(
    folder,
    () => now,
    () => undefined,
  );
  await mailer.send(mail);
  await mailer.send(mail);
  const [old = "", fresh = ""] = readdirSync(folder);
  const age = (name: string, minutes: number) => {
    const seconds = (now - minutes * MINUTE) / 1000;
    utimesSync(join(folder, name), seconds, seconds);
  };
  age(old, 24 * 60 + 1);
  age(fresh, 24 * 60);
  await sweepOutbox(folder, () => now);
  expect(readdirSync(folder)).toEqual([fresh]);
  rmSync(folder, { recursive: true });
});
