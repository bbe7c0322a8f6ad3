import {
  addressLimit,
  byNetwork,
  type Counter,
  fullest,
  type Limit,
  limit,
  NETWORK_TIMES,
} from "@/lib/server/core/rate-limit";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * How many records one address, and all, may add, in an hour and a day; above that, the busiest addresses and networks
 * have to wait.
 */
type GrowthRates = { anHour: number; aDay: number; allAnHour: number; allADay: number };

/**
 * New records. Carriers put thousands of phones behind one address: a campaign brings some 25 of them in an hour and 40
 * in a day, and even a fifth of these limits, which remains in a flood, admits them. The daily limit stops a flooder.
 */
const NEW_RECORDS: GrowthRates = { anHour: 150, aDay: 300, allAnHour: 3_000, allADay: 5_000 };

/** Finished checks, each of which makes its record longer; some people repeat theirs. */
const FINISHES: GrowthRates = { anHour: 200, aDay: 300, allAnHour: 3_000, allADay: 5_000 };

/** The usual number of leads; above it they are flagged, and above five times that refused (lead-limits.ts). */
const VISITOR_LEADS_AN_HOUR = 5;
const ADDRESS_LEADS_AN_HOUR = 40;
const ADDRESS_LEADS_A_DAY = 60;
const ALL_LEADS_AN_HOUR = 300;
const ALL_LEADS_A_DAY = 1_000;
/** Leads of all visitors stored in a day, with a flag or without; above it, senders of many are refused. */
const ALL_STORED_LEADS_A_DAY = 3_000;

type SiteRate = {
  allowed: number;
  seconds: number;
  /** Whose calls are counted: of a key, of a network address and its network, or of the network alone. */
  by: "key" | "address" | "network";
};

/** The limits of calls, by the name of their counts. Many phones of one carrier may share an address. */
const RATES = {
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
  /** PDF files. */
  "visitor-pdfs": { allowed: 30, seconds: HOUR_SECONDS, by: "key" },
  "address-pdfs": { allowed: 300, seconds: HOUR_SECONDS, by: "address" },
} as const satisfies Record<string, SiteRate>;

/** The limit of this name. */
export const limitFor = (name: keyof typeof RATES): Limit => {
  const { allowed, seconds, by } = RATES[name];
  if (by === "address") return addressLimit(allowed, seconds, name);
  const one = limit(allowed, seconds, name);
  return by === "network" ? byNetwork(one) : one;
};

/** Makes a counter of at most `allowed` in a window of `seconds`. */
export type CounterMaker = (allowed: number, seconds: number, name: string) => Counter;

const growthCounters = (counter: CounterMaker, name: string, rates: GrowthRates) => ({
  address: [
    counter(rates.anHour, HOUR_SECONDS, `${name}-hour`),
    counter(rates.aDay, DAY_SECONDS, `${name}-day`),
  ],
  network: [
    counter(rates.anHour * NETWORK_TIMES, HOUR_SECONDS, `${name}-network-hour`),
    counter(rates.aDay * NETWORK_TIMES, DAY_SECONDS, `${name}-network-day`),
  ],
  all: fullest(
    counter(rates.allAnHour, HOUR_SECONDS, name),
    counter(rates.allADay, DAY_SECONDS, `${name}-all-day`),
  ),
});

/** The counters of new records; a simulation passes counters with its own clock. */
export const newRecordCounters = (counter: CounterMaker) =>
  growthCounters(counter, "new-records", NEW_RECORDS);

/** The counters of finished checks. */
export const finishCounters = (counter: CounterMaker) =>
  growthCounters(counter, "finishes", FINISHES);

/** The counters of leads. */
export const leadCounters = (counter: CounterMaker) => ({
  visitor: counter(VISITOR_LEADS_AN_HOUR, HOUR_SECONDS, "visitor-leads"),
  address: fullest(
    counter(ADDRESS_LEADS_AN_HOUR, HOUR_SECONDS, "address-leads"),
    counter(ADDRESS_LEADS_A_DAY, DAY_SECONDS, "address-leads-day"),
  ),
  network: fullest(
    counter(ADDRESS_LEADS_AN_HOUR * NETWORK_TIMES, HOUR_SECONDS, "network-leads"),
    counter(ADDRESS_LEADS_A_DAY * NETWORK_TIMES, DAY_SECONDS, "network-leads-day"),
  ),
  all: fullest(
    counter(ALL_LEADS_AN_HOUR, HOUR_SECONDS, "leads"),
    counter(ALL_LEADS_A_DAY, DAY_SECONDS, "leads-day"),
  ),
  stored: counter(ALL_STORED_LEADS_A_DAY, DAY_SECONDS, "leads-stored"),
});
