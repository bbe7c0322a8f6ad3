import "./lib/server/edge/as-production.ts";
import next from "next";
import { addressForLog } from "./lib/server/core/address-log.ts";
import { takeBuiltConfig } from "./lib/server/edge/built-config.ts";
import { checkEnvironment } from "./lib/server/core/check-environment.ts";
import { sealedAddress } from "./lib/server/http/client-address.ts";
import { env } from "./lib/server/core/env.ts";
import { hostRule } from "./lib/server/edge/allowed-hosts.ts";
import { firebaseSources, NO_PAGE, widened } from "./lib/server/edge/content-policy.ts";
import { guardTimes } from "./lib/server/edge/guard-options.ts";
import { guardedServer } from "./lib/server/edge/guarded-server.ts";
import { pressedSite } from "./lib/server/edge/static-cache.ts";
import { routeNames } from "./lib/server/edge/route-names.ts";
import { securityHeaders } from "./lib/server/edge/security-headers.ts";
import { stopOnSignal } from "./lib/server/edge/stop-on-signal.ts";
import { log, writeLines } from "./lib/server/core/log.ts";
import { becomeOnlyServer } from "./lib/server/store/only-server.ts";
import { requestLog } from "./lib/server/edge/request-log.ts";
import { startStages } from "./lib/server/edge/start-stages.ts";
import { beginShutdown, finishShutdown } from "./lib/server/core/shutdown.ts";

/**
 * The process: one guard around Next (docs/decisions/015-one-guard-around-next.md). Node runs this file as it is,
 * and what it imports; so imports name their file, and nothing there says `@/`.
 */
const BUILD = ".next";
const { end: endStage, stages } = startStages();
endStage("imports");

checkEnvironment();
const { aiDeadlineMs, host, port, siteUrl, trustProxyHops } = env();

await becomeOnlyServer();
takeBuiltConfig(BUILD);
const app = next({ dev: false, hostname: host, port });
await app.prepare();
endStage("next");

const security = securityHeaders(siteUrl);
const signIn = firebaseSources(env());
let isStopping = false; // asked at every request, which a signal is too slow for
const policy = (written: string) => widened(written, signIn);
const server = guardedServer(
  {
    isOurHost: hostRule(siteUrl, port),
    proxyHops: trustProxyHops,
    security,
    policy,
    pressed: pressedSite(BUILD, {
      security,
      policy: (written) => (written === undefined ? NO_PAGE : policy(written)),
    }),
    addressHeader: sealedAddress,
    addressForLog,
    isStopping: () => isStopping,
    routeOf: routeNames(BUILD),
    log: log.isLevelEnabled("info") ? requestLog(writeLines) : () => undefined,
    times: guardTimes(trustProxyHops, aiDeadlineMs),
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
endStage("pages");
server.listen(port, host, () => log.info({ event: "listening", url: siteUrl, host, port, stages }));
