import type { Lang } from "@/lib/domain/core/languages";
import { deleteRecord } from "@/lib/browser/check/account-client";
import { hasEndedSession } from "@/lib/browser/check/account-link";
import { signOut } from "./auth";
import { forget } from "@/lib/browser/core/device-store";
import { forgetDevice } from "./forget-device";
import { dropWaitingLead } from "@/lib/browser/leads/onboarding-lead";
import { readHint } from "@/lib/browser/check/sign-in-hint";
import { isKnownVisitor, VISITOR_ID_KEY, visitorId } from "@/lib/browser/check/visitor-id";

/**
 * What a deletion came to. "device": the device is wiped, but the server has no record that this browser has the key
 * to; "not-account": nor has it to the account of a sign-in that had run out before. "expired": that turns out now;
 * "failed": the server could not be asked; in these two cases nothing is deleted but details that were not sent yet.
 */
export type Deletion = "all" | "device" | "not-account" | "expired" | "failed";

/**
 * Deletes everything kept about the visitor, first on the server, then on this device, and ends the sign-in. No new
 * id is left: the next one is made when a check begins. Never rejects.
 */
export const deleteEverything = async (lang: Lang): Promise<Deletion> => {
  const isSignedIn = readHint() !== null;
  // Sent after the deletion, it would begin a new record.
  await dropWaitingLead();
  const reply = isKnownVisitor() ? await deleteRecord(visitorId()) : null;
  const isMissing = !reply || reply.kind === "missing";
  if (isMissing && isSignedIn) return "expired";
  if (!isMissing && reply.kind !== "done") return "failed";
  const isAccountLeft = hasEndedSession();
  // The device first: a sign-out sends what waits on it, which would begin a new record.
  forgetDevice();
  if (isSignedIn) await signOut(lang, true).catch(() => {});
  forget(VISITOR_ID_KEY);
  if (isAccountLeft) return "not-account";
  return isMissing ? "device" : "all";
};
