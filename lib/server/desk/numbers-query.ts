import { indianDay } from "@/lib/domain/core/indian-day";
import { type FunnelFilter, MOST_FUNNEL_DAYS } from "@/lib/domain/funnel/funnel";
import { z } from "zod";

const DAYS_AT_FIRST = 30;
const DAY_MS = 24 * 60 * 60_000;
const daysBetween = ({ from, to }: FunnelFilter) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const days = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine((asked) => asked.from <= asked.to && daysBetween(asked) < MOST_FUNNEL_DAYS);

/** The days of a query, else the last 30 up to `now` (epoch ms); `isWrong`: there are no such days. */
export const numbersFilter = (
  query: URLSearchParams,
  now: number,
): { filter: FunnelFilter; isWrong: boolean } => {
  const last = { from: indianDay(now - (DAYS_AT_FIRST - 1) * DAY_MS), to: indianDay(now) };
  const asked = days.safeParse({ ...last, ...Object.fromEntries(query) });
  return { filter: asked.data ?? last, isWrong: !asked.success };
};
