import { indianDay } from "@/lib/domain/core/indian-day";
import { type CallHours, isOffered, offeredDays, timesOf } from "./call-hours";

export type CallClaim = Readonly<{ lead: string }>;

export type CallDay = Readonly<{
  day: string;
  taken: Readonly<Record<string, readonly CallClaim[]>>;
}>;

/** Why a half hour cannot be taken. "second": this record has an open call already. */
export type CallRefusal = "past" | "closed" | "full" | "second";

const claimsAt = (known: CallDay | null, at: number): readonly CallClaim[] =>
  known?.taken[at] ?? [];

/** All claims of a day. */
export const claimsOf = ({ taken }: CallDay): CallClaim[] => Object.values(taken).flat();

/** Why nobody can take the half hour at `at` of a day as it is known; null: it is free. Times are epoch ms. */
export const refusalOf = (
  hours: CallHours,
  known: CallDay | null,
  at: number,
  now: number,
): CallRefusal | null => {
  const day = indianDay(at);
  if (at < now + hours.noticeHours * 60 * 60_000) return "past";
  if (!isOffered(hours, day, now) || !timesOf(hours, day).includes(at)) return "closed";
  return claimsAt(known, at).length >= hours.atOnce ? "full" : null;
};

/** The free half hours of the offered days, epoch ms, the earliest first; `days`: those with claims. */
export const freeTimes = (
  hours: CallHours,
  days: ReadonlyMap<string, CallDay>,
  now: number,
): number[] =>
  offeredDays(hours, now).flatMap((day) =>
    timesOf(hours, day).filter((at) => !refusalOf(hours, days.get(day) ?? null, at, now)),
  );

/** The day without a lead's claim. */
export const withoutClaim = (known: CallDay, lead: string): CallDay => {
  const taken = Object.entries(known.taken)
    .map(([at, claims]) => [at, claims.filter((one) => one.lead !== lead)] as const)
    .filter(([, claims]) => claims.length > 0);
  return { ...known, taken: Object.fromEntries(taken) };
};

/** The day with a lead's only claim at `at`, epoch ms. */
export const withClaim = (known: CallDay | null, at: number, claim: CallClaim): CallDay => {
  const { day, taken } = known
    ? withoutClaim(known, claim.lead)
    : { day: indianDay(at), taken: {} as CallDay["taken"] };
  return { ...known, day, taken: { ...taken, [at]: [...(taken[at] ?? []), claim] } };
};
