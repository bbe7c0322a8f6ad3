import "./lib/server/as-production.ts";
import next from "next";
import { addressForLog } from "./lib/server/address-log.ts";
import { takeBuiltConfig } from "./lib/server/built-config.ts";
import { checkEnvironment } from "./lib/server/check-environment.ts";
import { sealedAddress } from "./lib/server/client-address.ts";
import { env } from "./lib/server/env.ts";
import { hostRule } from "./lib/server/guard/allowed-hosts.ts";
import { firebaseSources, NO_PAGE, widened } from "./lib/server/guard/content-policy.ts";
import { guardTimes } from "./lib/server/guard/guard-rules.ts";
import { guardedServer } from "./lib/server/guard/guarded-server.ts";
import { ownCalls } from "./lib/server/guard/own-calls.ts";
import { pressedSite } from "./lib/server/press/pressed-site.ts";
import { routeNames } from "./lib/server/guard/route-names.ts";
import { securityHeaders } from "./lib/server/guard/security-headers.ts";
import { stopOnSignal } from "./lib/server/guard/stop-on-signal.ts";
import { log, writeLines } from "./lib/server/log.ts";
import { becomeOnlyServer } from "./lib/server/only-server.ts";
import { requestLog } from "./lib/server/request-log.ts";
import { startStages } from "./lib/server/start-stages.ts";
import { beginStopping, closeAll } from "./lib/server/stopping.ts";

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
  ownCalls(BUILD, app.getRequestHandler()),
);

const begin = () => {
  isStopping = true;
  beginStopping();
};
stopOnSignal(server, { begin, finish: closeAll });
server.once("error", (error) => {
  log.fatal({ event: "not listening", reason: error.message });
  process.exit(1);
});
endStage("pages");
server.listen(port, host, () => log.info({ event: "listening", url: siteUrl, host, port, stages }));
