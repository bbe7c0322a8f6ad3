import { isNativeError } from "node:util/types";
import { type CallDay, type CallRefusal, freeTimes } from "@/lib/domain/calls/call-day";
import { type CallHours, offeredDays } from "@/lib/domain/calls/call-hours";
import { ApiError } from "@/lib/server/core/api-error";
import { CALL_HOURS_ID } from "@/lib/server/store/schemas/stored-call";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

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

/** How long a process shows the same free times, in ms: the claim itself looks at the store. */
const FRESH_MS = 30_000;

type Parts = { hours: Store<CallHours>; days: Store<CallDay>; now: () => number };

/** The half hours in which we call (docs/product/leads.md#calls). */
export const createCalls = ({ hours, days, now }: Parts) => {
  const readFree = async (): Promise<readonly number[]> => {
    const known = await hours.read(CALL_HOURS_ID);
    if (!known) return [];
    const at = now();
    const found = await Promise.all(
      offeredDays(known, at).map((day) => days.read(day).catch(nullIfUnreadable)),
    );
    const taken = new Map(found.flatMap((day) => (day ? [[day.day, day] as const] : [])));
    return freeTimes(known, taken, at);
  };

  let cached: { at: number; free: Promise<readonly number[]> } | null = null;
  const free = (): Promise<readonly number[]> => {
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
    /** The free half hours of the last half minute, epoch ms, the earliest first. Rejects with StoreUnavailable. */
    free,

    /** 409 with the free half hours, for who asked for another. Rejects with StoreUnavailable. */
    taken: async (): Promise<ApiError> => {
      cached = null;
      return new ApiError(409, "call_taken", "This time is taken.", {}, { times: await free() });
    },
  };
};

export type Calls = ReturnType<typeof createCalls>;
