import { isNativeError } from "node:util/types";
import {
  type CallDay,
  type CallRefusal,
  refusalOf,
  withClaim,
  withoutClaim,
} from "@/lib/domain/calls/call-day";
import type { CallHours } from "@/lib/domain/calls/call-hours";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lead } from "@/lib/domain/leads/lead";
import { heldAt } from "@/lib/domain/leads/lead-call";
import { CALL_DAYS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { alongside, type AlongsideWrite, type Store } from "@/lib/server/store/store";

/** A half hour that a lead cannot take; nothing was written. */
export class CallRefused extends Error {
  override name = "CallRefused";
  readonly why: CallRefusal;
  constructor(why: CallRefusal) {
    super(`This time is ${why}`);
    this.why = why;
  }
  /** By name, like StoreUnavailable: the store is shared by all copies of this module. */
  static override [Symbol.hasInstance](value: unknown): value is CallRefused {
    return isNativeError(value) && value.name === "CallRefused";
  }
}

type Parts = { hours: Store<CallHours>; now: () => number };

/**
 * Writes alongside a lead's: its half hour is taken in the day's document, and its former one is free again. So a lead
 * and its time are stored together or not at all, and whatever changes or deletes the lead frees the time.
 */
const claimWrites = (id: string, hours: CallHours | null, now: number): AlongsideWrite<Lead>[] => [
  alongside(CALL_DAYS, (before: Lead | null, after: Lead | null) => {
    const at = heldAt(after);
    if (at === null || at === heldAt(before)) return null;
    const change = (known: CallDay | null): CallDay => {
      const others = known && withoutClaim(known, id);
      const why = hours ? refusalOf(hours, others, at, now) : "closed";
      if (why) throw new CallRefused(why);
      return withClaim(known, at, { lead: id });
    };
    return { id: indianDay(at), change };
  }),
  alongside(CALL_DAYS, (before: Lead | null, after: Lead | null) => {
    const [was, is] = [heldAt(before), heldAt(after)];
    const isKept = was === null || (is !== null && indianDay(was) === indianDay(is));
    return isKept
      ? null
      : { id: indianDay(was), change: (known: CallDay | null) => known && withoutClaim(known, id) };
  }),
];

/**
 * The same leads, each holding its half hour (docs/product/leads.md#calls). An update that would hold another one rejects
 * with CallRefused, and writes nothing, where that is not free by the hours of this moment.
 */
export const claimingLeads = (leads: Store<Lead>, { hours, now }: Parts): Store<Lead> => ({
  ...leads,
  update: async (id, change, ...others) => {
    let known: CallHours | null | undefined;
    for (;;) {
      let isAsked = false;
      const kept = await leads.update(
        id,
        (before) => {
          const after = change(before);
          const at = heldAt(after);
          isAsked = known === undefined && at !== null && at !== heldAt(before);
          return isAsked ? null : after;
        },
        ...claimWrites(id, known ?? null, now()),
        ...others,
      );
      if (!isAsked) return kept;
      known = await hours.read(CALL_HOURS_ID);
    }
  },
  remove: (id, only, ...others) =>
    leads.remove(id, only, ...claimWrites(id, null, now()), ...others),
});
