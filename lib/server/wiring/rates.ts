import { type Counter, fullest, NETWORK_TIMES } from "@/lib/server/core/rate-limit";

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

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

/** Saved answers of one record: a person gives 15 in two minutes, an outbox sends 15 at once. */
export const ANSWERS_A_MINUTE = 300;
/** Every other writing call on one record: details, a consent, an analysis, a report, a deletion. */
export const WRITES_A_MINUTE = 60;
/** AI analyses of one visitor; above it the standard analysis is returned. */
export const ANALYSES_AN_HOUR = 3;
export const ANALYSES_A_DAY = 6;
/** AI analyses of one network address, which many phones of one carrier may share. */
export const ADDRESS_ANALYSES_AN_HOUR = 20;
/** AI analyses of one network: it can use at most a fifth of the day's budget. */
export const NETWORK_ANALYSES_A_DAY = 400;

/** Reports of steps from one address, which many phones of one carrier may share. */
export const ADDRESS_COUNTS_A_MINUTE = 120;

/** How often one address opens one private link in a minute, and all together. */
export const READER_LINK_OPENS_A_MINUTE = 60;
export const LINK_OPENS_A_MINUTE = 3_000;

/** Calls for missing or other people's records from one address. */
export const MISSES_A_MINUTE = 30;

/**
 * Reports by e-mail of one visitor, to one e-mail address and of one network address, so that no mailbox is flooded.
 */
export const VISITOR_REPORTS_A_DAY = 5;
export const EMAIL_REPORTS_A_DAY = 3;
export const ADDRESS_REPORTS_AN_HOUR = 20;

/** PDF files of one visitor, and of one network address, which many phones of one carrier may share. */
export const VISITOR_PDFS_AN_HOUR = 30;
export const ADDRESS_PDFS_AN_HOUR = 300;

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
