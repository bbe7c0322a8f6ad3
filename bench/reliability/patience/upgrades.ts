import { exactly, type Figure } from "@/bench/support/proof";
import { type More, patience } from "./patience";

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

/**
 * Offers to upgrade that fall silent: from one address without a proxy, and behind one, where no limit by address applies.
 * How the site stops meanwhile: e2e/edge/graceful-stop.spec.ts.
 */
export const upgrades = async (clients: number): Promise<Figure[]> => {
  const proxied = { TRUST_PROXY_HOPS: "1", LOG_LEVEL: "info" };
  return [
    ...(await patience("upgrades", clients, logged, { LOG_LEVEL: "info" })),
    ...(await patience("upgrades", clients, logged, proxied)),
    ...(await patience("upgrades", OF_ONE_ADDRESS, logged, proxied)),
  ];
};
