import { setImmediate } from "node:timers/promises";
import type { DeskFilter } from "@/lib/domain/leads/desk-filter";
import { loggedFilter } from "@/lib/domain/desk/desk-log";
import { ApiError } from "@/lib/server/core/api-error";
import type { DeskParts } from "./desk-parts";
import { countLeads, matchingLeads } from "@/lib/server/leads/lead-scan";

/** Leads deleted before other requests have their turn. */
const STEP = 50;
/** The most leads, and the longest time in ms, of one call; its answer says how many are left. */
const MOST = 5_000;
const MOST_MS = 20_000;

type Parts = Pick<DeskParts, "leads" | "eraseLead" | "log" | "alarm" | "now">;

/** A filter with an end: later arrivals are not deleted. */
export type EndedFilter = DeskFilter & { to: number };

/** The number of leads that fit a filter, of those that arrived before `to`, epoch ms. */
export type Counted = { count: number; to: number };
export type Deleted = { deleted: number; left: number };

/** Deletes many leads at once, as after a flood of spam. All calls reject with StoreUnavailable. */
export const createLeadDeletions = ({ leads, eraseLead, log, alarm, now }: Parts) => ({
  count: async (filter: DeskFilter): Promise<Counted> => {
    const to = Math.min(filter.to ?? Infinity, now());
    return { count: await countLeads(leads, { ...filter, to }), to };
  },

  /**
   * Deletes the leads that fit a filter, newest first, if their number is the `count` the operator confirmed: up to
   * 5,000, or as many as 20 s allow. It is logged before the first deletion; all operators are notified of the
   * number, also after a failure. Throws ApiError 409 when the number has changed.
   */
  remove: async (by: string, filter: EndedFilter, count: number): Promise<Deleted> => {
    if ((await countLeads(leads, filter)) !== count)
      throw new ApiError(409, "changed", "There are more or fewer such leads by now.");
    const until = now() + MOST_MS;
    const line = await log.note({ by, action: "deleted", filter: loggedFilter(filter) });
    let deleted = 0;
    const isOver = () => deleted >= MOST || now() >= until;
    try {
      for await (const rows of matchingLeads(leads, filter)) {
        for (let at = 0; at < rows.length && !isOver(); at += STEP) {
          const some = rows.slice(at, at + STEP);
          const outcomes = await Promise.allSettled(some.map((one) => eraseLead(one.cursor.id)));
          deleted += outcomes.filter(({ status }) => status === "fulfilled").length;
          for (const one of outcomes) if (one.status === "rejected") throw one.reason;
          await setImmediate();
        }
        if (isOver()) break;
      }
    } finally {
      await log.counted(line, deleted);
      if (deleted > 0) await alarm("erasure", by, deleted);
    }
    return { deleted, left: count - deleted };
  },
});
