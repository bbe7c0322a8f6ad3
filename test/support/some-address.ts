import { randomInt } from "node:crypto";

/**
 * Headers that a proxy of ours would send for a client at some address (a site with TRUST_PROXY_HOPS=1 believes them):
 * where limits are not what is tested, nobody meets them.
 */
export const fromSomeAddress = () => ({
  "x-forwarded-for": `10.${[randomInt(256), randomInt(256), randomInt(1, 255)].join(".")}`,
});
