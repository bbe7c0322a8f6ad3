import fc from "fast-check";
import { networkOf, visitorAddress } from "./visitor-address";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:0DB8:0001::", "2001:db8:1:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  [undefined, "unknown"],
  ["", "unknown"],
  ["not an address", "unknown"],
])("a peer at %s counts as %s", (peer, counted) => {
  expect(visitorAddress(peer, undefined, 0)).toBe(counted);
});

const PEER = "10.0.0.1";

test.each([
  [0, "203.0.113.7", PEER],
  [1, "203.0.113.7", "203.0.113.7"],
  [1, "6.6.6.6, 203.0.113.7", "203.0.113.7"],
  [2, "6.6.6.6, 203.0.113.7, 10.0.0.9", "203.0.113.7"],
  [2, "203.0.113.7", PEER],
  [1, "", PEER],
  [1, ",,,", PEER],
  [1, "unknown", PEER],
  [1, "203.0.113.7:4711", "203.0.113.7"],
  [1, "[2001:db8::6]:4711", "2001:db8:0:0::/64"],
])("behind %d proxies that send %j it is %s", (hops, said, counted) => {
  expect(visitorAddress(PEER, said, hops)).toBe(counted);
});

test("a visitor behind one proxy cannot forge an address", () => {
  fc.assert(
    fc.property(fc.string(), (made) => {
      expect(visitorAddress(PEER, `${made}, 203.0.113.7`, 1)).toBe("203.0.113.7");
    }),
  );
});

test("all addresses of a /64 count as one, those of two as two", () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const groups = (text: string) => visitorAddress(text, undefined, 0);
      expect(groups(one)).not.toBe("unknown");
      expect(groups(one)).toBe(groups(new URL(`http://[${one}]`).hostname.slice(1, -1)));
      if (groups(one).endsWith("/64") && groups(other).endsWith("/64"))
        expect(groups(one) === groups(other)).toBe(prefix(one) === prefix(other));
    }),
  );
});

/** The first 64 bits, computed in another way. */
const prefix = (text: string): string => {
  const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  return left
    .concat(Array<string>(8 - left.length - right.length).fill("0"), right)
    .slice(0, 4)
    .map((group) => group.padStart(4, "0"))
    .join("");
};

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["10.0.0.1", "10.0.0.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
  ["unknown", "unknown"],
  ["", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("addresses of one network have the same network", () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV4(), (six, four) => {
      expect(networkOf(visitorAddress(six, undefined, 0))).toMatch(/\/(?:24|48)$/);
      expect(networkOf(visitorAddress(four, undefined, 0))).toMatch(/\/24$/);
    }),
  );
});
