import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { installAuthEmulator } from "./auth-emulator-install.mjs";

/**
 * Google's official Auth emulator in a process of its own, on a free port: `startAuthEmulator` forks it, is told
 * the port, and takes it along when it ends. Only the emulator's server, not the command line around it, which
 * writes files, takes three more ports and wants to download a user interface.
 */
const [projectId] = process.argv.slice(2);
const emulator = join(installAuthEmulator(), "node_modules/firebase-tools/lib/emulator/auth");

// The port is told at once; the emulator compiles its interface for some seconds, and who asks before then waits.
const made = Promise.withResolvers();
const server = createServer((request, response) => {
  made.promise.then((app) => app(request, response));
});
server.listen(0, "localhost", () => process.send({ host: `localhost:${server.address().port}` }));
process.on("disconnect", () => process.exit());

const { createApp } = createRequire(import.meta.url)(resolve(emulator, "server.js"));
server.on("listening", () => setImmediate(async () => made.resolve(await createApp(projectId))));
