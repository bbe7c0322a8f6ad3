import { isIP } from "node:net";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { z } from "zod";
import { addressForLog } from "@/lib/server/core/address-log";
import { visitorAddress } from "@/lib/server/core/visitor-address";

export type Options = {
  /** Only these statuses; null: any. */
  statuses: readonly number[] | null;
  /** Only lines of this event; null: any. */
  event: string | null;
  /** In ms since 1970. */
  since: number;
  until: number;
  /** A network or an address with at least this many lines is listed. */
  least: number;
  proxy: "nginx" | "caddy";
  /** A log of any format that has addresses; null: none. */
  access: string | null;
};

/** The fields of a log line that are used. The network is written into a proxy's configuration, so it must be valid. */
const refused = z.object({
  time: z.number(),
  event: z.string(),
  status: z.number().default(0),
  from: z.string().regex(/^[\da-f]{16}$/),
  network: z.union([z.cidrv4(), z.cidrv6()]),
});

type Sender = { network: string; lines: number; days: Set<number> };

const DAY_MS = 24 * 60 * 60_000;

const lineOf = (text: string) => {
  try {
    return refused.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // a service manager's line, or a truncated one
  }
};

/** Refused senders by the hash in the log, with the number of their refused requests. */
const sendersIn = async (log: Readable, options: Options): Promise<Map<string, Sender>> => {
  const senders = new Map<string, Sender>();
  for await (const text of createInterface({ input: log })) {
    const line = lineOf(text);
    if (!line) continue;
    const { time, event, status, from, network } = line;
    if (time < options.since || time > options.until) continue;
    if (options.event !== null && event !== options.event) continue;
    if (options.statuses !== null && !options.statuses.includes(status)) continue;
    const sender = senders.get(from) ?? { network, lines: 0, days: new Set() };
    sender.lines++;
    sender.days.add(Math.floor(time / DAY_MS));
    senders.set(from, sender);
  }
  return senders;
};

/** The addresses in a text, each once: IPv4, or IPv6 as its /64. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    (text.match(/[\da-f:.]{3,45}/gi) ?? [])
      .filter((word) => isIP(word) !== 0)
      .map((word) => visitorAddress(word, undefined, 0)),
  ),
];

/** The address of each sender, found by hashing the addresses of another log in the same way for the same day. */
const namesOf = (senders: Map<string, Sender>, access: string): Map<string, string> => {
  const days = new Set([...senders.values()].flatMap(({ days: own }) => [...own]));
  const names = new Map<string, string>();
  for (const address of addressesIn(access))
    for (const day of days) {
      const { from } = addressForLog(address, day * DAY_MS);
      if (senders.has(from)) names.set(from, address);
    }
  return names;
};

type Found = { range: string; lines: number; senders: number };

const summed = (entries: readonly (readonly [range: string, lines: number])[]): Found[] => {
  const sums = new Map<string, Found>();
  for (const [range, lines] of entries) {
    const sum = sums.get(range) ?? { range, lines: 0, senders: 0 };
    sums.set(range, { range, lines: sum.lines + lines, senders: sum.senders + 1 });
  }
  return [...sums.values()].sort((a, b) => b.lines - a.lines);
};

const said = ({ range, lines, senders }: Found) => `# ${range}: ${lines} lines, ${senders} senders`;

const directives = (ranges: readonly string[], proxy: Options["proxy"]): string[] => {
  if (ranges.length === 0) return [];
  return proxy === "nginx"
    ? ranges.map((range) => `deny ${range};`)
    : [`@blocked remote_ip ${ranges.join(" ")}`, "respond @blocked 403"];
};

/**
 * The lines of a proxy configuration that blocks the senders refused most often in a log of the site: addresses where a
 * second log reveals them, else networks. Comments give the counts.
 */
export const blockList = async (log: Readable, options: Options): Promise<string[]> => {
  const senders = await sendersIn(log, options);
  const names = options.access === null ? null : namesOf(senders, options.access);
  const networks = summed([...senders.values()].map(({ network, lines }) => [network, lines]));
  const addresses = summed(
    [...senders].flatMap(([from, { lines }]) => {
      const address = names?.get(from);
      return address ? [[address, lines] as const] : [];
    }),
  );
  const found = (names ? addresses : networks).filter(({ lines }) => lines >= options.least);
  return [
    `# ${senders.size} senders of ${networks.length} networks; listed from ${options.least} lines on`,
    ...found.map(said),
    ...directives(
      found.map(({ range }) => range),
      options.proxy,
    ),
  ];
};
