import { setTimeout as sleep } from "node:timers/promises";
import { atMost, exactly, type Figure, shown } from "@/bench/support/proof";
import { startSite } from "@/e2e/support/site";
import { offerUpgrades } from "./attacks";
import { type More, patience } from "./patience";

const CONNECTED_AFTER_MS = 5_000;
const STOP_WITHIN_S = 10;
/** Of one proxy that holds as many connections as one address may have without it. */
const OF_ONE_ADDRESS = 100;

const logged: More = async (site) => {
  const output = site.output();
  const lines = output.slice(output.indexOf('{"')).split("\n").filter(Boolean);
  const bare = lines.filter((line) => !line.startsWith("{"));
  const moved = lines.filter((line) => line.includes('"status":308'));
  const what = `lines of the log that are no JSON (of ${lines.length}, ${moved.length} of them 308)`;
  return [exactly(what, bare.length, 0)];
};

const stopped = async (clients: number): Promise<Figure[]> => {
  const site = await startSite({ HOST: "127.0.0.1", TRUST_PROXY_HOPS: "1" });
  await fetch(`${site.url}/nope`);
  const offers = offerUpgrades({ site: site.url }, clients);
  await sleep(CONNECTED_AFTER_MS);
  const start = performance.now();
  await site.stop("SIGTERM");
  const seconds = (performance.now() - start) / 1_000;
  await offers;
  return [
    atMost(`SIGTERM with ${clients} silent offers: seconds`, seconds, STOP_WITHIN_S),
    exactly(`its exit code, after ${shown(seconds)} s`, site.exitCode() ?? -1, 0),
  ];
};

/**
 * Offers to upgrade that fall silent: from one address without a proxy, and behind one, where no limit by address
 * applies; then a stop while they are there.
 */
export const upgrades = async (clients: number): Promise<Figure[]> => {
  const proxied = { TRUST_PROXY_HOPS: "1", LOG_LEVEL: "info" };
  return [
    ...(await patience("upgrades", clients, logged, { LOG_LEVEL: "info" })),
    ...(await patience("upgrades", clients, logged, proxied)),
    ...(await patience("upgrades", OF_ONE_ADDRESS, logged, proxied)),
    ...(await stopped(clients)),
  ];
};
