import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const PASSWORD = "Qx7!velvet";

export type BuiltServer = Awaited<ReturnType<typeof startBuilt>>;

/** Starts what `npm run build:server` made, on a free port, and waits until it is ready. */
export async function startBuilt(
  [program = "", ...words]: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>>,
) {
  const child: ChildProcess = spawn(program, words, {
    cwd: folder,
    env: { PORT: "0", HOST: "127.0.0.1", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit").then(([code]: unknown[]) => code);
  let said = "";
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Ready: (.+)$/m.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
  const address = await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`The server ended with ${String(code)} before it was ready. ${said}`);
    }),
  ]);
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${address}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const names = { first_name: "Ada", last_name: "Byron", school_name: "School" };
  return {
    child,
    ended,
    address,
    /** What it has written to its standard output. */
    said: () => said,
    status: async (path: string) => {
      const response = await fetch(`${address}${path}`);
      await response.arrayBuffer();
      return response.status;
    },
    signUp: (email: string) =>
      post("/api/auth/signup", {
        user: { ...names, email, password: PASSWORD, confirm_password: PASSWORD },
      }),
    logIn: (email: string) => post("/api/auth/login", { user: { email, password: PASSWORD } }),
  };
}
