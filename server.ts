import { reuseBuiltConfig } from "./lib/server/edge/next-environment.ts";
import next from "next";
import { checkEnvironment, env } from "./lib/server/core/env.ts";
import { log, writeLines } from "./lib/server/core/log.ts";
import { beginShutdown, finishShutdown } from "./lib/server/core/shutdown.ts";
import {
  deskPolicy,
  NO_PAGE,
  signInSources,
  withSources,
} from "./lib/server/edge/content-policy.ts";
import { guardedServer } from "./lib/server/edge/guarded-server.ts";
import { hostRule } from "./lib/server/edge/request-error.ts";
import { requestLog } from "./lib/server/edge/request-log.ts";
import { securityHeaders } from "./lib/server/edge/response-headers.ts";
import { routeNames } from "./lib/server/edge/route-names.ts";
import { staticCache } from "./lib/server/edge/static-cache.ts";
import { stopOnSignal } from "./lib/server/edge/stop-on-signal.ts";
import { sealedAddress } from "./lib/server/http/client-address.ts";
import { becomeOnlyServer } from "./lib/server/store/server-lock.ts";

/** The server process: one guard around Next. Node runs it uncompiled: imports name their files. */
const BUILD = ".next";

checkEnvironment();
const { host, port, serviceWorker, siteUrl, trustProxyHops } = env();

await becomeOnlyServer();
reuseBuiltConfig(BUILD);
const app = next({ dev: false, hostname: host, port });
await app.prepare();

const security = securityHeaders(siteUrl);
const signIn = signInSources(env());
const policy = (written: string) => withSources(written, signIn);
let isStopping = false;
const server = guardedServer(
  {
    isOurHost: hostRule(siteUrl, port),
    proxyHops: trustProxyHops,
    security,
    policy,
    noncePolicy: deskPolicy(signIn, siteUrl),
    addressHeader: sealedAddress,
    cached: staticCache(BUILD, {
      security,
      policy: (written) => (written === undefined ? NO_PAGE : policy(written)),
      instead: serviceWorker ? {} : { "/sw.js": "/sw-off.js" },
    }),
    isStopping: () => isStopping,
    routeOf: routeNames(BUILD),
    log: log.isLevelEnabled("info") ? requestLog(writeLines) : () => undefined,
  },
  app.getRequestHandler(),
);

const begin = () => {
  isStopping = true;
  beginShutdown();
};
stopOnSignal(server, { begin, finish: finishShutdown });
server.once("error", (error) => {
  log.fatal({ event: "not listening", reason: error.message });
  process.exit(1);
});
server.listen(port, host, () => log.info({ event: "listening", url: siteUrl, host, port }));
