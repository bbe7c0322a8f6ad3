import { waitMinutes } from "@/lib/domain/core/fill";
import { retryAfterMs } from "@/lib/browser/core/api-call";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { type Receipt, receiptFrom, timesFrom } from "@/lib/browser/core/receipt";
import { isKnownVisitor, visitorId } from "@/lib/browser/check/visitor-id";

const CALL_TIMEOUT_MS = 15_000;
/** The wait after a 429 without Retry-After, in ms. */
const USUAL_WAIT_MS = 10 * 60_000;

/** A lead stored, or unsent and why; "later": rate limited, for `afterMs`. */
export type LeadReply =
  | { kind: "stored"; reference: string; receipt?: Receipt }
  /** With `times`, the half hour was taken meanwhile: those that are free, epoch ms. */
  | { kind: "unsent"; why: "offline" | "store" | "refused"; times?: readonly number[] }
  | { kind: "unsent"; why: "later"; afterMs: number };

/** The value for a text's `{minutes}`: the minutes until an unsent lead may be sent again. */
export const waitIn = (reply: Extract<LeadReply, { kind: "unsent" }>): { minutes?: number } =>
  reply.why === "later" ? { minutes: waitMinutes(reply.afterMs) } : {};

/** Sends a lead; again with the same `key` it makes no second one. Never rejects. */
export const sendLead = async (
  kind: "contact" | "newsletter" | "onboarding",
  body: object,
  key: string,
): Promise<LeadReply> => {
  try {
    const response = await fetch(`/api/leads/${kind}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ visitorId: isKnownVisitor() ? visitorId() : null, ...body }),
      keepalive: true, // it arrives even if the tab is closed right after the press
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const said = jsonOf(await response.text());
    const receipt = response.status === 201 ? receiptFrom(said) : null;
    if (receipt) return { kind: "stored", reference: receipt.reference, receipt };
    if (response.status === 409)
      return { kind: "unsent", why: "refused", times: timesFrom(fieldsOf(said)["times"]) };
    if (response.status === 429)
      return { kind: "unsent", why: "later", afterMs: retryAfterMs(response) ?? USUAL_WAIT_MS };
    return { kind: "unsent", why: [400, 413, 422].includes(response.status) ? "refused" : "store" };
  } catch {
    return { kind: "unsent", why: navigator.onLine ? "store" : "offline" };
  }
};
