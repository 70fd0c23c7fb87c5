/** npm run kill-test [-- ROUNDS]: the test of the same name, a hundred times unless said otherwise. */
import { killDuringSignups } from "./kill-rounds.ts";

const rounds = Number(process.argv[2] ?? 100);
const { acknowledged, lost, interrupted } = await killDuringSignups(rounds);
process.stdout.write(
  `Killed ${rounds} times. ${acknowledged} sign-ups were acknowledged, ${interrupted} were cut off, ` +
    `${lost.length} of the acknowledged ones were lost.\n`,
);
process.exitCode = lost.length === 0 && acknowledged >= rounds ? 0 : 1;
