import { start } from "./start.ts";

const server = await start(process.env);
if (server.ok) {
  console.log(`Ready: ${server.value.address}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.value.close());
} else {
  console.error(server.problem);
  process.exitCode = 1;
}
