import { isLeadReference } from "@/lib/domain/lead-reference";
import { fieldsOf, jsonOf } from "./parse";

const CALL_TIMEOUT_MS = 15_000;

/** What became of a lead: stored under a number, or not, and why. */
export type LeadReply =
  { kind: "stored"; reference: string } | { kind: "unsent"; why: "offline" | "store" | "refused" };

/**
 * Sends a form's content; with the same `key` it may be sent again and makes one lead. Never rejects. A reply
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
      body: JSON.stringify(body),
      keepalive: true, // it arrives even if the tab is closed right after the press
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const { reference } = fieldsOf(jsonOf(await response.text()));
    if (response.status === 201 && isLeadReference(reference)) return { kind: "stored", reference };
    return { kind: "unsent", why: [400, 413, 422].includes(response.status) ? "refused" : "store" };
  } catch {
    return { kind: "unsent", why: navigator.onLine ? "store" : "offline" };
  }
};
