import { type CallDay, freeTimes } from "@/lib/domain/calls/call-day";
import { type CallHours, offeredDays } from "@/lib/domain/calls/call-hours";
import { ApiError } from "@/lib/server/core/api-error";
import { CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

/** How long a process shows the same free times, in ms: the claim itself looks at the store. */
const FRESH_MS = 30_000;

type Parts = { hours: Store<CallHours>; days: Store<CallDay>; now: () => number };

/** Free half hours, epoch ms, the earliest first. `checked`: for who has finished a check. */
export type FreeTimes = Readonly<Record<"times" | "checked", readonly number[]>>;

/** The half hours in which we call (docs/product/leads.md#calls). */
export const createCalls = ({ hours, days, now }: Parts) => {
  const readFree = async (): Promise<FreeTimes> => {
    const known = await hours.read(CALL_HOURS_ID);
    if (!known) return { times: [], checked: [] };
    const at = now();
    const found = await Promise.all(
      offeredDays(known, at).map((day) => days.read(day).catch(nullIfUnreadable)),
    );
    const taken = new Map(found.flatMap((day) => (day ? [[day.day, day] as const] : [])));
    return {
      times: freeTimes(known, taken, false, at),
      checked: freeTimes(known, taken, true, at),
    };
  };

  let cached: { at: number; free: Promise<FreeTimes> } | null = null;
  const free = (): Promise<FreeTimes> => {
    const at = now();
    if (cached === null || at - cached.at >= FRESH_MS || at < cached.at) {
      const asked = { at, free: readFree() };
      cached = asked;
      asked.free.catch(() => {
        if (cached === asked) cached = null;
      });
    }
    return cached.free;
  };

  return {
    /** The free times of the last half minute. Rejects with StoreUnavailable. */
    free,

    /** The answer to who asked for a half hour that is not free: 409 with those that are. Rejects with StoreUnavailable. */
    taken: async (isChecked: boolean): Promise<ApiError> => {
      cached = null;
      const { times, checked } = await free();
      const found = { times: isChecked ? checked : times };
      return new ApiError(409, "call_taken", "This time is taken.", {}, found);
    },
  };
};

export type Calls = ReturnType<typeof createCalls>;
