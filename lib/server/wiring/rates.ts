import { addressLimit, byNetwork, type Limit, limit } from "@/lib/server/core/rate-limit";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

type SiteRate = {
  allowed: number;
  seconds: number;
  /** Whose calls are counted: of a key, of a network address and its network, of the network alone, or of all. */
  by: "key" | "address" | "network" | "all";
};

/** The limits of calls, by the name of their counts. Many phones of one carrier may share an address. */
const RATES = {
  /** New records, and finished checks, each of which makes its record longer: what one address may add to the store. */
  "new-records": { allowed: 300, seconds: DAY_SECONDS, by: "address" },
  finishes: { allowed: 300, seconds: DAY_SECONDS, by: "address" },
  /** Leads; above these they are flagged. */
  "address-leads": { allowed: 40, seconds: HOUR_SECONDS, by: "address" },
  "all-leads": { allowed: 1_000, seconds: DAY_SECONDS, by: "all" },
  /** Saved answers of one record: a person gives 15 in two minutes, an outbox sends 15 at once. */
  answers: { allowed: 300, seconds: 60, by: "key" },
  /** Every other writing call on one record: details, a consent, an analysis, a report, a deletion. */
  writes: { allowed: 60, seconds: 60, by: "key" },
  /** AI analyses of one visitor; above it the standard analysis is returned. */
  "analyses-hour": { allowed: 3, seconds: HOUR_SECONDS, by: "key" },
  "analyses-day": { allowed: 6, seconds: DAY_SECONDS, by: "key" },
  "address-analyses": { allowed: 20, seconds: HOUR_SECONDS, by: "address" },
  /** One network can use at most a fifth of the day's budget. */
  "network-analyses-day": { allowed: 400, seconds: DAY_SECONDS, by: "network" },
  /** Reports of steps. */
  "address-counts": { allowed: 120, seconds: 60, by: "address" },
  /** How often one address opens one private link, and all together. */
  "link-readers": { allowed: 60, seconds: 60, by: "address" },
  "link-opens": { allowed: 3_000, seconds: 60, by: "key" },
  /** Calls for missing or other people's records. */
  misses: { allowed: 30, seconds: 60, by: "address" },
  /** Half hours taken by one address. */
  "address-calls": { allowed: 8, seconds: DAY_SECONDS, by: "address" },
  /** What senders do on their private pages: changes and cancellations of a call, claims to have paid. */
  "request-events": { allowed: 10, seconds: DAY_SECONDS, by: "key" },
  "address-request-events": { allowed: 20, seconds: DAY_SECONDS, by: "address" },
  /** Reports by e-mail, so that no mailbox is flooded. */
  "visitor-reports": { allowed: 5, seconds: DAY_SECONDS, by: "key" },
  "email-reports": { allowed: 3, seconds: DAY_SECONDS, by: "key" },
  "address-reports": { allowed: 20, seconds: HOUR_SECONDS, by: "address" },
  /** Links to the desk: of one address for one mailbox, of one address, and those that are mailed in all. */
  "mailbox-desk-links": { allowed: 5, seconds: HOUR_SECONDS, by: "key" },
  "address-desk-links": { allowed: 20, seconds: HOUR_SECONDS, by: "address" },
  "desk-links": { allowed: 20, seconds: HOUR_SECONDS, by: "all" },
  /** How often one address tries to open the desk. */
  "address-desk-opens": { allowed: 30, seconds: HOUR_SECONDS, by: "address" },
  /** PDF files. */
  "visitor-pdfs": { allowed: 30, seconds: HOUR_SECONDS, by: "key" },
  "address-pdfs": { allowed: 300, seconds: HOUR_SECONDS, by: "address" },
} as const satisfies Record<string, SiteRate>;

/** The limit of this name. */
export const limitFor = (name: keyof typeof RATES): Limit => {
  const { allowed, seconds, by } = RATES[name];
  if (by === "address") return addressLimit(allowed, seconds, name);
  const one = limit(allowed, seconds, name);
  if (by === "all") return { take: () => one.take("all") };
  return by === "network" ? byNetwork(one) : one;
};
