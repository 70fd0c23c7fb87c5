/** The real server as a program, with passwords that are hashed cheaply: an hour of hashing would prove nothing more. */
import { start } from "../../../../server/start.ts";
import { CHEAP } from "./cheap.ts";

const server = await start(process.env, CHEAP);
if (!server.ok) throw new Error(server.problem);
process.stdout.write(`Ready: ${server.value.address}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void server.value.close());
