import { type Counter, NETWORK_TIMES } from "./limits";

export const HOUR_SECONDS = 60 * 60;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * New records of one address: 60 people behind one carrier address in the hour after a hoarding went up get theirs at
 * once; the next ones wait, with their answers on the device.
 */
const NEW_RECORDS_AN_HOUR = 60;
const NEW_RECORDS_A_DAY = 300;
/** New records of all: a busy day of a campaign is 10,000. */
const ALL_NEW_RECORDS_AN_HOUR = 3_000;

/** Leads that are usual in an hour; beyond, they are flagged, and beyond five times as many refused (lead-limits.ts). */
const VISITOR_LEADS_AN_HOUR = 5;
const ADDRESS_LEADS_AN_HOUR = 20;
const ALL_LEADS_AN_HOUR = 1_000;

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
  all: counter(ALL_NEW_RECORDS_AN_HOUR, HOUR_SECONDS, "new-records"),
});

/** What counts leads, likewise. */
export const leadCounters = (counter: CounterMaker) => ({
  visitor: counter(VISITOR_LEADS_AN_HOUR, HOUR_SECONDS, "visitor-leads"),
  address: counter(ADDRESS_LEADS_AN_HOUR, HOUR_SECONDS, "address-leads"),
  network: counter(ADDRESS_LEADS_AN_HOUR * NETWORK_TIMES, HOUR_SECONDS, "network-leads"),
  all: counter(ALL_LEADS_AN_HOUR, HOUR_SECONDS, "leads"),
});
