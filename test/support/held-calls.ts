import { type CallDay, claimsOf } from "@/lib/domain/calls/call-day";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import { heldAt } from "@/lib/domain/leads/lead-call";
import { storedRecords } from "./stored-records";

type Held = { leads: ReadonlyMap<string, Lead>; days: ReadonlyMap<string, CallDay> };

/** Where leads and days disagree: a time that is not held once, in its day, by its lead; a claim without its lead. */
export const callFaults = ({ leads, days }: Held): string[] => {
  const claims = [...days].flatMap(([id, { taken }]) =>
    Object.entries(taken).flatMap(([at, claimed]) =>
      claimed.map(({ lead }) => `${id} ${at} ${lead}`),
    ),
  );
  const held = [...leads].flatMap(([id, lead]) => {
    const at = heldAt(lead);
    return at === null ? [] : [`${indianDay(at)} ${at} ${id}`];
  });
  const doubled = claims.filter((one, n) => claims.indexOf(one) !== n);
  return [
    ...doubled.map((one) => `twice: ${one}`),
    ...claims.filter((one) => !held.includes(one)).map((one) => `no such lead: ${one}`),
    ...held.filter((one) => !claims.includes(one)).map((one) => `not in its day: ${one}`),
  ];
};

/** The leads and days of an SQLite database. */
export const heldIn = (databasePath: string): Held => ({
  leads: storedRecords<Lead>(databasePath, "leads"),
  days: storedRecords<CallDay>(databasePath, "callDays"),
});

/** How many half hours are taken. */
export const countTaken = ({ days }: Pick<Held, "days">): number =>
  [...days.values()].reduce((sum, day) => sum + claimsOf(day).length, 0);
