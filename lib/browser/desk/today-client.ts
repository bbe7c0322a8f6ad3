import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import type { TodayRow } from "@/lib/domain/leads/today";
import { call, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import { type Cursor, throughGate } from "./desk-client";

/** A page of today's leads: the unanswered ones first, then by the time they are due; `now` is the server's time. */
export type TodayPage = {
  rows: TodayRow[];
  next: Cursor | null;
  counts: DeskCounts;
  now: number;
};

const countsFrom = (value: unknown): DeskCounts | null => {
  const { today, late, flagged, statuses } = fieldsOf(value);
  const numbers = [today, late, flagged, ...Object.values(fieldsOf(statuses))];
  return numbers.every((each) => typeof each === "number") ? (value as DeskCounts) : null;
};

const pageFrom = (value: unknown): TodayPage | null => {
  const { rows, counts, now } = fieldsOf(value);
  return Array.isArray(rows) && countsFrom(counts) && typeof now === "number"
    ? (value as TodayPage)
    : null;
};

const askToday = (body: { after: Cursor | null; poll?: true }) => () =>
  call({ method: "POST", path: "/api/desk/today", body, parse: pageFrom });

/** A page of today's leads, as an operator asked for it. */
export const readToday = (after: Cursor | null): Promise<Reply<TodayPage>> =>
  throughGate(askToday({ after }));

/** The first page, as the page asks for it each minute: no activity; it asks nobody to sign in. */
export const pollToday = (): Promise<Reply<TodayPage>> => askToday({ after: null, poll: true })();

/** The desk's counts; likewise no activity. */
export const readCounts = (): Promise<Reply<DeskCounts>> =>
  call({ method: "GET", path: "/api/desk/counts", parse: countsFrom });

/** A code of our own: the server's 404 does not tell that nobody is signed in. */
const SIGNED_OUT = "signed_out";

/**
 * The reply about a lead, with a code where the desk is closed: to anybody but operators all of the desk is the 404 of
 * a lead that is gone, and then the counts are missing, too.
 */
export const explained = async <R extends { kind: string; code?: string }>(
  reply: R,
): Promise<R> => {
  if (reply.kind !== "missing" || reply.code !== undefined) return reply;
  const counts = await readCounts();
  return counts.kind === "missing" ? { ...reply, code: counts.code ?? SIGNED_OUT } : reply;
};
