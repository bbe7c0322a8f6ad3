import { indianDay } from "@/lib/domain/core/indian-day";
import { ANY_SOURCE, type FunnelFilter } from "@/lib/domain/funnel/funnel";
import { funnelBody } from "./desk-schemas";

const DAYS_AT_FIRST = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * The days and visits that a query of /desk/numbers asks for; without days the last 30 up to `now`, epoch ms. `isWrong`:
 * there are no such days, or too many of them, so it is the last 30, too.
 */
export const numbersFilter = (
  query: URLSearchParams,
  now: number,
): { filter: FunnelFilter; isWrong: boolean } => {
  const last = { from: indianDay(now - (DAYS_AT_FIRST - 1) * DAY_MS), to: indianDay(now) };
  const { source = ANY_SOURCE, lang = "", ...days } = Object.fromEntries(query);
  const asked = funnelBody.safeParse({
    ...last,
    ...days,
    ...(source !== ANY_SOURCE && { source }),
    ...(lang !== "" && { lang }),
  });
  return { filter: asked.data ?? last, isWrong: !asked.success };
};
