import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { env } from "./env.ts";
import { networkOf } from "./visitor-address.ts";
import { singleton } from "./singleton.ts";

/** An address in the form that the log may hold. */
export type LoggedAddress = {
  /** 16 hex characters, the same for one address during one UTC day. */
  from: string;
  /** The /24 or /48 of the address, or "unknown". */
  network: string;
};

/** Without ADDRESS_LOG_SECRET each process uses a random secret of its lifetime. */
const secretOfProcess = singleton("addressLogSecret", () => randomBytes(32).toString("hex"));

const hmac = (key: string | KeyObject, text: string) => createHmac("sha256", key).update(text);

let known: { secret: string; day: string; key: KeyObject } | undefined;

/** The key of a day, cached: in a flood each refusal asks for it. */
const keyOf = (secret: string, day: string): KeyObject => {
  if (known?.secret !== secret || known.day !== day)
    known = { secret, day, key: createSecretKey(hmac(secret, day).digest()) };
  return known.key;
};

/**
 * The address of a request as the log shows it. There are only 2^32 IPv4 addresses, so a plain hash could be reversed
 * by trying them all: the hash is keyed, and the key of a day is derived from a secret that no log holds. With
 * ADDRESS_LOG_SECRET the hash is the same on every instance and after a restart; without it only in one process.
 * `address` comes from `visitorAddress`, `at` is in epoch ms.
 */
export const addressForLog = (address: string, at = Date.now()): LoggedAddress => {
  const day = new Date(at).toISOString().slice(0, "2026-01-01".length);
  const dayKey = keyOf(env().addressLogSecret ?? secretOfProcess(), day);
  return { from: hmac(dayKey, address).digest("hex").slice(0, 16), network: networkOf(address) };
};
