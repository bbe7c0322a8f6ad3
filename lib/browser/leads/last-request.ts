import { REQUEST_KEY } from "@/lib/browser/core/device-keys";
import { readDated, writeDated } from "@/lib/browser/core/dated-store";
import { CALL_MINUTES } from "@/lib/domain/calls/call-hours";
import { callClock, shortCallTime } from "@/lib/domain/calls/call-time";
import { fill } from "@/lib/domain/core/fill";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { isRequestToken, type RequestView } from "@/lib/domain/leads/request-view";
import { openRequest } from "./call-client";

/**
 * The request sent last from this device. `token`: of its private page, "" for an order by Get Started, which has none;
 * `at`: the half hour of its call, epoch ms.
 */
type LastRequest = { token: string; reference: string; at: number | null };

export type LastRequestWords = Readonly<Record<"today" | "later" | "sent" | "change", string>>;

/** A request without a half hour is shown for so long, in ms. */
const SHOWN_MS = 7 * 24 * 60 * 60_000;

/** Keeps what the server says of a request now, where it is the last one; null: it is deleted. */
export const followRequest = (token: string, view: RequestView | null): void => {
  const kept = readDated(REQUEST_KEY);
  if (kept?.["token"] !== token) return;
  const isOver = !view || (view.call?.end ?? null) !== null;
  writeDated(REQUEST_KEY, { ...kept, at: view?.call?.at ?? null, isOver });
};

/** The last request; null without one, and once it is over. */
const lastRequest = (): LastRequest | null => {
  const { token, reference, at, isOver, sentAt } = readDated(REQUEST_KEY) ?? {};
  if (typeof token !== "string" || !(token === "" || isRequestToken(token)) || isOver === true)
    return null;
  const ends = typeof at === "number" ? at + CALL_MINUTES * 60_000 : Number(sentAt) + SHOWN_MS;
  return ends > Date.now()
    ? { token, reference: String(reference), at: typeof at === "number" ? at : null }
    : null;
};

/** The last request in one line; null without one. */
export const requestLine = (lang: Lang, words: LastRequestWords) => {
  const last = lastRequest();
  if (!last) return null;
  const { token, reference, at } = last;
  if (at === null) return { token, text: fill(words.sent, { reference }) };
  return indianDay(at) === indianDay(Date.now())
    ? { token, text: fill(words.today, { time: callClock(lang, at) }) }
    : { token, text: fill(words.later, { time: shortCallTime(lang, at) }) };
};

/** Asks the server how the request stands. Never rejects. */
export const updateRequest = async (token: string): Promise<void> => {
  if (token === "") return;
  const reply = await openRequest(token);
  if (reply.kind === "done" || reply.kind === "missing")
    followRequest(token, reply.kind === "done" ? reply.value : null);
};
