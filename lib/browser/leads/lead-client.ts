import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import { waitMinutes } from "@/lib/domain/core/wait";
import { retryAfterMs } from "@/lib/browser/core/api-call";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { isKnownVisitor, visitorId } from "@/lib/browser/check/visitor-id";

const CALL_TIMEOUT_MS = 15_000;
/** The wait after a 429 without Retry-After, in ms. */
const USUAL_WAIT_MS = 10 * 60_000;

/**
 * The result of sending a lead: stored with a reference, or unsent and why. "later": rate limited; `afterMs` is the time
 * until it may be sent again.
 */
export type LeadReply =
  | { kind: "stored"; reference: string }
  | { kind: "unsent"; why: "offline" | "store" | "refused" }
  | { kind: "unsent"; why: "later"; afterMs: number };

/** The value for a text's `{minutes}`: the minutes until an unsent lead may be sent again. */
export const waitIn = (reply: Extract<LeadReply, { kind: "unsent" }>): { minutes?: number } =>
  reply.why === "later" ? { minutes: waitMinutes(reply.afterMs) } : {};

/**
 * Sends a form's content, and this browser's record, where the server notes it; with the same `key` it may be sent again and makes one lead. Never rejects. A reply
 * outside the contract (a network's sign-in page) counts as not stored.
 */
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
    const { reference } = fieldsOf(jsonOf(await response.text()));
    if (response.status === 201 && isLeadReference(reference)) return { kind: "stored", reference };
    if (response.status === 429)
      return { kind: "unsent", why: "later", afterMs: retryAfterMs(response) ?? USUAL_WAIT_MS };
    return { kind: "unsent", why: [400, 413, 422].includes(response.status) ? "refused" : "store" };
  } catch {
    return { kind: "unsent", why: navigator.onLine ? "store" : "offline" };
  }
};
