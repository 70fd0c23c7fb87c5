import { start } from "./start.ts";
import { tellSupervisor } from "./tell-supervisor.ts";

const server = await start(process.env);
if (server.ok) {
  const { address, reload, close } = server.value;
  process.on("SIGHUP", () => {
    tellSupervisor("RELOADING=1");
    reload();
    tellSupervisor("READY=1");
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      tellSupervisor("STOPPING=1");
      void close();
    });
  }
  console.log(`Ready: ${address}`);
  tellSupervisor("READY=1");
} else {
  console.error(server.problem);
  process.exitCode = 1;
}
