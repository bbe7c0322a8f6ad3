import { claimsOf, type CallDay } from "@/lib/domain/calls/call-day";
import { type CallHours, MOST_HORIZON_DAYS, timesOf } from "@/lib/domain/calls/call-hours";
import { typedHours } from "@/lib/domain/calls/hours-form";
import { dayAfter, indianDay } from "@/lib/domain/core/indian-day";
import { openCallAt } from "@/lib/domain/leads/lead-call";
import { type PersonRow, personRow } from "@/lib/domain/leads/person-row";
import { CALL_HOURS, CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import { drop, put, ref, type Store, type Transact } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";

export type CallRow = Readonly<{ at: number; lead: string; row: PersonRow }>;

type Parts = Pick<DeskParts, "leads" | "people" | "promise" | "log" | "now"> & {
  transact: Transact;
  hours: Store<CallHours>;
  days: Store<CallDay>;
};

/** Our hours and the calls to come (docs/product/operator.md#desk-calls). All calls reject with StoreUnavailable. */
export const createCallDesk = (parts: Parts) => {
  const { transact, hours, days, leads, people, promise, log, now } = parts;
  const rowsOf = async (day: string): Promise<CallRow[]> => {
    const known = await days.read(day).catch(nullIfUnreadable);
    const found = await Promise.all(
      (known ? claimsOf(known) : []).map(async ({ lead: id }) => {
        const lead = await leads.read(id).catch(nullIfUnreadable);
        const at = lead && openCallAt(lead);
        if (!lead?.person || at === null || indianDay(at) !== day) return [];
        const person = await people.read(lead.person).catch(nullIfUnreadable);
        return person ? [{ at, lead: id, row: personRow(lead.person, person, promise) }] : [];
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
    today: async () => {
      const [rows, tomorrow] = await Promise.all([rowsFrom(-1, 0), rowsFrom(1, 1)]);
      return { rows, tomorrow: tomorrow.length };
    },

    /** `savedAt` 0: there are no hours; `outside`: the calls that they do not have any more. */
    plan: async () => {
      const [known, coming] = await Promise.all([
        hours.read(CALL_HOURS_ID),
        rowsFrom(0, MOST_HORIZON_DAYS),
      ]);
      const isOutside = ({ at }: CallRow) => !known || !timesOf(known, indianDay(at)).includes(at);
      const savedAt = known?.updatedAt ?? 0;
      return { hours: known, savedAt, coming, outside: coming.filter(isOutside) };
    },

    /** Saves the hours (null: none) for who saw those of `savedAt`; false: another was first. Promised calls stay. */
    save: async (by: string, wanted: CallHours | null, savedAt: number): Promise<boolean> => {
      const line = log.line({ by, action: "hours" });
      const at = ref(CALL_HOURS, CALL_HOURS_ID);
      return transact([at], (known) => {
        const before = known.readable(at);
        const [now, next] = [before, wanted].map((one) => one && JSON.stringify(typedHours(one)));
        if (now === next) return { result: true, writes: [] }; // also by an earlier try of the same call
        if ((before?.updatedAt ?? 0) !== savedAt) return { result: false, writes: [] };
        return { result: true, writes: [wanted ? put(at, wanted) : drop(at), line] };
      });
    },
  };
};

type CallDesk = ReturnType<typeof createCallDesk>;
export type DayCalls = Awaited<ReturnType<CallDesk["today"]>>;
export type CallPlan = Awaited<ReturnType<CallDesk["plan"]>>;
