/** Sign-ups under load, and the power cut in the middle of them. */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../../server-process.ts";

const AT_ONCE = 8;
const PASSWORD = "Qx7!velvet";

async function post(address: string, path: string, body: object): Promise<number> {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    // From somewhere else each time, so that no limit stands in the way.
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

export interface KillOutcome {
  /** Sign-ups that were answered with success. */
  readonly acknowledged: number;
  /** Those of them that could not log in at the end. */
  readonly lost: readonly string[];
  /** Sign-ups that were under way when the server was killed. */
  readonly interrupted: number;
}

/**
 * Kills a server so many times while accounts are made, each time after a few more have been acknowledged. At the end
 * it logs in with every account that was ever acknowledged.
 */
export async function killDuringSignups(rounds: number): Promise<KillOutcome> {
  const folder = mkdtempSync(join(tmpdir(), "kill-"));
  const site = join(folder, "site");
  mkdirSync(site);
  for (const name of ["index", "404"]) writeFileSync(join(site, `${name}.html`), name);
  const settings = { SITE_FOLDER: site, DATA_DIR: folder, TRUST_PROXY: "1" };
  const acknowledged: string[] = [];
  let interrupted = 0;

  for (let round = 0; round < rounds; round += 1) {
    const made = await signUpUntilKilled(await startServer(settings, "cheap-server"), round);
    acknowledged.push(...made.acknowledged);
    interrupted += made.interrupted;
  }

  const lost: string[] = [];
  const server = await startServer(settings, "cheap-server");
  for (const email of acknowledged) {
    const status = await post(server.address, "/api/auth/login", { user: { email, password: PASSWORD } });
    if (status !== 200) lost.push(email);
  }
  await server.stop();
  rmSync(folder, { recursive: true });
  return { acknowledged: acknowledged.length, lost, interrupted };
}

async function signUpUntilKilled(server: Awaited<ReturnType<typeof startServer>>, round: number) {
  const acknowledged: string[] = [];
  let interrupted = 0;
  let number = 0;
  let killing: Promise<void> | undefined;
  const visitor = async () => {
    while (killing === undefined) {
      const email = `child-${round}-${(number += 1)}@example.org`;
      const user = { first_name: "Ada", last_name: "Byron", school_name: "School", email };
      try {
        const status = await post(server.address, "/api/auth/signup", {
          user: { ...user, password: PASSWORD, confirm_password: PASSWORD },
        });
        if (status === 201) acknowledged.push(email);
      } catch {
        interrupted += 1;
      }
      // Another moment in each round: after 1 to 20 acknowledgements.
      if (acknowledged.length > round % 20) killing ??= server.kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  await killing;
  return { acknowledged, interrupted };
}
