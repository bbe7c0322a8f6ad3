import { isIP } from "node:net";

/** An address as a proxy may write it, with a port or a zone: `1.2.3.4:80`, `[2001:db8::1]:80`, `fe80::1%eth0`. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");

const dotted = (high: string, low: string) =>
  [high, low]
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");

const groupsIn = (part: string | undefined) => (part ? part.split(":") : []);

/** The first four groups: a client with one address of a /64 usually has all of them. */
const network = (address: string): string => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical);
  if (mapped) return dotted(mapped[1] ?? "", mapped[2] ?? "");
  const [head, tail] = canonical.split("::").map(groupsIn);
  const known = [head ?? [], tail ?? []] as const;
  const zeros = Array<string>(8 - known.flat().length).fill("0");
  return `${[...known[0], ...zeros, ...known[1]].slice(0, 4).join(":")}::/64`;
};

const groupOf = (address: string): string | null => {
  const kind = isIP(address);
  if (kind === 0) return null;
  return kind === 4 ? address : network(address);
};

/** A request's IPv4 or IPv6 /64: the hops-th of X-Forwarded-For from the right, else the peer (docs/security.md#t11). */
export const visitorAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string => {
  const said = hops > 0 ? forwardedFor?.split(",").at(-hops) : undefined;
  return groupOf(bare(said ?? "")) ?? groupOf(bare(peer ?? "")) ?? "unknown";
};

/** The /24 of an IPv4 address, the /48 of an IPv6 one of `visitorAddress`; else "unknown". */
export const networkOf = (address: string): string => {
  const ipv6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address);
  if (ipv6) return `${ipv6[1]}::/48`;
  return isIP(address) === 4 ? address.replace(/\d+$/, "0/24") : "unknown";
};
