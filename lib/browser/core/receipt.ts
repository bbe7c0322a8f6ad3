import { writeDated } from "./dated-store";
import { REQUEST_KEY } from "./device-keys";
import { fieldsOf } from "./parse";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";

/** The call as its sender sees it: the half hour held, and what was asked; times are epoch ms. */
export type SeenCall = { at: number | null; asked: number | string | null };

/** What a sender learns of a stored message. */
export type Receipt = {
  reference: string;
  /** Null: as soon as we can. */
  call: SeenCall | null;
  /** Of the private page; null without one. */
  token: string | null;
};

const timeIn = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** A call in an unchecked value; null without one. */
const seenCallFrom = (value: unknown): SeenCall | null => {
  if (typeof value !== "object" || value === null) return null;
  const { at, asked } = fieldsOf(value);
  return { at: timeIn(at), asked: typeof asked === "string" ? asked : timeIn(asked) };
};

/** A receipt in an unchecked value; null for one that is not ours. */
export const receiptFrom = (value: unknown): Receipt | null => {
  const { reference, call, token } = fieldsOf(value);
  return isLeadReference(reference)
    ? { reference, call: seenCallFrom(call), token: typeof token === "string" ? token : null }
    : null;
};

/** Free half hours in an unchecked value, epoch ms. */
export const timesFrom = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((at) => typeof at === "number") : [];

/** Keeps a request that was just sent, with its token (last-request.ts). */
export const keepRequest = ({ token, reference, call }: Receipt): void => {
  if (token !== null)
    writeDated(REQUEST_KEY, { token, reference, at: call?.at ?? null, sentAt: Date.now() });
};
