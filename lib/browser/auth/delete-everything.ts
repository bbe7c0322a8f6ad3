import type { Lang } from "@/lib/domain/core/languages";
import { deleteRecord } from "@/lib/browser/check/visitor-client";
import { hasEndedSession, readHint } from "@/lib/browser/check/sign-in-hint";
import { signOut } from "./auth";
import { forgetDevice } from "./forget-device";
import { dropWaitingLead } from "@/lib/browser/leads/onboarding-lead";
import { isKnownVisitor, visitorId } from "@/lib/browser/check/visitor-id";

/**
 * The result of a deletion. "device": the device is wiped; the server has no record that this browser may open.
 * "not-account": the same, and the account of a session that had ended before is untouched. "expired": the session
 * turns out to have ended; "failed": the server cannot be reached. In these two only unsent details are deleted.
 */
export type Deletion = "all" | "device" | "not-account" | "expired" | "failed";

/** Deletes all, on the server, then on this device, and signs out. Never rejects. */
export const deleteEverything = async (lang: Lang): Promise<Deletion> => {
  const isSignedIn = readHint() !== null;
  // Sent after the deletion, it would create a new record.
  await dropWaitingLead();
  const reply = isKnownVisitor() ? await deleteRecord(visitorId()) : null;
  const isMissing = !reply || reply.kind === "missing";
  if (isMissing && isSignedIn) return "expired";
  if (!isMissing && reply.kind !== "done") return "failed";
  const isAccountLeft = hasEndedSession();
  // The device first: a sign-out sends what is unsent, which would create a new record.
  forgetDevice();
  if (isSignedIn) await signOut(lang, true).catch(() => {});
  if (isAccountLeft) return "not-account";
  return isMissing ? "device" : "all";
};
