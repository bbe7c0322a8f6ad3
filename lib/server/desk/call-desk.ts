import { claimsOf, type CallDay } from "@/lib/domain/calls/call-day";
import { type CallHours, MOST_HORIZON_DAYS, timesOf } from "@/lib/domain/calls/call-hours";
import { typedHours } from "@/lib/domain/calls/hours-form";
import { dayAfter, indianDay } from "@/lib/domain/core/indian-day";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { openCallAt } from "@/lib/domain/leads/lead-call";
import { type LeadRow, leadRow } from "@/lib/domain/leads/lead-row";
import { CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";

/** A call to come, or one that nobody has marked: its half hour (epoch ms), its lead, and the person's key. */
export type CallRow = Readonly<{ at: number; row: LeadRow; person: string | null }>;

/** The calls on top of Today, and how many there are tomorrow. */
export type DayCalls = Readonly<{ rows: readonly CallRow[]; tomorrow: number }>;

/** What the page of calls shows. */
export type CallPlan = Readonly<{
  /** null: never saved, or switched off. */
  hours: CallHours | null;
  /** When they were saved, epoch ms; 0: there are none. */
  savedAt: number;
  /** The calls from today on, the earliest first. */
  coming: readonly CallRow[];
  /** Those of them that the hours do not have any more; all where there are no hours. */
  outside: readonly CallRow[];
}>;

type Parts = Pick<DeskParts, "leads" | "log" | "now"> & {
  hours: Store<CallHours>;
  days: Store<CallDay>;
};

/** The hours of our calls, and the calls to come (docs/product/operator.md#desk-calls). All calls reject with StoreUnavailable. */
export const createCallDesk = ({ hours, days, leads, log, now }: Parts) => {
  const rowsOf = async (day: string): Promise<CallRow[]> => {
    const known = await days.read(day).catch(nullIfUnreadable);
    const found = await Promise.all(
      (known ? claimsOf(known) : []).map(async ({ lead: id }) => {
        const lead = await leads.read(id).catch(nullIfUnreadable);
        const at = lead && openCallAt(lead);
        return lead && at !== null && indianDay(at) === day
          ? [{ at, row: leadRow(id, lead), person: lead.person }]
          : [];
      }),
    );
    return found.flat().toSorted((one, other) => one.at - other.at);
  };
  const rowsFrom = async (first: number, last: number): Promise<CallRow[]> => {
    const today = indianDay(now());
    const each = Array.from({ length: last - first + 1 }, (_, n) => dayAfter(today, first + n));
    return (await Promise.all(each.map(rowsOf))).flat();
  };

  return {
    /** The calls of today, and those of yesterday that nobody has marked. The caller logs that they are shown. */
    today: async (): Promise<DayCalls> => {
      const [rows, tomorrow] = await Promise.all([rowsFrom(-1, 0), rowsFrom(1, 1)]);
      return { rows, tomorrow: tomorrow.length };
    },

    /** The hours with the calls to come, for an operator (e-mail address); logged before it answers. */
    plan: async (by: string): Promise<CallPlan> => {
      const [known, coming] = await Promise.all([
        hours.read(CALL_HOURS_ID),
        rowsFrom(0, MOST_HORIZON_DAYS),
      ]);
      const isOutside = ({ at }: CallRow) => !known || !timesOf(known, indianDay(at)).includes(at);
      await log.note({
        by,
        action: "searched",
        filter: loggedFilter({}),
        count: coming.length,
      });
      const savedAt = known?.updatedAt ?? 0;
      return { hours: known, savedAt, coming, outside: coming.filter(isOutside) };
    },

    /**
     * Saves the hours, null switches all off, by an operator who saw those of `savedAt`; false, and nothing is changed,
     * where another operator has saved other ones since. Calls that were promised stay. Logged before it is done.
     */
    save: async (by: string, wanted: CallHours | null, savedAt: number): Promise<boolean> => {
      const known = await hours.read(CALL_HOURS_ID);
      const [now, next] = [known, wanted].map((one) => one && JSON.stringify(typedHours(one)));
      if (now === next) return true; // also by an earlier try of the same call
      if ((known?.updatedAt ?? 0) !== savedAt) return false;
      await log.note({ by, action: "hours" });
      if (wanted) await hours.update(CALL_HOURS_ID, () => wanted);
      else await hours.remove(CALL_HOURS_ID);
      return true;
    },
  };
};
