import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { installAside } from "../support/install-aside.mjs";

/**
 * Google's official Auth emulator as a separate process, on a free port: `startAuthEmulator` forks it, receives the
 * port, and ends it when it ends itself. It starts only the emulator's server: the command line around it writes files,
 * uses three more ports and downloads a user interface.
 */
const [projectId] = process.argv.slice(2);
const PROJECT = "/v1/projects/{targetProjectId}";
/** The calls that Google's libraries make for us. Compiling all 80 of the interface takes four times as long. */
const USED = [
  "/v1/projects",
  "/v1/accounts:signInWithIdp",
  "/v1/accounts:lookup",
  "/v1/token",
  `${PROJECT}:createSessionCookie`,
  `${PROJECT}/accounts:lookup`,
  `${PROJECT}/accounts:update`,
  `${PROJECT}/accounts:delete`,
];

const installed = installAside("test/standins/auth-emulator", "Google's Auth emulator");
const emulator = join(installed, "node_modules/firebase-tools/lib/emulator/auth");

// The port is sent at once; calls wait some seconds while the emulator compiles its interface.
const made = Promise.withResolvers();
const server = createServer((request, response) => {
  made.promise.then((app) => app(request, response));
});
server.listen(0, "localhost", () => process.send({ host: `localhost:${server.address().port}` }));
process.on("disconnect", () => process.exit());

const require = createRequire(import.meta.url);
const { default: api } = require(resolve(emulator, "apiSpec.js"));
const { createApp } = require(resolve(emulator, "server.js"));
api.paths = Object.fromEntries(USED.map((path) => [path, api.paths[path]]));
server.on("listening", () => setImmediate(() => void createApp(projectId).then(made.resolve)));
