import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { env } from "./env.ts";
import { networkOf } from "./visitor-address.ts";
import { singleton } from "./singleton.ts";

/** An address as the log may hold it. */
export type LoggedAddress = {
  /** 16 hex characters, the same for one address during one UTC day. */
  from: string;
  /** The /24 or /48 of the address, or "unknown". */
  network: string;
};

/** Without ADDRESS_LOG_SECRET each process has a secret of its own, which ends with it. */
const secretOfProcess = singleton("addressLogSecret", () => randomBytes(32).toString("hex"));

const hmac = (key: string | KeyObject, text: string) => createHmac("sha256", key).update(text);

let known: { secret: string; day: string; key: KeyObject } | undefined;

/** The key of a day, made once: in a flood each refusal asks for it. */
const keyOf = (secret: string, day: string): KeyObject => {
  if (known?.secret !== secret || known.day !== day)
    known = { secret, day, key: createSecretKey(hmac(secret, day).digest()) };
  return known.key;
};

/**
 * What the log says about the address of a request. There are only 2^32 IPv4 addresses, so a plain hash could be
 * reversed by trying them all: the hash is keyed, and the key of a day is derived from a secret that no log holds.
 * With ADDRESS_LOG_SECRET the hash is the same on every instance and after a restart; without it only in one process.
 * `address` is one as `visitorAddress` gives it, `at` in ms since 1970.
 */
export const addressForLog = (address: string, at = Date.now()): LoggedAddress => {
  const day = new Date(at).toISOString().slice(0, "2026-01-01".length);
  const dayKey = keyOf(env().addressLogSecret ?? secretOfProcess(), day);
  return { from: hmac(dayKey, address).digest("hex").slice(0, 16), network: networkOf(address) };
};
