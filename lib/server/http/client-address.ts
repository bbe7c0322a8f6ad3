import { randomUUID } from "node:crypto";
import { singleton } from "../core/singleton.ts";

const HEADER = "x-client-address";

/** Known to this process alone: a header that does not carry it was not written by the guard. */
const seal = singleton("clientAddressSeal", () => randomUUID());

/** The header in which the guard hands a request's address to the route handlers. */
export const sealedAddress = (address: string): readonly [name: string, value: string] => [
  HEADER,
  `${seal()} ${address}`,
];

/**
 * Where a request comes from, as limits count it: an IPv4 address or an IPv6 /64. Null where no guard stands
 * before Next (`next dev`, `next start`, tests): then nobody can tell, and limits by address do not apply.
 */
export const clientAddress = (headers: Headers): string | null => {
  const [given, address] = (headers.get(HEADER) ?? "").split(" ");
  return given === seal() && address ? address : null;
};
