import { type Counter, fullest, NETWORK_TIMES } from "@/lib/server/core/rate-limit";

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * New records of one address. Carriers put thousands of phones behind one: a campaign brings some 25 of them in an hour
 * and 40 in a day, and even a fifth of these numbers, which is what is left while there is a flood, lets them in. For a
 * flooder the day is what counts.
 */
const NEW_RECORDS_AN_HOUR = 150;
const NEW_RECORDS_A_DAY = 300;
/** New records of all, beyond which those who are many wait. */
const ALL_NEW_RECORDS_AN_HOUR = 3_000;
const ALL_NEW_RECORDS_A_DAY = 5_000;

/** Finished checks likewise; some people repeat theirs. */
const FINISHES_AN_HOUR = 200;
const FINISHES_A_DAY = 300;
const ALL_FINISHES_AN_HOUR = 3_000;
const ALL_FINISHES_A_DAY = 5_000;

/** Leads that are usual; beyond, they are flagged, and beyond five times as many refused (lead-limits.ts). */
const VISITOR_LEADS_AN_HOUR = 5;
const ADDRESS_LEADS_AN_HOUR = 40;
const ADDRESS_LEADS_A_DAY = 60;
const ALL_LEADS_AN_HOUR = 300;
const ALL_LEADS_A_DAY = 1_000;
/** Leads of all that are stored in a day, with a flag or without, before those of whoever is many are refused. */
const ALL_STORED_LEADS_A_DAY = 3_000;

/** Makes a counter of at most `allowed` in a window of `seconds`. */
export type CounterMaker = (allowed: number, seconds: number, name: string) => Counter;

/** What counts new records; a simulation passes counters with a clock of its own. */
export const newcomerCounters = (counter: CounterMaker) => ({
  address: [
    counter(NEW_RECORDS_AN_HOUR, HOUR_SECONDS, "new-records-hour"),
    counter(NEW_RECORDS_A_DAY, DAY_SECONDS, "new-records-day"),
  ],
  network: [
    counter(NEW_RECORDS_AN_HOUR * NETWORK_TIMES, HOUR_SECONDS, "new-records-network-hour"),
    counter(NEW_RECORDS_A_DAY * NETWORK_TIMES, DAY_SECONDS, "new-records-network-day"),
  ],
  all: fullest(
    counter(ALL_NEW_RECORDS_AN_HOUR, HOUR_SECONDS, "new-records"),
    counter(ALL_NEW_RECORDS_A_DAY, DAY_SECONDS, "new-records-all-day"),
  ),
});

/** What counts finished checks, likewise: each makes its record longer. */
export const finishCounters = (counter: CounterMaker) => ({
  address: [
    counter(FINISHES_AN_HOUR, HOUR_SECONDS, "finishes-hour"),
    counter(FINISHES_A_DAY, DAY_SECONDS, "finishes-day"),
  ],
  network: [
    counter(FINISHES_AN_HOUR * NETWORK_TIMES, HOUR_SECONDS, "finishes-network-hour"),
    counter(FINISHES_A_DAY * NETWORK_TIMES, DAY_SECONDS, "finishes-network-day"),
  ],
  all: fullest(
    counter(ALL_FINISHES_AN_HOUR, HOUR_SECONDS, "finishes"),
    counter(ALL_FINISHES_A_DAY, DAY_SECONDS, "finishes-all-day"),
  ),
});

/** What counts leads, likewise. */
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
