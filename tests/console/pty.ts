/** A serial cable without hardware: two pseudo-terminals that socat joins. What is pulled out can be put back. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readlinkSync, rmSync, closeSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReadStream } from "node:fs";
import { lineFor } from "../../console-firmware/serial-protocol.ts";

export interface Cable {
  /** Buzzle's end, as the device is called now; undefined while it is pulled out. */
  port(): string | undefined;
  /** The board sends these bytes as they are. */
  raw(text: string): void;
  /** The board sends a line, with its check digits. */
  line(body: string): void;
  /** All that Buzzle has sent so far. */
  received(): string;
  pullOut(): Promise<void>;
  putBack(): Promise<void>;
  close(): Promise<void>;
}

export async function openCable(): Promise<Cable> {
  const folder = mkdtempSync(join(tmpdir(), "cable-"));
  const [ours, board] = [join(folder, "buzzle"), join(folder, "board")];
  let received = "";
  let plugged: { readonly pull: () => Promise<void>; readonly write: number } | undefined;

  const putBack = async (): Promise<void> => {
    const socat = spawn("socat", [`pty,raw,echo=0,link=${ours}`, `pty,raw,echo=0,link=${board}`], {
      stdio: "ignore",
    });
    const ended = new Promise<void>((resolve) => {
      socat.on("exit", () => resolve());
    });
    await until(() => existsSync(ours) && existsSync(board));
    const write = openSync(board, "w");
    const reading = createReadStream(board);
    reading.on("data", (data) => {
      received += data.toString();
    });
    // The board's end goes away with the cable.
    reading.on("error", () => {});
    plugged = {
      write,
      pull: async () => {
        reading.destroy();
        closeSync(write);
        socat.kill();
        await ended;
        await until(() => !existsSync(ours));
      },
    };
  };
  const pullOut = async (): Promise<void> => {
    const { pull } = plugged ?? {};
    plugged = undefined;
    await pull?.();
  };
  const raw = (text: string): void => {
    if (plugged === undefined) throw new Error("The cable is pulled out.");
    writeSync(plugged.write, text);
  };
  await putBack();
  return {
    port: () => (existsSync(ours) ? readlinkSync(ours) : undefined),
    raw,
    line: (body) => raw(lineFor(body)),
    received: () => received,
    pullOut,
    putBack,
    async close() {
      await pullOut();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Only something that hangs takes longer: a busy computer is no failure. */
export const PATIENCE_MILLISECONDS = 60_000;

/** Looks again and again, since a device file appears when the system likes. */
export async function until(isSo: () => boolean, milliseconds = PATIENCE_MILLISECONDS): Promise<void> {
  const latest = performance.now() + milliseconds;
  while (!isSo()) {
    if (performance.now() > latest) throw new Error(`It did not come about: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
