import { randomUUID } from "node:crypto";
import { singleton } from "../core/singleton.ts";

const HEADER = "x-client-address";

/** A secret of this process: a header without it was not written by the guard. */
const seal = singleton("clientAddressSeal", () => randomUUID());

/** The header in which the guard hands a request's address to the route handlers. */
export const sealedAddress = (address: string): readonly [name: string, value: string] => [
  HEADER,
  `${seal()} ${address}`,
];

/** A request's address or /64 as limits count it; null without the guard before Next. */
export const clientAddress = (headers: Headers): string | null => {
  const [given, address] = (headers.get(HEADER) ?? "").split(" ");
  return given === seal() && address ? address : null;
};
